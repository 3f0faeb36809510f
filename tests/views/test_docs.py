"""The page about views: it names every field, and its examples are correct."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.views.duel.games import first_turn
from thaumata import view
from thaumata.views.classic import actions as classic_actions
from thaumata.views.classic import payment as classic_payment
from thaumata.views.classic import structs as classic_structs
from thaumata.views.duel.actions import DuelAction, DuelPreview
from thaumata.views.duel.agora import view as agora
from thaumata.views.duel.pantheon import view as pantheon
from thaumata.views.duel.payment import DuelLine, Receipt
from thaumata.views.duel.structs import CityView, DuelView, Offer, OfferStatus, SlotView
from thaumata.views.structs import PlainView
from thaumata.wording.message import Message
from thaumata.wording.words import Words

PAGE = (Path(__file__).parents[2] / "docs" / "views.md").read_text(encoding="utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)


def examples(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


MODULES = (pantheon, agora, classic_structs, classic_actions, classic_payment)
MORE_STRUCTS = [
    struct
    for module in MODULES
    for struct in vars(module).values()
    if isinstance(struct, type) and struct.__module__ == module.__name__
]
STRUCTS = [
    DuelView,
    CityView,
    SlotView,
    Offer,
    DuelAction,
    DuelPreview,
    Receipt,
    PlainView,
    Message,
    *get_args(DuelLine),
]


@pytest.mark.parametrize("struct", STRUCTS + MORE_STRUCTS, ids=lambda struct: struct.__name__)
def test_the_page_names_every_field(struct: type[msgspec.Struct]) -> None:
    for field in struct.__struct_fields__:
        assert f"`{field}`" in PROSE


def test_the_page_names_every_kind_of_line_and_every_status() -> None:
    lines = {*get_args(DuelLine), *get_args(classic_payment.ClassicLine)}
    kinds = [line.__struct_config__.tag for line in lines]
    for word in (*kinds, *get_args(OfferStatus)):
        assert f"| `{word}` |" in PROSE
    for words in (agora.ConspiracyStatus, classic_structs.PowerStatus, classic_structs.Use):
        for word in get_args(words):
            assert f"`{word}`" in PROSE


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = examples("python")
    exec(compile(example, "views.md", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out


def test_the_json_example_has_the_fields_of_a_view() -> None:
    *_, example = examples("json")
    compare(msgspec.json.decode(example), msgspec.to_builtins(view(first_turn(), 0)))


def test_the_example_of_a_message_can_be_said() -> None:
    told = msgspec.json.decode(examples("json")[0], type=Message)
    assert Words("en").say(told) == "Build Baths for 2 coins"


def compare(told: Any, real: Any) -> None:
    """Check that an example has exactly the fields of a real view."""
    if isinstance(told, dict) and isinstance(real, dict):
        if "..." in told:
            assert set(told) - {"..."} <= set(real)
        elif not {"kind", "event"} & set(told):  # kinds of lines and events differ
            assert set(told) == set(real)
        for field in set(told) & set(real) - {"arguments"}:  # every message has its own
            compare(told[field], real[field])
    elif isinstance(told, list) and isinstance(real, list) and told and real:
        compare(told[0], real[0])
