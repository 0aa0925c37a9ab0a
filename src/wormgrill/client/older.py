"""Messages of a server that is older than this client."""

from typing import Any

from msgspec import inspect


def with_nulls(told: Any, type: inspect.Type) -> Any:
    """What may be null, and is not told yet by that server, is null; all else stays as it is."""
    match type:
        case inspect.Metadata(inner):
            return with_nulls(told, inner)
        case inspect.UnionType():
            for one in type.types:
                told = with_nulls(told, one)
        case inspect.ListType(item) if isinstance(told, list):
            return [with_nulls(one, item) for one in told]
        case inspect.StructType() if isinstance(told, dict):
            new = {
                field.encode_name: with_nulls(told.get(field.encode_name), field.type)
                for field in type.fields
                if field.encode_name in told or (field.required and _may_be_null(field.type))
            }
            return {**told, **new}
    return told


def _may_be_null(type: inspect.Type) -> bool:
    if isinstance(type, inspect.Metadata):
        return _may_be_null(type.type)
    return isinstance(type, inspect.UnionType) and type.includes_none
