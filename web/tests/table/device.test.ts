import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '../../types/service';
import { settings } from '../../src/core/settings.svelte';
import { loadFamily } from '../../src/games/registry';
import { SharedDevice, type LocalPlayer } from '../../src/table/device.svelte';
import { action, settled, update, view } from '../tables';

class FakeSocket {
  static all = new Map<string, FakeSocket>();
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(url: string) {
    FakeSocket.all.set(new URL(url).searchParams.get('person') ?? '1', this);
  }

  close(): void {}
}

let device: SharedDevice;

/** The service tells one of the people at the device. */
async function tell(person: number, some: Update): Promise<void> {
  FakeSocket.all.get(String(person))?.onmessage({ data: JSON.stringify(some) });
  await settled();
  device.settle();
}

const asked = (seat: number, ...pending: number[]): Partial<Update> => ({
  seat,
  view: view({
    seat,
    pending,
    actions: pending.includes(seat) ? [action('build mole'), action('pass')] : [],
  }),
});

beforeAll(() => loadFamily(view().family));

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  settings.change({ people: [] });
  settings.setPerson(2, { known: true, name: 'Bohdan' });
  device = new SharedDevice('t');
});

afterEach(() => device.close());

describe('a choice', () => {
  const player = (): LocalPlayer => device.first;

  it('stays picked while others seal theirs', async () => {
    await tell(1, update(1, asked(0, 0, 1)));
    player().choice.pick(action('pass'));
    await tell(1, update(2, asked(0, 0)));
    expect(player().choice.picked?.text).toBe('pass');
  });

  it('is made anew where something else is asked', async () => {
    await tell(1, update(1, asked(0, 0)));
    player().choice.tap('card', 'mole');
    await tell(1, update(2, { ...asked(0, 0), view: view({ actions: [action('pass')] }) }));
    expect(player().choice.focus).toBeNull();
  });
});

describe('a device that two people share', () => {
  it('shows the table of whoever must act', async () => {
    expect(device.shown).toBeNull(); // it is not known yet who sits here
    await tell(1, update(1, asked(0, 0)));
    await tell(2, update(1, asked(1, 0)));
    expect(device.isShared).toBe(true);
    expect(device.shown?.person).toBe(1);
    await tell(1, update(2, asked(0, 1)));
    await tell(2, update(2, asked(1, 1)));
    expect(device.shown?.person).toBe(2);
  });

  it('is handed on before it shows what the other may not know', async () => {
    await tell(1, update(1, { ...asked(0, 0), has_secrets: true }));
    await tell(2, update(1, { ...asked(1, 0), has_secrets: true }));
    expect(device.isHandedOn).toBe(true);
    expect(device.shown).toBeNull();
    device.takeScreen();
    expect(device.shown?.person).toBe(1);
    await tell(1, update(2, { ...asked(0, 1), has_secrets: true }));
    await tell(2, update(2, { ...asked(1, 1), has_secrets: true }));
    expect(device.shown).toBeNull();
    device.takeScreen();
    expect(device.shown?.person).toBe(2);
  });

  it('takes the other back what they did', async () => {
    await tell(1, update(1, asked(0, 1)));
    await tell(2, update(1, { ...asked(1, 1), can_undo: true }));
    expect(device.first.store.canUndo).toBe(true);
  });

  it('forgets who has no seat at this table', async () => {
    await tell(1, update(1, asked(0, 0)));
    await tell(2, update(1, { ...asked(1, 0), seat: null }));
    expect(device.players).toHaveLength(1);
    expect(device.isShared).toBe(false);
  });
});
