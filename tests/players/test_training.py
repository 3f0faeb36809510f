"""Training: games become examples, examples a network, and a stopped run is resumed."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from thaumata import Game
from thaumata.cli import main
from thaumata.players.networks.weights import Weights
from thaumata.players.search.families import FAMILIES


def run(arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(arguments.split())
    return int(end.value.code or 0)


@pytest.mark.compiled_only
@pytest.mark.parametrize(("family", "variant"), [("duel", "duel+agora"), ("classic", "classic-3")])
def test_two_generations_are_trained_and_a_run_goes_on(
    tmp_path: Path, family: str, variant: str
) -> None:
    command = f"train {family} --folder {tmp_path} --games 16 --generations"
    assert run(f"{command} 1") == 0
    first = (tmp_path / f"{family}-0.net").read_bytes()
    assert run(f"{command} 2") == 0
    assert (tmp_path / f"{family}-0.net").read_bytes() == first
    game = Game(variant)
    weights = Weights.load(tmp_path / f"{family}-1.net")
    assert weights.evaluator(game, FAMILIES[family].features(game)) is not None
    (tmp_path / f"{family}-0.net").unlink()
    assert run(f"{command} 1") == 0
    assert (tmp_path / f"{family}-0.net").read_bytes() == first


@pytest.mark.compiled_only
def test_a_run_goes_on_from_a_network_alone(tmp_path: Path) -> None:
    network = Path(str(files("thaumata.players.networks").joinpath("duel.net")))
    shutil.copy(network, tmp_path / "duel-13.net")
    assert run(f"train duel --folder {tmp_path} --games 8 --generations 15") == 0
    assert sorted(path.name for path in tmp_path.glob("*.net")) == ["duel-13.net", "duel-14.net"]


def test_an_unknown_family_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("train chess") == 2
    assert "There is nothing to learn about “chess”." in capsys.readouterr().err
