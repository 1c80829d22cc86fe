"""Export and import: games travel as files, and no file that cannot be comes in."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from seafarers import GAME, ME, Person, Running, here, opening

import tradewind as tw
from tradewind.logbook import encode, read, write
from tradewind.verify import problems


def test_all_games_travel_as_logbooks(own: Running, tmp_path: Path) -> None:
    ann = Person(own)
    done = ann.opens("voyages", here("Ann"), here("Bo"), options={"players": 2})
    for seat in (1, 2):
        ann.post(f"/api/tables/{done}/leave", {"seat": seat})
    running = ann.opens(GAME, ME, here("Ola"), options={"players": 2})
    ann.post(f"/api/tables/{running}/moves", {"seat": 1, "at": 0, "text": "draw", "id": "a"})
    with ann.looks(done) as eyes:
        eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    own.stop()
    folder, other = tmp_path / "games", str(tmp_path / "other.sqlite")
    carry(own.database, "--export", folder)
    logbook = read(str(folder / f"voyages-{done}.json"))
    assert problems(logbook) == [], "what was written out is proven"
    assert carry(other, "--import", folder) == "2 games were taken in."
    assert carry(other, "--import", folder) == "0 games were taken in.", "nothing comes in twice"
    elsewhere = Running(other, "--no-limits")
    stranger = Person(elsewhere)
    assert stranger.get(f"/api/tables/{done}/verify")["ok"] is True
    assert stranger.get(f"/api/tables/{running}")["at"] == 1
    elsewhere.stop()


def test_a_plain_logbook_comes_in_once(tmp_path: Path) -> None:
    folder, database = tmp_path / "games", str(tmp_path / "tables.sqlite")
    table = tw.open(GAME, players=2, seed=5)
    table.play("draw")
    write(table.logbook(), folder / "a.json")
    assert carry(database, "--import", folder) == "One game was taken in."
    assert carry(database, "--import", folder) == "0 games were taken in."
    mode = stat.S_IMODE((folder / "a.json").stat().st_mode)
    (tmp_path / "plain").touch()
    assert mode == stat.S_IMODE((tmp_path / "plain").stat().st_mode), "a logbook is a file like any other"


@pytest.mark.parametrize(
    ("entry", "change", "where"),
    [
        (1, {"kind": "mutiny"}, "table[1].kind"),
        (1, {"table": "another"}, "table[1].table"),
        (1, {"n": 7}, "table[1].n"),
        (0, {"body": "no opening"}, "table"),
        (1, {"kind": "move", "seat": 1, "body": "draw"}, "table"),
        (2, {"seat": 9}, "table"),
        (2, {"kind": "undo", "body": "all"}, "table"),
        (2, {"body": "repel"}, "table"),
    ],
)
def test_a_file_whose_log_cannot_be_is_refused_with_the_place(
    tmp_path: Path, entry: int, change: dict[str, Any], where: str
) -> None:
    told = written_out(tmp_path)
    told["table"][entry] |= change
    assert where in refused_in(tmp_path, told)


def test_a_file_with_a_move_that_is_against_the_rules_is_refused(tmp_path: Path) -> None:
    told = written_out(tmp_path)
    told["table"][2]["body"], told["moves"] = "repel", ["1 repel"]
    assert "moves[0]: " in refused_in(tmp_path, told)


def test_who_names_no_folder_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        carry(str(tmp_path / "tables.sqlite"), "--import", tmp_path / "nowhere")
    assert "nowhere: There is no such folder." in refused.value.stderr


def written_out(folder: Path) -> Any:
    """The file of a table where one card was drawn."""
    table = tw.open(GAME, players=2, seed=5)
    table.play("draw")
    log = [("open", 0, json.dumps(opening(table))), ("start", 0, ""), ("move", 1, "draw")]
    entries = [
        {"table": "t", "n": n, "kind": kind, "seat": seat, "by": "", "id": None, "time": 0.0, "body": body}
        for n, (kind, seat, body) in enumerate(log)
    ]
    told = json.loads(encode(table.logbook())) | {"table": entries}
    (folder / "out").mkdir()
    (folder / "out" / "good.json").write_text(json.dumps(told))
    assert carry(str(folder / "good.sqlite"), "--import", folder / "out") == "One game was taken in."
    return told


def refused_in(folder: Path, told: Any) -> str:
    """What is said about a file that cannot be taken in."""
    (folder / "out" / "bad.json").write_text(json.dumps(told))
    with pytest.raises(subprocess.CalledProcessError) as refused:
        carry(str(folder / "other.sqlite"), "--import", folder / "out")
    said = str(refused.value.stderr)
    assert "bad.json" in said
    assert "Traceback" not in said
    assert refused.value.returncode == 2
    return said


def carry(database: str, *arguments: object) -> str:
    command = [sys.executable, "-m", "tradewind.cli.main", "serve", "--database", database, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
