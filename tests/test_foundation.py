"""Rules for the project as a whole: honest builds, separate layers, plain words."""

import ast
import contextlib
import io
import re
import runpy
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from thaumata import build_info
from thaumata.build_info import Stamp

PROJECT = Path(__file__).resolve().parents[1]
SOURCES = PROJECT / "src" / "thaumata"

EXPANSIONS = {
    "duel": {"pantheon", "agora"},
    "classic": {"free_city", "teams", "cities"},
}

OUTSIDE = {
    *("asyncio", "datetime", "io", "locale", "logging", "os", "pathlib", "random", "secrets"),
    *("socket", "sys", "threading", "time", "fluent", "litestar", "rich", "typer"),
}
"""Modules that the rules may not import: clock, socket, disk, language, global random."""

ABOVE = {
    *("events", "views", "wording", "position", "players", "play", "drawing", "server", "cli"),
    *("locales", "proof", "record"),
}
"""The packages above the rules, which the rules may not name."""

ROOMS = (
    *("events", "views", "wording", "position", "proof"),
    *("players/values", "players/advice", "drawing"),
)
"""The packages to which expansions contribute."""

NAMED_IN_ROOMS = {"pantheon", "agora", "senate", "cities", "teams"}

PLAIN = Stamp(source_hash="abc", recipe_hash="def", compiled=False, tuning="all")


def compiled_modules() -> list[Path]:
    with contextlib.chdir(PROJECT):
        names = runpy.run_path("setup.py", run_name="setup")["compiled_modules"]()
        return [Path(name).resolve() for name in names]


def rule_modules() -> list[Path]:
    rooms = {SOURCES / room for room in ("players", "proof", "views", "wording")}
    return [path for path in compiled_modules() if not rooms & {*path.parents}]


def room_modules() -> list[Path]:
    """The modules above the rules, except expansions' own and the families' tables."""
    above = [path for room in (*ABOVE, "components") for path in (SOURCES / room).rglob("*.py")]
    return [
        path
        for path in sorted(above)
        if path.name != "expansions.py"
        and not {*re.split("[/_]", str(path.relative_to(SOURCES).with_suffix("")))} & NAMED_IN_ROOMS
    ]


def spoken_words(path: Path) -> set[str]:
    """Every string constant of a module, and every attribute that it uses."""
    words: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(text)):
                words.add(text)
            case ast.Attribute(attr=name) | ast.AnnAssign(target=ast.Name(id=name)):
                words.add(name)
    return words


def imported_words(path: Path) -> set[str]:
    """Every part of every dotted name that a module imports."""
    words: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names]
            if isinstance(node, ast.ImportFrom):
                names.append(node.module or "")
            words.update(word for name in names for word in name.split("."))
    return words


def imported_packages(path: Path) -> set[str]:
    """The first part of every absolute name that a module imports."""
    packages: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            packages.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            packages.add((node.module or "").split(".")[0])
    return packages


def fixed_left_shifts(source: str) -> Iterator[int]:
    """Find the lines that shift a fixed number by a number that is not fixed."""
    tree = ast.parse(source)
    fixed = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }

    def is_fixed(node: ast.expr) -> bool:
        if isinstance(node, ast.Call) and len(node.args) == 1:  # i64(1)
            node = node.args[0]
        return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id in fixed)

    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left, ast.LShift(), right):
                if is_fixed(left) and not isinstance(right, ast.Constant):
                    yield node.lineno


