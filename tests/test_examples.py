"""The examples and the code in the docs run as they stand."""

import re
import runpy
from pathlib import Path

import pytest

import thaumata as th

ROOT = Path(__file__).parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
PAGES = sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(example), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_the_example_client_needs_sixty_lines_and_nothing_of_this_project() -> None:
    code = (ROOT / "examples" / "remote_player.py").read_text()
    assert len(code.splitlines()) <= 60
    assert not re.search(r"^\s*(import|from) thaumata", code, re.M)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_the_python_code_of_a_page_runs_from_top_to_bottom(page: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    exec(compile("\n".join(blocks), str(page), "exec"), {"__name__": page.stem})


@pytest.mark.parametrize("name", ["Hasty", "Builder", "Patient", "Dreamer"])
def test_a_player_of_the_page_about_players_sits_down_from_a_file(
    name: str, tmp_path: Path
) -> None:
    page = (ROOT / "docs" / "players.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    code = [block for block in blocks if "class " in block]
    (tmp_path / "mybot.py").write_text("import thaumata as th\n" + "\n".join(code))
    players = f"{tmp_path / 'mybot.py'}:{name},random"
    result = th.simulate(th.Game("duel"), players, games=1)
    assert result.games == 1
