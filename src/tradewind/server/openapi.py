"""The HTTP API described for programs, from the routes themselves."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tradewind import __version__
from tradewind.kernel import registry
from tradewind.server.answers import Again, Made
from tradewind.server.opening import NewTable
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
    asked, games = components[NewTable.__name__], list(registry.games())
    asked["properties"]["game"]["enum"] = games
    asked["examples"] = [{"game": game} for game in games]
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
    schema = {} if returned is Answer else known[str(returned)]
    content: dict[str, Any] = {"description": "As asked.", "content": {route.kind: {"schema": schema}}}
    if returned in (Made, Again):
        content["links"] = _links()
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
        body = route.hints["data"]
        needed = any(each.required for each in msgspec.structs.fields(body))
        told["requestBody"] = {"required": needed, "content": {JSON: {"schema": known[str(body)]}}}
    return told


def _links() -> dict[str, Any]:
    """What can be done with a table that was just made."""
    return {
        route.handler.__name__: {
            "operationId": route.handler.__name__,
            "parameters": {"table": "$response.body#/id"},
        }
        for route in ROUTES
        if "{table}" in route.parts
    }
