"""The docstrings of compiled code: put into C code at build time, and there in the end."""

import inspect
from collections.abc import Callable
from pathlib import Path

import pytest

import thaumata as th
from thaumata.build_docs import collect, with_docstrings
from thaumata.duel.state import DuelState
from thaumata.game import Family, State, register

SOURCE = '''
class Fruit:
    """Something sweet."""

    weight: int
    """In \\"grams\\"."""

    color: str

    @property
    def size(self) -> int:
        """In inches."""
        return 1

    def ripen(self, days: int) -> None:
        """Wait.

        So many days.
        """


def pick(fruit: Fruit) -> None:
    """Take it?"""
'''

C_CODE = r"""
static PyGetSetDef garden___Fruit_getseters[] = {
    {"weight",
     (getter)garden___Fruit_get_weight, (setter)garden___Fruit_set_weight,
     NULL, NULL},
    {"color",
     (getter)garden___Fruit_get_color, (setter)garden___Fruit_set_color,
     NULL, NULL},
        {"size",
         (getter)garden___Fruit_get_size,
        NULL, NULL, NULL},
        {NULL}  /* Sentinel */
    };
    {"ripen",
     (PyCFunction)CPyPy_garden___Fruit___ripen,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ripen($self, days)\n--\n\n")},
static PyTypeObject CPyType_garden___Fruit_template_ = {
    .tp_name = "Fruit",
    .tp_doc = PyDoc_STR("Fruit()\n--\n\n"),
};
    {"pick", (PyCFunction)CPyPy_garden___pick, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
    {"other", (PyCFunction)CPyPy_garden___other, METH_FASTCALL, PyDoc_STR("other()\n--\n\n")},
"""


def test_docstrings_are_put_behind_the_signatures(tmp_path: Path) -> None:
    package = tmp_path / "farm"
    package.mkdir()
    (package / "garden.py").write_text(SOURCE)
    made = with_docstrings(C_CODE, collect(package))
    assert r'PyDoc_STR("ripen($self, days)\n--\n\n" "Wait.\012\012So many days.")' in made
    assert r'.tp_doc = PyDoc_STR("Fruit()\n--\n\n" "Something sweet."),' in made
    assert (
        r"(setter)garden___Fruit_set_weight," + "\n     " + r'"In \042grams\042.", NULL},' in made
    )
    assert 'NULL, "In inches.", NULL},' in made
    assert "(setter)garden___Fruit_set_color,\n     NULL, NULL}," in made
    assert r'PyDoc_STR("Take it\077") /* docstring */' in made
    assert r'PyDoc_STR("other()\n--\n\n")}' in made


def test_a_name_that_two_modules_share_gets_no_docstring_of_the_other(tmp_path: Path) -> None:
    package = tmp_path / "farm"
    for folder in ("east", "west"):
        (package / folder).mkdir(parents=True)
        (package / folder / "garden.py").write_text(
            f'def pick() -> None:\n    """Go {folder}."""\n'
        )
    line = '(PyCFunction)CPyPy_{}garden___pick, METH_FASTCALL, PyDoc_STR("pick()")'
    found = collect(package)
    assert with_docstrings(line.format(""), found) == line.format("")
    assert "Go west." in with_docstrings(line.format("west___"), found)


@pytest.mark.parametrize(
    ("thing", "doc"),
    [
        (th.Game, "The facts of one variant"),
        (th.Game.parse, "Read an action that is legal"),
        (State.apply, "Play an action, or raise"),
        (State.pending_seats, "Who owes a decision, as seats"),
        (DuelState.give, "Give a seat coins from the bank"),
        (Family.assemble, "Give a game its rules"),
        (register, "Make a family of variants known"),
        (th.view, "Show a state to a seat"),
    ],
)
def test_help_tells_what_a_thing_is_compiled_or_not(thing: object, doc: str) -> None:
    assert (inspect.getdoc(thing) or "").startswith(doc)


@pytest.mark.parametrize(
    ("thing", "parameters"),
    [
        (th.Game, ["variant", "seats", "expansions", "options"]),
        (th.Game.parse, ["self", "state", "seat", "text"]),
        (State.apply, ["self", "seat", "action"]),
        (DuelState.give, ["self", "seat", "coins"]),
        (register, ["family"]),
    ],
)
def test_help_tells_the_parameters_compiled_or_not(
    thing: Callable[..., object], parameters: list[str]
) -> None:
    assert list(inspect.signature(thing).parameters) == parameters
