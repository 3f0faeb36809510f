"""Subscribing to a table: changes its presence, and the absence of its players."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic, time

from thaumata.server.problems import NotSaved, Refusal
from thaumata.server.tables.absence import mark_absent, start_waiting
from thaumata.server.tables.live_table import LiveTable
from thaumata.server.tables.subscriber import Subscriber


async def subscribe(table: LiveTable, subscriber: Subscriber) -> None:
    """Add a subscriber, and send it the table and what it has missed."""
    async with table.settled():
        if not 0 <= subscriber.number <= table.number:
            subscriber.number = table.number
        absence = table.services.settings.absence
        noted = start_waiting(table, subscriber.guest, absence, time())
        table.presence.subscribers.add(subscriber)
        if noted:  # losing it does no harm
            table.services.writer.write_later(*noted)
        await _presence_changed(table, subscriber)


async def unsubscribe(table: LiveTable, subscriber: Subscriber) -> None:
    """Remove a subscriber, and note since when its guest is absent."""
    with suppress(Refusal):  # the table was discarded
        async with table.settled():
            table.presence.subscribers.discard(subscriber)
            if table.row.stage == "playing":
                noted = mark_absent(table, [subscriber.guest], time())
                if noted:
                    with suppress(NotSaved):  # a guest may be counted as absent for longer
                        await table.services.writer.write(*noted)
            await _presence_changed(table, subscriber)
    table.presence.subscribers.discard(subscriber)
    table.last_used = monotonic()


async def _presence_changed(table: LiveTable, subscriber: Subscriber) -> None:
    if subscriber.guest:
        await table.announce_guests()
    table.publish()
    table.schedule()
