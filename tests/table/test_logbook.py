"""Reading and writing logbooks: whatever comes in, the answer is a logbook or a LogbookError."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradewind as tw
from tradewind import logbook as records
from tradewind.logbook import LARGEST_MIB, decode, encode, read, write

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "logbook.schema.json").read_text(encoding="utf-8"))
BASE: dict[str, Any] = {"logbook": 1, "game": "dice-race", "options": {"players": 2}, "moves": []}

texts = st.text('a1 .-["\\\0\u2028Ж🏴')
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts, inner),
    max_leaves=20,
)


def changed(**fields: Any) -> bytes:
    return json.dumps(BASE | fields).encode()


def where(data: bytes) -> str:
    with pytest.raises(tw.LogbookError) as refused:
        decode(data)
    assert str(refused.value)
    assert not str(refused.value).startswith("error-"), "every refusal is in words"
    return refused.value.where


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"", "byte 0"),
        (b" \n", "byte 0"),
        (b"\xff\xfe", "byte 0"),
        (b"\xef\xbb\xbf{}", "byte 0"),
        (b"\x00\x01\x02", "byte 0"),
        (b"ahoy", "byte 0"),
        (b'{"logbook": 1,', "byte 14"),
        (b"[]", "logbook"),
        (b"7", "logbook"),
        (b"null", "logbook"),
        (b"{}", "logbook"),
        (b'{"logbook": NaN}', "byte 12"),
        (b'{"logbook": 1, "game": "x", "options": {}, "moves": [' + b"[" * 100_000, "moves[0]"),
        (b'{"logbook": 1, "game": "x", "moves": [], "options": ' + b'{"a":' * 100_000, "byte 0"),
        (b'{"logbook": 1, "x": "\xc3\x28"}', "byte 21"),
        ('{"logbook": 1}'.encode("utf-16"), "byte 0"),
        (json.dumps(BASE).encode() + b"{}", "byte 76"),
        (b'{"logbook": 1, "game": "x", "moves": [], "options": {"players": 1' + b"0" * 5000 + b"}}", "options"),
        (b'{"logbook": 1, "game": "x", "moves": [], "options": {"players": 1e999}}', "options"),
    ],
)
def test_what_is_no_logbook_is_refused_with_its_place(data: bytes, place: str) -> None:
    assert where(data) == place


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"logbook": 2}, "logbook"),
        ({"logbook": "1"}, "logbook"),
        ({"logbook": True}, "logbook"),
        ({"game": 5}, "game"),
        ({"rules": 1.0}, "rules"),
        ({"options": []}, "options"),
        ({"seats": "Ann"}, "seats"),
        ({"seats": ["Ann", 2]}, "seats[1]"),
        ({"seats": ["x" * 201, "y"]}, "seats[0]"),
        ({"seed": 7}, "seed"),
        ({"seed": "xyz"}, "seed"),
        ({"commitment": "ab"}, "commitment"),
        ({"salts": [1]}, "salts[0]"),
        ({"position": []}, "position"),
        ({"chance": ["deck"]}, "chance"),
        ({"moves": "1 draw"}, "moves"),
        ({"moves": ["1 draw", None]}, "moves[1]"),
        ({"moves": None}, "moves"),
        ({"result": 3}, "result"),
    ],
)
def test_a_wrong_kind_of_value_is_named(fields: dict[str, Any], place: str) -> None:
    assert where(changed(**fields)) == place
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(json.loads(changed(**fields)))


@pytest.mark.parametrize("key", ["logbook", "game", "options", "moves"])
def test_a_missing_key_is_named(key: str) -> None:
    assert where(json.dumps({name: value for name, value in BASE.items() if name != key}).encode()) == key


def test_optional_keys_may_be_null_and_unknown_ones_are_passed_over() -> None:
    optional = dict.fromkeys(("rules", "seats", "seed", "commitment", "salts", "position", "chance", "result"))
    assert decode(changed(**optional, weather="fine")) == decode(changed())


def refusal(given: Any) -> tw.TradewindError | None:
    """Why something cannot be loaded and looked at; anything but a refusal fails the test."""
    try:
        tw.load(given).view(everything=True)
    except (tw.LogbookError, tw.IllegalMove) as refused:
        return refused
    return None


@given(st.binary(max_size=300))
def test_random_bytes_are_refused(data: bytes) -> None:
    assert isinstance(refusal(data), tw.LogbookError)


@given(st.dictionaries(st.sampled_from([*BASE, "rules", "seats", "seed", "salts", "position", "chance"]), json_values))
def test_random_values_are_refused_or_played(fields: dict[str, Any]) -> None:
    refused = refusal(BASE | fields)
    assert refused is None or str(refused)


@given(st.dictionaries(st.sampled_from(["turn", "pot", "points"]), json_values))
def test_random_positions_are_refused_or_taken_up(position: dict[str, Any]) -> None:
    refused = refusal(BASE | {"position": position})
    assert refused is None or (isinstance(refused, tw.LogbookError) and refused.where.startswith("position"))


def test_what_is_no_json_value_is_refused() -> None:
    with pytest.raises(tw.LogbookError):
        tw.load({"logbook": object()})


@pytest.mark.parametrize("name", ["dice-race", "port-royal"])
def test_a_written_logbook_fits_the_schema_and_reads_back(name: str, tmp_path: Path) -> None:
    for table in (
        tw.open(name, players=2),
        tw.open(name, players=2, seed=7, seats=["Ann", "Bö"], position={}, chance={}),
        tw.open(name, players=2, salts=["a", "b"]),
    ):
        for _ in range(3):
            seat = table.waiting[0]
            table.play(table.legal(seat)[0], seat)
        file = tmp_path / "game.json"
        write(table.logbook(), file)
        assert read(str(file)) == table.logbook()
        jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(file.read_bytes()))


def test_the_schema_lists_every_key() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    fields = msgspec.structs.fields(tw.Logbook)
    assert list(SCHEMA["properties"]) == [field.name for field in fields]
    assert SCHEMA["required"] == [field.name for field in fields if field.required]


def test_a_failed_write_keeps_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write(tw.open("dice-race", players=2, seed=1).logbook(), file)
    before = file.read_bytes()
    broken = tw.open("dice-race", players=2, seed=1).logbook()
    broken.options = {"players": object()}
    with pytest.raises(TypeError):
        write(broken, file)
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]  # noqa: PTH208 - hidden files too


def test_places_that_are_no_file_are_refused(tmp_path: Path) -> None:
    cases = [
        (str(tmp_path), "folder"),
        ("/dev/zero", "device"),
        (str(tmp_path / "none"), "no such file"),
        ("a\0b", "cannot be read"),
    ]
    for path, reason in cases:
        with pytest.raises(tw.LogbookError, match=reason) as refused:
            read(path)
        assert refused.value.where == path
    with pytest.raises(tw.LogbookError, match="cannot be written"):
        write(tw.open("dice-race", players=2).logbook(), tmp_path / "none" / ("x" * 300))


def test_a_huge_file_is_refused_without_being_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as handle:
        handle.truncate(100 * 2**20)
    with pytest.raises(tw.LogbookError, match=f"at most {LARGEST_MIB} MiB"):
        read(str(file))


def test_encoding_is_stable() -> None:
    logbook = tw.open("dice-race", players=2, seed=1).logbook()
    assert encode(decode(encode(logbook))) == encode(logbook)
    assert records.secret_of("7") == bytes(31) + b"\x07"


def test_the_logbook_in_the_documentation_can_be_played() -> None:
    page = (Path(__file__).parents[2] / "docs" / "logbook.md").read_text(encoding="utf-8")
    example = json.loads(re.findall(r"```json\n(.*?)```", page, re.DOTALL)[0])
    table = tw.load(example)
    assert len(table.moves) == len(example["moves"]) > 0
    for key in SCHEMA["properties"]:
        assert f"| `{key}` |" in page, f"{key} is not explained"
