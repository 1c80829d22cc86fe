"""The WebSocket protocol as JSON Schema: what clients may say is read off the types, what the server says is here."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tradewind.server.messages import Said

_NUMBER: Final = {"type": "integer"}
_TEXT: Final = {"type": "string"}
_YES: Final = {"type": "boolean"}
_SEATS: Final = {"type": "array", "items": _NUMBER}
_MESSAGE: Final = {"$ref": "#/$defs/message"}
_NOTHING_OR_NUMBER: Final = {"type": ["integer", "null"]}
_NOTHING_OR_TEXT: Final = {"type": ["string", "null"]}

MESSAGE: Final = {
    "description": "A text of the catalogue, [key, {arguments}], or put into words where a language was asked for.",
    "anyOf": [_TEXT, {"type": "array", "prefixItems": [_TEXT, {"type": "object"}], "minItems": 2, "maxItems": 2}],
}
NOW: Final = {
    "over": _YES,
    "waiting": _SEATS,
    "legal": {"type": "object", "additionalProperties": {"type": "array", "items": _TEXT}},
    "words": {"type": "object", "additionalProperties": _MESSAGE},
    "view": {"type": "object"},
    "odds": {"type": "array", "items": {"$ref": "#/$defs/odds"}},
    "undo": _YES,
    "scores": {"type": ["object", "null"]},
    "winners": _SEATS,
    "parts": {"type": ["object", "null"]},
}
AT_THE_END: Final = {"scorers": {"type": "object", "additionalProperties": _MESSAGE}}  # only when the game is over
STEP: Final = {"mark": _NUMBER, "at": _NUMBER, "by": _NUMBER, "move": _TEXT}
EVENTS: Final = {"type": "array", "items": _MESSAGE}
RULES: Final = {"description": "The rule behind each event.", "type": "array", "items": _NOTHING_OR_TEXT}
TOLD: Final = {"events": EVENTS, "rules": RULES}
LINE: Final = {"at": _NUMBER, "seat": _NUMBER, "move": _TEXT} | TOLD
SEAT: Final = {"seat": _NUMBER, "name": _TEXT, "kind": {"enum": ["open", "person", "bot", "here"]}, "here": _YES}
TABLE: Final = {
    "id": _TEXT,
    "game": _TEXT,
    "rules": _TEXT,
    "options": {"type": "object"},
    "state": {"enum": ["gathering", "playing", "over"]},
    "host": _YES,
    "seats": {"type": "array", "items": {"$ref": "#/$defs/seat"}},
    "spectators": _NUMBER,
    "commitment": _NOTHING_OR_TEXT,
    "salts": _SEATS,
    "clock": {"type": ["object", "null"]},
    "guided": _YES,
    "rematch": _NOTHING_OR_TEXT,
    "link": _TEXT,
    "mark": _NUMBER,
}


def _thing(properties: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties | (optional or {}),
        "required": list(properties),
        "additionalProperties": False,
    }


def _frame(kind: str, properties: dict[str, Any], **optional: Any) -> dict[str, Any]:
    return _thing({"type": {"const": kind}} | properties, optional)


SERVER_SAYS: Final = [
    _frame("table", TABLE),
    _frame(
        "snapshot",
        {"mark": _NUMBER, "at": _NUMBER, "seat": _NOTHING_OR_NUMBER}
        | NOW
        | {"log": {"type": "array", "items": {"$ref": "#/$defs/line"}}},
        **AT_THE_END,
    ),
    _frame("step", STEP | {"chance": {"type": "array"}} | TOLD | NOW, **AT_THE_END),
    _frame("undone", {"mark": _NUMBER, "at": _NUMBER, "by": _NUMBER} | NOW),
    _frame("current", {"at": _NUMBER, "mark": _NUMBER}),
    _frame("ack", {"id": _TEXT, "at": _NUMBER}),
    _frame("verdict", {"id": _TEXT, "allowed": _YES, "rule": _NOTHING_OR_TEXT, "why": _MESSAGE}),
    _frame("error", {"code": _TEXT, "message": _MESSAGE}, id=_TEXT, where=_TEXT, rule=_TEXT, at=_NUMBER),
    _frame("chat", {"name": _TEXT, "text": _TEXT, "n": _NUMBER}, seat=_NUMBER),
    _frame("thinking", {"seat": _NUMBER}),
    _frame("bot", {"seat": _NUMBER, "sure": {"type": "number"}}),
    _frame("pong", {}),
    _frame("closing", {}),
]


def schema() -> dict[str, Any]:
    """`#/$defs/client` and `#/$defs/server`: one message of either."""
    (said,), components = msgspec.json.schema_components([Said], ref_template="#/$defs/{name}")
    own = {
        "client": said,
        "server": {"oneOf": SERVER_SAYS},
        "message": MESSAGE,
        "seat": _thing(SEAT | {"yours": _YES}, {"bot": _TEXT, "muted": _YES, "forfeited": _YES}),
        "line": _thing(LINE),
        "odds": _thing({"kind": _TEXT, "move": _TEXT, "what": _MESSAGE, "favourable": _NUMBER, "possible": _NUMBER}),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tradewind over WebSocket",
        "anyOf": [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}],
        "$defs": own | components,
    }
