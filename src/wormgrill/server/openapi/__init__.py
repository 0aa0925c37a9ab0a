"""How the interface is described: the OpenAPI document, examples, the browser's types."""
