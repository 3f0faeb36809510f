import { beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../types/service';
import { TableStore } from '../../src/core/table-store.svelte';
import { Choice, type Gestures } from '../../src/table/decisions/choice.svelte';
import { action, FakeSource, settled, update, view } from '../tables';

const MOLE = { kind: 'card', id: 'mole' };
const QUAY = { kind: 'card', id: 'quay' };
const STATUE = { kind: 'wonder', id: 'statue' };
const place = (id: string): { kind: string; id: string } => ({ kind: 'place', id });

const BUILD = action('build mole', [MOLE]);
const STAGE = action('wonder mole statue', [MOLE, STATUE]);
const SELL = action('sell quay', [QUAY]);
const MOVE = action('move 1 2', [place('1'), place('2')]);

const GESTURES: Gestures = {
  onTable: ['turn'],
  inBar: ['draft'],
  usual: ['build'],
  moves: { lifted: 'place' },
};

let source: FakeSource;
let choice: Choice;

async function ask(decision: string, ...actions: Action[]): Promise<void> {
  source.tell.onMessage(update(1, { view: view({ decision, actions }) }));
  await settled();
}

beforeEach(() => {
  source = new FakeSource();
  choice = new Choice(new TableStore(source));
  choice.gestures = GESTURES;
});

describe('a decision on the table', () => {
  beforeEach(() => ask('turn', BUILD, STAGE, SELL, MOVE));

  it('offers nothing until a piece is tapped', () => {
    expect(choice.isAsked).toBe(true);
    expect(choice.options).toEqual([]);
    expect(choice.isOpen).toBe(false);
    expect(choice.canTap('card', 'mole')).toBe(true);
    expect(choice.canTap('wonder', 'mole')).toBe(false);
  });

  it('offers what can be done with the piece, the usual thing picked', () => {
    choice.tap('card', 'mole');
    expect(choice.options).toEqual([BUILD, STAGE]);
    expect(choice.picked).toBe(BUILD);
    expect(choice.isOpen).toBe(true);
    choice.tap('card', 'quay');
    expect(choice.picked).toBe(SELL); // there is only this
    choice.tap('card', 'sand');
    expect(choice.options).toEqual([]);
    expect(choice.isOpen).toBe(true);
  });

  it('is played when it is confirmed, and no second time', () => {
    choice.tap('card', 'mole');
    choice.pick(STAGE);
    choice.confirm();
    expect(source.sent).toMatchObject([{ type: 'act', text: 'wonder mole statue' }]);
    expect(choice.isAsked).toBe(false);
    expect(choice.focus).toBeNull();
    choice.confirm();
    expect(source.sent).toHaveLength(1);
  });

  it('lifts a piece from one place to another of its kind', () => {
    expect(choice.movesFrom('place', '1')).toEqual([MOVE]);
    choice.tap('lifted', '1');
    expect(choice.options).toEqual([MOVE]);
    choice.tap('lifted', '2');
    expect(choice.options).toEqual([]);
  });
});

describe('any other decision', () => {
  it('offers all answers in the drawer, by number too', async () => {
    await ask('gift', BUILD, SELL);
    expect(choice.isOpen).toBe(true);
    expect(choice.options).toEqual([BUILD, SELL]);
    expect(choice.picked).toBeNull();
    choice.pickNumber(9);
    expect(choice.picked).toBeNull();
    choice.pickNumber(2);
    expect(choice.picked).toBe(SELL);
  });

  it('is confirmed in the bar where its family says so', async () => {
    await ask('draft', BUILD, SELL);
    expect(choice.isOpen).toBe(false);
    expect(choice.isInBar).toBe(true);
    choice.gestures = { ...GESTURES, inBar: 'all' };
    await ask('gift', BUILD, SELL);
    expect(choice.isInBar).toBe(true);
  });

  it('is not there while nothing is asked', async () => {
    await ask('gift');
    expect(choice.isAsked).toBe(false);
    expect(choice.isOpen).toBe(false);
  });
});
