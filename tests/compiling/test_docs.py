"""Docstrings are there when compiled, too."""

import inspect

from scripts.mypyc_tuning.docs import document
from tests.compiling.docstrings import needs_docstrings
from thaumata import outcome
from thaumata.game import Game
from thaumata.kit import bits

PYTHON = '''\
"""A module with \\"quotation marks\\"."""

class City:
    """A city."""

    coins: i64
    """What is in the “treasury”."""

    def pay(self) -> None:
        """Pay,
        at once.
        """

    def other(self) -> None: ...
'''

C = r"""
static PyGetSetDef city___City_getseters[] = {
    {"coins",
     (getter)city___City_get_coins, (setter)city___City_set_coins,
     NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef city___City_methods[] = {
    {"pay", (PyCFunction)CPyPy_city___City___pay, PyDoc_STR("pay($self)\n--\n\n")},
    {"other", (PyCFunction)CPyPy_city___City___other, PyDoc_STR("other($self)\n--\n\n")},
    {NULL}  /* Sentinel */
};
    .tp_doc = PyDoc_STR("City()\n--\n\n"),
    NULL, /* docstring */
"""


def test_docstrings_are_written_into_the_c_of_a_module() -> None:
    assert (
        document(C, PYTHON)
        == r"""
static PyGetSetDef city___City_getseters[] = {
    {"coins",
     (getter)city___City_get_coins, (setter)city___City_set_coins,
     "What is in the \342\200\234treasury\342\200\235.", NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef city___City_methods[] = {
    {"pay", (PyCFunction)CPyPy_city___City___pay, PyDoc_STR("pay($self)\n--\n\nPay,\nat once.")},
    {"other", (PyCFunction)CPyPy_city___City___other, PyDoc_STR("other($self)\n--\n\n")},
    {NULL}  /* Sentinel */
};
    .tp_doc = PyDoc_STR("City()\n--\n\nA city."),
    "A module with \"quotation marks\".", /* docstring */
"""
    )


@needs_docstrings
def test_modules_classes_methods_and_functions_have_docstrings_and_signatures() -> None:
    assert all(inspect.getdoc(each) for each in (outcome, Game, Game.text, bits.first))
    assert list(inspect.signature(bits.first).parameters) == ["members"]
    assert next(iter(inspect.signature(Game).parameters)) == "variant"
