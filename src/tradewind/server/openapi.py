"""The HTTP API described for programs, from the routes themselves."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tradewind import __version__
from tradewind.server.routes import JSON, NOT_A_ROUTE, ROUTES, Answer, Route

REF: Final = "#/components/schemas/{name}"
ERROR: Final = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string"},
                "message": {"description": "[key, {arguments}], or a text with ?words=…"},
                "where": {"type": "string"},
                "rule": {"type": "string"},
                "at": {"type": "integer"},
            },
        }
    },
}


def described() -> dict[str, Any]:
    kinds = list(dict.fromkeys(kind for route in ROUTES for kind in _kinds(route)))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    known = dict(zip(map(str, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, known)
    schemes = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "tradewind"},
        "token": {"type": "http", "scheme": "bearer"},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tradewind", "version": __version__},
        "paths": paths,
        "components": {"schemas": components | {"Error": ERROR}, "securitySchemes": schemes},
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _kinds(route: Route) -> list[Any]:
    hints = route.hints
    kinds = [hints[name] for name in route.parameters if name not in ("request",)]
    returned = hints["return"]
    return kinds if returned is Answer else [*kinds, returned]


def _operation(route: Route, known: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {"summary": route.summary, "operationId": route.handler.__name__, "responses": {}}
    returned = route.hints["return"]
    content: dict[str, Any] = {"description": "As asked."}
    if returned is not Answer:
        content["content"] = {JSON: {"schema": known[str(returned)]}}
    told["responses"][str(route.status)] = content
    problem = {
        "description": "Refused, with the reason.",
        "content": {JSON: {"schema": {"$ref": REF.format(name="Error")}}},
    }
    told["responses"]["4XX"] = problem
    told["parameters"] = [
        {
            "name": route.called.get(name, name),
            "in": "path" if route.in_path(name) else "query",
            "required": route.in_path(name) or parameter.default is parameter.empty,
            "schema": known[str(route.hints[name])],
        }
        for name, parameter in route.parameters.items()
        if name not in NOT_A_ROUTE
    ]
    if route.method == "POST":
        told["parameters"].append(
            {"name": "X-Tradewind", "in": "header", "required": True, "schema": {"const": "1", "type": "string"}}
        )
    if "data" in route.parameters:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": known[str(route.hints["data"])]}}}
    return told
