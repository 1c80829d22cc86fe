"""Help pages, and what is wrong with a command line, in the person's language: the catalogue has all texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from tradewind.cli.output import Refused, language
from tradewind.kernel.text import Catalogue, Message, catalogue

COMMAND_LINE: Final = "command line"
LONGEST_QUOTE: Final = 80


class Command(TyperCommand):
    """One command: what it does, what it takes."""

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        texts, taken = catalogue(language()), self.get_params(ctx)
        needed = [f"{_form(each)} " for each in taken if each.required]
        _head(formatter, texts, f"{ctx.command_path} {''.join(needed)}[…]", f"command-{self.name}")
        with formatter.section(_said(texts, "help-options")):
            formatter.write_dl([(_form(each), _meaning(texts, str(self.name), each)) for each in taken])


class Group(TyperGroup):
    """All commands, each in a line."""

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        texts = catalogue(language())
        _head(formatter, texts, f"{ctx.command_path} […]", "help-about")
        with formatter.section(_said(texts, "help-commands")):
            formatter.write_dl([(name, _first_sentence(_said(texts, f"command-{name}"))) for name in self.commands])
        with formatter.section(_said(texts, "help-options")):
            formatter.write_dl([(_form(each), _meaning(texts, "", each)) for each in self.get_params(ctx)])


def _head(formatter: Any, texts: Catalogue, line: str, about: str) -> None:
    formatter.write(f"{_said(texts, 'help-usage')} {line}\n\n")
    formatter.write_text(_said(texts, about))


def _said(texts: Catalogue, key: str) -> str:
    return texts.say(Message(key))


def _first_sentence(text: str) -> str:
    return text.partition(". ")[0].rstrip(".") + "."


def _form(parameter: Any) -> str:
    """How it is typed: `--games N`."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar)
    spelt = ", ".join(sorted([*parameter.opts, *parameter.secondary_opts], key=len))
    return spelt if parameter.is_flag else f"{spelt} {parameter.metavar}"


def _meaning(texts: Catalogue, command: str, parameter: Any) -> str:
    """Its text for this command, or the one that all commands share."""
    name, known = max(parameter.opts, key=len).removeprefix("--"), texts.keys()
    own, shared = f"option-{command}-{name}", f"option-{name}"
    return " ".join([_said(texts, own if own in known else shared), *_aside(texts, parameter)])


def _aside(texts: Catalogue, parameter: Any) -> Iterator[str]:
    if parameter.required:
        yield f"({_said(texts, 'help-required')})"
    elif parameter.default and not parameter.is_flag:
        yield f"({texts.say(Message('help-default', {'value': f'{parameter.default}'.removesuffix('.0')}))})"


# --- what is wrong with a command line


def unknown_command(word: str, known: Iterable[str]) -> Refused:
    return Refused(
        Message("usage-command", {"command": word[:LONGEST_QUOTE], "commands": ", ".join(known)}), COMMAND_LINE
    )


def misused(error: Any, given: list[str]) -> Refused:
    """What Typer found wrong, in our own words: it knows English alone."""
    kind = type(error).__name__
    if kind == "MissingParameter":
        return Refused(Message("usage-missing", {"what": _form(error.param)}), COMMAND_LINE)
    if kind == "BadParameter":
        option = max(error.param.opts, key=len)
        return Refused(
            Message("usage-value", {"given": _value(given, option), "why": _unfit(error.param.type)}), option
        )
    if kind == "NoSuchOption":
        near = ", ".join(error.possibilities or [])
        known = {"option": error.option_name[:LONGEST_QUOTE], "options": near}
        return Refused(Message("usage-option-near" if near else "usage-option", known), COMMAND_LINE)
    if kind == "BadOptionUsage":
        alone = any(word.startswith(f"{error.option_name}=") for word in given)
        return Refused(Message("usage-takes-nothing" if alone else "usage-takes-something"), error.option_name)
    if isinstance(error.ctx.command, Group):
        return Refused(Message("usage-no-command", {"commands": ", ".join(error.ctx.command.commands)}), COMMAND_LINE)
    return Refused(Message("usage-too-much"), COMMAND_LINE)


def _value(given: list[str], option: str) -> str:
    """What was typed for an option."""
    for word, following in zip(given, [*given[1:], ""], strict=True):
        name, sign, value = word.partition("=")
        if name == option:
            return (value if sign else following)[:LONGEST_QUOTE]
    return ""


def _unfit(wanted: Any) -> Message:
    """What a value should have been."""
    if choices := getattr(wanted, "choices", None):
        return Message("usage-choice", {"choices": ", ".join(choices)})
    whole = "whole" if wanted.name.startswith("int") else "number"
    least, most = getattr(wanted, "min", None), getattr(wanted, "max", None)
    if least is None:
        return Message(f"usage-{whole}")
    ends = {"least": str(least), "most": str(most)}
    return Message(f"usage-{whole}-from" if most is None else f"usage-{whole}-between", ends)
