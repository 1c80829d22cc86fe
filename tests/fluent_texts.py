"""Reading a text of the catalogue: its variables and its plural forms."""

from __future__ import annotations

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Which variables a message has, and which plural categories each choice names."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        keys = [variant.key for variant in node.variants]
        self.choices.append({key.name for key in keys if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)
