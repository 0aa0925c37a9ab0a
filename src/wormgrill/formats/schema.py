"""The little of JSON Schema that our own texts need, so that a schema is also the check."""

import re
from collections.abc import Mapping
from typing import Any

from wormgrill.rules.errors import BadRequest

Schema = Mapping[str, Any]

_TYPES: Mapping[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}
_ENDLESS = 2**63  # nothing here counts so far, and longer numbers are hard to print
_CALLED = {
    "object": "an object (in TOML, a table)",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "null": "null",
}


def check(value: object, schema: Schema, path: str = "") -> None:
    """Refuse a value that is not of this shape, naming the key and what is wrong with it."""
    kinds = schema.get("type", ())
    kinds = (kinds,) if isinstance(kinds, str) else kinds
    if kinds and not any(_is(value, kind) for kind in kinds):
        raise _wrong(path, f"must be {' or '.join(_CALLED[kind] for kind in kinds)}")
    if isinstance(value, str):
        _check_text(value, schema, path)
    elif isinstance(value, int):
        if abs(value) >= _ENDLESS:
            raise _wrong(path, "is too long a number")
        _check_range(value, schema, path, "minimum", "maximum", "")
    elif isinstance(value, list):
        _check_range(len(value), schema, path, "minItems", "maxItems", " entries")
        for place, item in enumerate(value):
            check(item, schema.get("items", {}), f"{path}[{place}]")
    elif isinstance(value, dict):
        _check_table(value, schema, path)


def _is(value: object, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    return isinstance(value, _TYPES[kind])


def _check_text(value: str, schema: Schema, path: str) -> None:
    if value not in schema.get("enum", (value,)):
        known = ", ".join(schema["enum"])
        raise _wrong(path, f"“{value}” is not one of {known}")
    if not re.fullmatch(schema.get("pattern", "(?s:.*)"), value):
        raise _wrong(path, f"“{value}” is not allowed: {schema['description']}")


def _check_range(size: int, schema: Schema, path: str, least: str, most: str, unit: str) -> None:
    if size < schema.get(least, size):
        raise _wrong(path, f"must be at least {schema[least]}{unit}, not {size}")
    if size > schema.get(most, size):
        raise _wrong(path, f"must be at most {schema[most]}{unit}, not {size}")


def _check_table(value: dict[str, object], schema: Schema, path: str) -> None:
    inner: Mapping[str, Schema] = schema.get("properties", {})
    dot = f"{path}." if path else ""
    for key in schema.get("required", ()):
        if key not in value:
            raise _wrong(f"{dot}{key}", "is missing")
    for key, item in value.items():
        if key in inner:
            check(item, inner[key], f"{dot}{key}")
        elif schema.get("additionalProperties", True) is False:
            known = ", ".join(inner)
            raise _wrong(f"{dot}{key}", f"is not known here. Known: {known}")


def _wrong(path: str, what: str) -> BadRequest:
    return BadRequest(f"{path or 'this'}: {what}.")
