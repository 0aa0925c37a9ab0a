"""The messages as JSON Schema, for clients that generate their types: `make types`."""

import json
import sys
from typing import Any

import msgspec

from wormgrill.match.log_schema import AnyFact, PresenceMessage
from wormgrill.server.app import make_app
from wormgrill.server.openapi.document import completed
from wormgrill.server.settings import Settings

_API, _HERE = "#/components/schemas/", "#/$defs/"


def message_schema() -> dict[str, Any]:
    """Every model of the interface, those of the log among them."""
    app = make_app(Settings()).app
    document = completed(app.openapi_schema.to_schema(), app)
    told = (AnyFact, PresenceMessage)
    _, facts = msgspec.json.schema_components(told, ref_template=f"{_HERE}{{name}}")
    models = json.loads(json.dumps(document["components"]["schemas"]).replace(_API, _HERE))
    models["Position"].pop("title")
    position = {"$ref": f"{_HERE}Position"}
    for model in facts.values():
        if "position" in model.get("properties", {}):
            model["properties"]["position"] = position
    names = [name for name in facts if "seq" in facts[name].get("properties", {})]
    models |= facts | {"Fact": {"oneOf": [{"$ref": f"{_HERE}{name}"} for name in names]}}
    for model in ("Answer", "LogPage", "ProblemView"):
        models[model]["properties"]["events"]["items"] = {"$ref": f"{_HERE}Fact"}
    return {
        "title": "Messages",
        "type": "object",
        "properties": {name: {"$ref": f"{_HERE}{name}"} for name in sorted(models)},
        "$defs": dict(sorted(models.items())),
    }


def main() -> None:
    json.dump(message_schema(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
