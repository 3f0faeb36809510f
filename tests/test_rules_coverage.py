"""The script that finds rulings without a test, run on small folders of its own."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "rules_coverage.py"

PAGE = """\
# Rulings

A ruling such as D9 in the text is not one of this page.

- **D1.** One. (rulebook)
- **D2.** Two, as in D40. *(house decision)* (convention)
- **C3.** Three. (rulebook)
- **D12.** Twelve. (rulebook)
"""

MODULE = '''\
"""The docstring of a module names nothing: D2."""

FACTS = {"D1": "the explanation of a fact names nothing: D2"}
BUILD_CASES: list[object] = [("C3 three", 1, {"note": "D12"})]
OTHER = ("D2",)


def test_without_a_docstring():
    assert "D2"


def helper():
    """D2: not a test."""


class TestAll:
    CASES = ("D2",)

    def test_one(self):
        """D1: named a second time, xD2 and D2x not at all."""
'''


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rules_coverage", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


coverage = load()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "duel.md").write_text(PAGE, "utf-8")
    (tmp_path / "rules" / "notes.md").write_text("No rulings here.\n", "utf-8")
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_a.py").write_text(MODULE, "utf-8")
    return tmp_path


def run(project: Path, *options: str) -> int:
    code: int = coverage.main(
        ["--rules", str(project / "rules"), "--tests", str(project / "tests"), *options]
    )
    return code


def add_test(project: Path, docstring: str) -> None:
    (project / "tests" / "test_b.py").write_text(
        f'async def test_more() -> None:\n    """{docstring}"""\n', "utf-8"
    )


def test_a_page_lists_its_rulings_in_order(project: Path) -> None:
    assert coverage.read_pages(project / "rules") == {"duel.md": ["D1", "D2", "C3", "D12"]}


def test_docstrings_facts_and_case_tables_name_rulings(project: Path) -> None:
    assert coverage.read_tests(project / "tests") == {
        "D1": ["tests/deep/test_a.py::FACTS", "tests/deep/test_a.py::TestAll::test_one"],
        "C3": ["tests/deep/test_a.py::BUILD_CASES"],
        "D12": ["tests/deep/test_a.py::BUILD_CASES"],
    }


@pytest.mark.parametrize(
    "source",
    [
        'FACTS = ("D5 five", "D6")',
        'FACTS = (("D5", "not D7"), ("D6", "nor D8"))',
        'FACTS = {("D5", "D6"): "not D7"}',
    ],
)
def test_facts_may_be_strings_pairs_or_a_dict(tmp_path: Path, source: str) -> None:
    (tmp_path / "test_facts.py").write_text(source, "utf-8")
    assert list(coverage.read_tests(tmp_path)) == ["D5", "D6"]


def test_a_missing_ruling_fails(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(project) == 1
    assert capsys.readouterr().out.splitlines() == [
        "page     total  covered  missing",
        "duel.md      4        3        1",
        "  missing: D2",
    ]


def test_all_rulings_covered_passes(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_test(project, "D2.")
    assert run(project) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["duel.md      4        4        0"]


def test_a_number_without_a_page_fails(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_test(project, "D2, D100, D99 and C7.")
    assert run(project) == 1
    assert capsys.readouterr().out.splitlines()[2:] == [
        "unknown: C7 in tests/test_b.py::test_more",
        "unknown: D99 in tests/test_b.py::test_more",
        "unknown: D100 in tests/test_b.py::test_more",
    ]


def test_no_rulings_at_all_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path) == 1
    assert "no rulings in" in capsys.readouterr().out


def test_list_shows_the_tests_of_each_ruling(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(project, "--list")
    assert capsys.readouterr().out.splitlines()[:4] == [
        "duel.md",
        "  D1    tests/deep/test_a.py::FACTS, tests/deep/test_a.py::TestAll::test_one",
        "  D2    -",
        "  C3    tests/deep/test_a.py::BUILD_CASES",
    ]