def files_of_the_project() -> Iterator[tuple[str, str]]:
    """Every text file that is or could be committed."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=PROJECT, check=True, capture_output=True, text=True)
    for name in filter(None, listed.stdout.split("\0")):
        with contextlib.suppress(UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            yield name, (PROJECT / name).read_text(encoding="utf-8")


def test_the_source_hash_follows_the_sources_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "game.py").write_text("a = 1\n")
    (tmp_path / "words" / "ui.ftl").write_text("yes = Yes\n")
    first = build_info.source_hash(tmp_path)
    build_info.write_stamp(tmp_path, PLAIN)
    (tmp_path / "py.typed").touch()
    assert build_info.source_hash(tmp_path) == first
    (tmp_path / "words" / "ui.ftl").write_text("yes = Так\n", encoding="utf-8")
    second = build_info.source_hash(tmp_path)
    (tmp_path / "game.py").rename(tmp_path / "rules.py")
    assert len({first, second, build_info.source_hash(tmp_path)}) == 3


def test_a_stamp_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert build_info.stamp(tmp_path) is None
    build_info.write_stamp(tmp_path, PLAIN)
    assert build_info.stamp(tmp_path) == PLAIN
    (tmp_path / build_info.STAMP_NAME).write_text("{}")
    assert build_info.stamp(tmp_path) is None


def test_the_stamp_agrees_with_what_runs() -> None:
    made = build_info.stamp()
    assert build_info.is_compiled() == (made is not None and made.compiled)


def test_all_of_the_rules_are_compiled_or_none() -> None:
    package = build_info.PACKAGE
    for path in compiled_modules():
        built = list((package / path.relative_to(SOURCES)).parent.glob(f"{path.stem}.*.so"))
        assert bool(built) == build_info.is_compiled(), path.name


def test_no_extension_module_lies_beside_the_sources() -> None:
    assert not [*SOURCES.rglob("*.so"), *SOURCES.rglob("*.pyd")]
    assert build_info.stamp(SOURCES) is None


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {path.parent for path in SOURCES.rglob("*.py")}
    assert not [folder for folder in folders if not (folder / "__init__.py").exists()]


def test_an_interpreted_install_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    build_info.write_stamp(tmp_path, PLAIN)
    said = io.StringIO()
    for _ in range(3):
        build_info.say_once_if_interpreted(said, "slow", tmp_path)
    assert said.getvalue() == "slow\n"


def test_a_compiled_install_and_a_checkout_say_nothing(tmp_path: Path) -> None:
    said = io.StringIO()
    build_info.say_once_if_interpreted(said, "slow", tmp_path)
    build_info.write_stamp(tmp_path, PLAIN._replace(compiled=True))
    build_info.say_once_if_interpreted(said, "slow", tmp_path)
    assert said.getvalue() == ""


def test_a_cache_that_cannot_be_written_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    build_info.write_stamp(tmp_path, PLAIN)
    said = io.StringIO()
    build_info.say_once_if_interpreted(said, "slow", tmp_path)
    assert said.getvalue() == "slow\n"


def test_the_shift_finder_knows_every_spelling() -> None:
    source = "ONE: Final = 1\na = 1 << x\nb = ONE << x\nc = i64(1) << x\nd = 1 << 3\ne = y << x\n"
    assert list(fixed_left_shifts(source)) == [2, 3, 4]


@pytest.mark.parametrize("path", compiled_modules(), ids=lambda p: str(p.relative_to(SOURCES)))
def test_a_compiled_module_shifts_no_fixed_number(path: Path) -> None:
    """mypyc 2.4.1 miscompiles `1 << x` from 31 on: use `BITS[x]` of kit/bits.py."""
    assert not list(fixed_left_shifts(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", rule_modules(), ids=lambda p: str(p.relative_to(SOURCES)))
def test_a_rule_module_knows_nothing_above_or_outside_it(path: Path) -> None:
    assert not imported_packages(path) & OUTSIDE
    assert not imported_words(path) & ABOVE


@pytest.mark.parametrize("path", rule_modules(), ids=lambda p: str(p.relative_to(SOURCES)))
def test_a_base_module_names_no_expansion(path: Path) -> None:
    inside = set(path.relative_to(SOURCES).with_suffix("").parts)
    for expansions in EXPANSIONS.values():
        if not inside & expansions:
            assert not imported_words(path) & expansions


@pytest.mark.parametrize("path", room_modules(), ids=lambda p: str(p.relative_to(SOURCES)))
def test_a_base_module_of_a_room_names_no_expansion(path: Path) -> None:
    """Only its own modules, and the one table of its family in the room, may name it."""
    assert not imported_words(path) & NAMED_IN_ROOMS
    assert not spoken_words(path) & NAMED_IN_ROOMS - {"cities"}  # which cities have, too


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_a_folder_for_each_family_with_one_table_of_its_expansions(room: str) -> None:
    folders = {folder.name for folder in (SOURCES / room).iterdir() if folder.is_dir()}
    assert {"duel", "classic"} <= folders
    for family in ("duel", "classic"):
        assert (SOURCES / room / family / "expansions.py").exists()
    assert (SOURCES / room / "families.py").exists()


@pytest.mark.parametrize("room", ["drawing", "players"])
def test_a_room_that_programs_share_imports_none_of_them(room: str) -> None:
    for path in (SOURCES / room).rglob("*.py"):
        assert not imported_words(path) & {"cli", "server"}, path


def test_no_file_names_a_registry_or_a_place_outside_the_project() -> None:
    hosts = (("pypi", "org"), ("files.pythonhosted", "org"), ("registry.npmjs", "org"))
    forbidden = [*(".".join(host) for host in hosts), "/".join(("..", "shared"))]
    pattern = re.compile("|".join(map(re.escape, forbidden)))
    assert not [name for name, text in files_of_the_project() if pattern.search(text)]


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out
