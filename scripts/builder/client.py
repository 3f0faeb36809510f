"""The client for browsers: the modules from npm, and the page that Vite builds with them."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from scripts.builder.environment import PYTHON, for_playing, prepare_environment
from scripts.builder.sources import PACKAGE, PROJECT, build_info
from scripts.builder.stages import BuildError, Stage, only_one

WEB = PROJECT / "web"
PAGE = PACKAGE / "server" / "page"
PAGE_STAMP = PAGE / "made.json"
"""Holds the hashes of what the client in the package was built from."""

FETCHED = WEB / "node_modules" / "fetched.json"
"""Names the modules that are there: the text of `package.json`, and whether all of it."""

COMPONENTS = WEB / "made"
"""The component lists by `thaumata components`, to build the page with."""

COMPONENT_LISTS = (
    ("duel",),
    ("duel", "pantheon", "agora"),
    ("classic", "cities"),
)
"""The families with expansions whose components the client gets: all there are."""

NO_NODE = """\
The pages for browsers are built with Node 20.19 or newer, and it was not found here.
Get it from your system (Debian, Ubuntu: apt install nodejs npm) or from its own site.
To play in the terminal, which needs no Node: make terminal"""


def prepare_client() -> None:
    """Build the client, unless it was built from these very sources."""
    if has_client():
        return
    prepare_environment(for_playing(), "Installing what the service needs")
    prepare_modules()
    with Stage("Building the page") as stage:
        build_client(stage)


def has_client() -> bool:
    """Tell whether the client in the package was built from the sources as they are."""
    return _has_components() and _built_from().get("client") == _client_hash()


def build_client(stage: Stage) -> None:
    """Build the client from its own sources, the words and the components."""
    package = build_info.source_hash(PACKAGE)
    if not _has_components():
        list_components(stage)
    client = _client_hash()
    if _built_from().get("client") != client:
        stage.run(["npm", "run", "--silent", "--prefix", str(WEB), "build"])
    PAGE_STAMP.write_text(json.dumps({"package": package, "client": client}), encoding="utf-8")


def list_components(stage: Stage) -> None:
    """Write what the sources say of each component for the page to be built with."""
    shutil.rmtree(COMPONENTS, ignore_errors=True)
    COMPONENTS.mkdir()
    for family, *expansions in COMPONENT_LISTS:
        flags = ["--expansions", ",".join(expansions)] if expansions else []
        command = [str(PYTHON), "-m", "thaumata.cli", "components", family, *flags]
        listed = stage.run(command, environment={"PYTHONPATH": str(PACKAGE.parent)})
        _component_file(family, *expansions).write_bytes(listed)


def prepare_modules(*, everything: bool = False) -> None:
    """Fetch the modules that the page is built with, or `everything` that checks it, too."""
    if not has_modules(everything=everything):
        with Stage("Fetching what the page is made with") as stage:
            fetch_modules(stage, everything=everything)


def has_modules(*, everything: bool = False) -> bool:
    """Tell whether the modules are there in the versions that `web/package.json` names."""
    return _text(FETCHED) in [_fetched(True), *([] if everything else [_fetched(False)])]


def fetch_modules(stage: Stage, *, everything: bool = False) -> None:
    """Let npm install modules in the versions that `web/package.json` names."""
    if not has_node():
        raise BuildError(NO_NODE)
    with only_one(WEB / "package.json"):
        if not has_modules(everything=everything):  # another process may just have fetched them
            less = [] if everything else ["--omit=dev"]
            stage.run(["npm", "install", *less, "--prefix", str(WEB)])
            FETCHED.write_text(_fetched(everything), encoding="utf-8")


def has_node() -> bool:
    """Tell whether there are Node and npm, and new enough."""
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, check=True)
        subprocess.run(["npm", "--version"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    version = [int(part) for part in said.stdout.decode().strip().lstrip("v").split(".")[:2]]
    return version >= [20, 19]


def hand_over_client(package: Path) -> None:
    """Put the client into a package that is installed, where that has an older one."""
    if not carries_client(package):
        target = package / "server" / "page"
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(PAGE, target)


def carries_client(package: Path) -> bool:
    """Tell whether a package has the client that was built last, if any was."""
    built, carried = _text(PAGE_STAMP), _text(package / "server" / "page" / PAGE_STAMP.name)
    return built is None or built == carried


def _has_components() -> bool:
    """Tell whether the components were listed by the sources as they are.

    All of the package counts: rules, words and whatever makes sentences of them. The page itself
    is built again only if something else is listed than before.
    """
    is_there = all(_component_file(*names).exists() for names in COMPONENT_LISTS)
    return is_there and _built_from().get("package") == build_info.source_hash(PACKAGE)


def _component_file(*names: str) -> Path:
    return COMPONENTS / f"{'-'.join(names)}.json"


def _built_from() -> dict[str, str]:
    """Return the hashes of what the client was built from; empty where there is none."""
    found: dict[str, str] = json.loads(_text(PAGE_STAMP) or "{}")
    return found


def _client_hash() -> str:
    """Return the hash of everything that the page is built from."""
    return build_info.hash_files(PROJECT, _client_sources())


def _client_sources() -> Iterator[Path]:
    own = (path for name in ("src", "public", "types") for path in (WEB / name).rglob("*"))
    yield from (path for path in own if path.is_file())
    yield from (path for path in WEB.iterdir() if path.suffix in (".html", ".json", ".js", ".ts"))
    yield from COMPONENTS.glob("*.json")
    yield from PACKAGE.glob("locales/*/*.ftl")


def _fetched(everything: bool) -> str:
    wanted = (WEB / "package.json").read_text(encoding="utf-8")
    return json.dumps({"package": wanted, "everything": everything})


def _text(path: Path) -> str | None:
    """Return the text of a file; None where there is no such file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return None
