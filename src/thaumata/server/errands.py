"""Errands of other processes: what their guests want done at a table that this one owns."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from thaumata.game import ThaumataError
from thaumata.server.database.postbox import Errand, Outcome, settle
from thaumata.server.deeds import Deed, carry_out
from thaumata.server.hall import Hall
from thaumata.server.insisting import insist
from thaumata.server.live_table import LiveTable
from thaumata.server.messages import Act, Answer, Resign, Undo
from thaumata.server.playing import play
from thaumata.server.problems import Overtaken, Refusal

_reader: Final = msgspec.json.Decoder(Deed | Act | Undo | Resign)


def hear_of(hall: Hall, told: str) -> None:
    """Take in what another process tells: of a change or a phrase at a table, or of an errand."""
    id, *numbers = told.split()
    if len(numbers) == 1:
        hall.see_to(_see_to(hall, id, int(numbers[0])))
    else:
        hall.hear(told)


async def _see_to(hall: Hall, id: str, number: int) -> None:
    """Serve whoever has sent an errand; if that fails now, they remind us or do it themselves."""
    with suppress(ThaumataError):
        await _serve(hall, id, number)


async def _serve(hall: Hall, id: str, number: int) -> None:
    """Do what an errand asks for, if the table is ours, and nobody is at it."""
    postbox = hall.office.postbox
    if not await hall.office.company.keep(id) or postbox.is_in_hand(number):
        return
    with postbox.in_hand(number) as in_hand:
        errand = await postbox.find(number)
        if errand is None or errand.outcome:
            return
        table = await hall.table(id)
        try:
            answer = await insist(lambda: _do(hall, table, errand))
            outcome = Outcome(table.row.version, table.number, answer)
        except Overtaken:  # another owns the table by now, or the errand was withdrawn
            return
        except ThaumataError as refusal:
            outcome = _refused(table, refusal)
        if not in_hand.is_settled:
            await hall.office.scribe.write(settle(number, outcome), about=id)


async def _do(hall: Hall, table: LiveTable, errand: Errand) -> Answer | None:
    deed = _reader.decode(errand.deed)
    if isinstance(deed, (Act, Undo, Resign)):
        return await play(table, errand.guest, deed)
    guest = await hall.office.store.guest(errand.guest)
    if guest is None:
        raise Refusal(401, "service-stranger")
    await carry_out(hall, table, guest, deed)
    return None


def _refused(table: LiveTable, refusal: ThaumataError) -> Outcome:
    told = {
        name: str(value) if isinstance(value, str) else value
        for name, value in refusal.arguments.items()
    }
    return Outcome(
        table.row.version,
        table.number,
        status=refusal.status if isinstance(refusal, Refusal) else 409,
        message=refusal.message_id,
        arguments=told,
    )
