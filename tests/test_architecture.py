"""Who may know whom: data flows one way, and no arrow points back."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tradewind

PACKAGE = Path(tradewind.__file__).parent
GAMES = PACKAGE / "games"
FOLDERS = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").exists())
EXPANSIONS = sorted(path.parent for path in GAMES.glob("*/expansions/*/__init__.py"))
MODULES = sorted(PACKAGE.rglob("*.py"))
HEAVY = ("numpy", "numba", "matplotlib", "ray", "torch")

# what each room may open, besides itself; a module of the package itself is a room of its own
MAY_KNOW = {
    "kernel": set(),
    "games": {"kernel"},
    "logbook": {"kernel"},
    "table": {"kernel", "logbook"},
    "replay": {"kernel", "logbook", "table"},
    "verify": {"kernel", "logbook", "table", "replay"},
    "bots": {"kernel", "fleet"},  # a search is compiled where everything is
    "fleet": {"kernel", "bots", "logbook"},
    "arena": {"kernel", "bots", "fleet"},
}
PROOF = PACKAGE / "kernel" / "conformance.py"  # looks at everything, and nothing is built upon it
FINDS_GAMES = PACKAGE / "kernel" / "registry.py"  # knows that there is a folder of games, not which


def name_of(path: Path) -> str:
    parts = ["tradewind", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, at its top or inside a function; what only type checkers see does not count."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unseen = {
        inside
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inside in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in unseen:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name their module in full"
            for alias in node.names:
                deeper = f"{node.module}.{alias.name}"
                yield deeper if _is_module(deeper) else str(node.module)


def _is_module(name: str) -> bool:
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def room(module: str) -> str:
    return module.split(".")[1] if "." in module else module


def within(path: Path, folder: Path) -> bool:
    return folder in path.parents


@pytest.mark.parametrize("path", MODULES, ids=[name_of(path) for path in MODULES])
def test_a_room_opens_only_the_doors_it_may(path: Path) -> None:
    """Kernel → games → table → what is built upon them."""
    here = room(name_of(path))
    if here not in MAY_KNOW or path == PROOF:
        return
    allowed = MAY_KNOW[here] | {here, "tradewind"}
    for module in imports(path):
        if module.split(".")[0] == "tradewind" and not (path == FINDS_GAMES and module == "tradewind.games"):
            assert room(module) in allowed, f"{name_of(path)} must not know {module}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_knows_no_other_game(folder: str) -> None:
    """It imports the kernel and its own folder."""
    for path in (GAMES / folder).rglob("*.py"):
        for module in imports(path):
            if module.startswith("tradewind.games."):
                assert module.split(".")[2] == folder, f"{name_of(path)} must not know {module}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_outside_its_folder_names_a_game(folder: str) -> None:
    """Adding a game touches nothing outside its folder (that another game's island has a port of that name is fine)."""
    name = folder.replace("_", "-")
    for path in MODULES:
        if not within(path, GAMES):
            for text in (*texts(path), *imports(path)):
                said = name in text.split() or text.startswith(f"tradewind.games.{folder}")
                assert not said, f"{name_of(path)} names {folder}: {text!r}"


@pytest.mark.parametrize("folder", EXPANSIONS, ids=[folder.name for folder in EXPANSIONS])
def test_nothing_outside_its_folder_names_an_expansion(folder: Path) -> None:
    """The base game asks questions and never whether an expansion is on."""
    names = re.compile(rf"\b{folder.name.replace('_', '[-_]')}", re.IGNORECASE)
    base = folder.parent.parent
    for path in MODULES:
        if within(path, base) and not within(path, folder):
            for text in (*texts(path), *identifiers(path), *imports(path)):
                assert not names.search(text), f"{name_of(path)} names the expansion {folder.name}: {text!r}"


def texts(path: Path) -> Iterator[str]:
    """The strings of a module's code; what it says about itself in docstrings is left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def identifiers(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr


def printed(code: str) -> list[str]:
    """The words a fresh Python prints."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()


def test_playing_needs_neither_numpy_nor_a_compiler() -> None:
    """No module that is loaded with the games imports one, at its top or later."""
    loaded = printed("from tradewind.kernel.registry import games; games(); import sys; print(*sys.modules)")
    played = [path for path in MODULES if within(path, GAMES) and name_of(path) in loaded]
    assert played, "there are games"
    for path in played:
        for module in imports(path):
            assert module.split(".")[0] not in HEAVY, f"{name_of(path)} must not need {module}"


@pytest.mark.parametrize("path", [path for path in MODULES if not within(path, PACKAGE / "fleet")], ids=name_of)
def test_nothing_heavy_is_imported_at_the_top_of_a_module(path: Path) -> None:
    """Only where it is needed, so that playing starts at once."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
        for module in names:
            assert module.split(".")[0] not in HEAVY, f"{name_of(path)} imports {module} at its top"


@pytest.mark.parametrize(
    "what",
    [
        "import tradewind",
        "import tradewind as tw; tw.open",
        "import tradewind.cli.main",
        "from tradewind.kernel.registry import games; games()",
    ],
)
def test_starting_loads_neither_numpy_nor_numba(what: str) -> None:
    """Opening a table, listing the games and the command line's first page must not wait for a compiler."""
    loaded = printed(f"{what}\nimport sys\nprint(*sys.modules)")
    assert [name for name in HEAVY if name in loaded] == [], f"{what!r} loads something heavy"


def test_importing_the_package_loads_nothing_of_it() -> None:
    """A part of the package must not cost the whole."""
    loaded = printed("import tradewind, sys; print(*sys.modules)")
    assert [name for name in loaded if name.startswith("tradewind.")] == []


def test_no_module_is_too_long_to_read() -> None:
    """Under 500 lines each."""
    long = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {name: lines for name, lines in long.items() if lines > 500} == {}
