"""The pages people read say what the code does: rule numbers, commands, cards, examples and links."""

from __future__ import annotations

import ast
import doctest
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import typer

import tradewind
from tradewind.cli.main import COMMANDS, application
from tradewind.kernel.rulebook import rulebooks

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = ROOT / "docs"
GAMES: Final = Path(tradewind.__file__).parent / "games"
FOLDERS: Final = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").exists())
PAGES: Final = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.glob("*.md")])

RULE: Final = re.compile(r"\b[A-Z]\d{1,2}\b")
LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
PYTHON: Final = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
FIGURES: Final = re.compile(r"(\d+)[→/](\d+|☠)(?: ×(\d+))?")
MAY_HAVE_A_DOCSTRING: Final = (ast.Module, ast.ClassDef, ast.FunctionDef)

PORT_ROYAL: Final = GAMES / "port_royal"
PRODUCTS: Final = {
    "Base game": PORT_ROYAL / "cards.toml",
    "The Gambler": PORT_ROYAL / "expansions" / "gambler" / "cards.toml",
    "Set Sail!": PORT_ROYAL / "expansions" / "set_sail" / "cards.toml",
    "Just One More Contract": PORT_ROYAL / "expansions" / "contracts" / "cards.toml",
}


def page_of(folder: str) -> str:
    return (DOCS / f"{folder.replace('_', '-')}.md").read_text(encoding="utf-8")


def rules_of(folder: str) -> set[str]:
    """The numbers in the rulebooks of a game and its expansions."""
    return {rule for book in rulebooks(GAMES / folder, "en") for rule in book.rules()}


def rules_named(path: Path) -> Iterator[str]:
    """The rule numbers in a module's docstrings, and those that stand alone in a text, as verdicts have them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, MAY_HAVE_A_DOCSTRING):
            yield from RULE.findall(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
            yield node.value


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_that_the_code_names_can_be_looked_up(folder: str) -> None:
    named = {rule: path.name for path in GAMES.joinpath(folder).rglob("*.py") for rule in rules_named(path)}
    assert named, f"the code of {folder} names no rules"
    missing = {rule: where for rule, where in named.items() if rule not in rules_of(folder)}
    assert not missing, f"the rulebooks of {folder} do not explain {missing}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_that_a_page_refers_to_can_be_looked_up(folder: str) -> None:
    page = re.sub(r"`[^`]*`", "", page_of(folder))
    letters = {rule[0] for rule in rules_of(folder)}
    said = {rule for rule in RULE.findall(page) if rule[0] in letters}
    assert said <= rules_of(folder), f"referred to but not explained: {sorted(said - rules_of(folder))}"


def options_of(command: str) -> list[str]:
    """The long options of a command, as the command line itself knows them."""
    group: Any = typer.main.get_command(application(command))
    return [text for each in group.commands[command].params for text in each.opts if text.startswith("--")]


def sections(page: str, level: str) -> dict[str, str]:
    """What stands under each heading of a level, up to the next heading of that level or a higher one."""
    parts = re.split(rf"^(#{{1,{len(level)}}}) (.+)\n", page, flags=re.MULTILINE)
    return {name: text for mark, name, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True) if mark == level}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_its_options_are_documented(command: str) -> None:
    page = sections((DOCS / "commands.md").read_text(encoding="utf-8"), "##")
    assert command in page, f"docs/commands.md has no section “{command}”"
    assert f"tradewind {command}" in page[command], f"docs/commands.md has no example of “{command}”"
    described = re.findall(r"^\| `(--[a-z-]+)", page[command], re.MULTILINE)
    assert sorted(described) == sorted(options_of(command)), f"the options of “{command}” and their table differ"


def test_commands_has_no_section_for_a_command_that_is_gone() -> None:
    assert list(sections((DOCS / "commands.md").read_text(encoding="utf-8"), "##")) == list(COMMANDS)


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    unnamed = [command for command in COMMANDS if f"`tradewind {command}" not in readme]
    assert not unnamed, f"README.md does not name {unnamed}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_sessions_in_python_go_as_printed(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    sessions = "\n".join(block for block in PYTHON.findall(text) if ">>>" in block)
    examples = doctest.DocTestParser().get_doctest(sessions, {}, page.name, str(page), 0)
    if page.name == "README.md":
        assert examples.examples, "README.md has no example in Python"
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(examples, out=told.append)
    assert not told, "".join(told)


def anchors(page: Path) -> set[str]:
    """The places in a page that a link can lead to, as GitHub names them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        file, _, place = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), f"{page.name} links to {link}, and there is no such file"
        assert not place or place in anchors(target), f"{page.name} links to {link}, and there is no such heading"


def printed_cards(file: Path) -> dict[str, Counter[tuple[int, str]]]:
    """By kind of ship or person: coins and sabres, or cost and points, and how many there are of each."""
    kinds: dict[str, Counter[tuple[int, str]]] = {}
    for card in tomllib.loads(file.read_text(encoding="utf-8"))["cards"]:
        if card["kind"] == "ship":
            kind, figures = card["face"].split("-")[0], (card["coins"], str(card["sabres"]).replace("skull", "☠"))
        elif "cost" in card:
            kind, figures = card["kind"], (card["cost"], str(card["points"]))
        else:
            continue
        kinds.setdefault(kind, Counter())[figures] += card["copies"]
    return kinds


def tabled_cards(section: str) -> dict[str, Counter[tuple[int, str]]]:
    """The same from a table of the page; each row also says how many there are in all."""
    kinds: dict[str, Counter[tuple[int, str]]] = {}
    for row in re.findall(r"^\| [A-Z].*$", section, re.MULTILINE):
        name, copies, *rest = (cell.strip() for cell in row.strip("|").split("|"))
        found: Counter[tuple[int, str]] = Counter()
        for first, second, times in FIGURES.findall(" | ".join(rest)):
            found[int(first), second] += int(times or 1)
        if found:
            assert found.total() == int(copies), f"the row of {name} says {copies} and lists {found.total()}"
            kinds[name.partition(" (")[0].lower()] = found
    return kinds


@pytest.mark.parametrize("product", PRODUCTS)
def test_port_royals_tables_show_the_cards_there_are(product: str) -> None:
    cards = sections(page_of("port_royal"), "###")
    assert tabled_cards(cards[product]) == printed_cards(PRODUCTS[product])


def test_port_royals_table_shows_the_contracts_there_are() -> None:
    given = tomllib.loads(PRODUCTS["Just One More Contract"].read_text(encoding="utf-8"))["contracts"]
    rows = re.findall(
        r"^\| `([a-z-]+)`(?: \(white\))? \|[^|]+\| ([\d ]+) \| (−?\d [A-Z]) \|$", page_of("port_royal"), re.M
    )
    expected = []
    for contract in given:
        number, letter = contract["seal"]
        rewards = " ".join(map(str, contract["rewards"]))
        expected.append((contract["face"], rewards, f"{number} {letter}".replace("-", "−")))
    assert rows == expected
