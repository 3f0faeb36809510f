import { beforeEach, describe, expect, it, vi } from 'vitest';
import { component, loadComponents } from '../../src/core/components';
import { lexiconOf } from '../../src/core/lexicon';
import { words } from '../../src/core/words.svelte';
import { parts, shared } from '../catalogue';

const harbor = lexiconOf('harbor');

describe('words', () => {
  beforeEach(() => words.choose('en'));

  it('are said in the language that is chosen', async () => {
    expect(words.say('greeting')).toBe('en greeting');
    await words.choose('uk');
    expect(words.say('greeting')).toBe('uk greeting');
    expect(document.documentElement.lang).toBe('uk');
  });

  it('of a family are loaded when it is needed, and in each language from then on', async () => {
    await words.loadPart('unheard-of');
    await words.loadPart('harbor');
    expect(words.say('harbor-prompt')).toBe('en prompt');
    await words.choose('ru');
    expect(words.say('harbor-prompt')).toBe('ru prompt');
    expect(harbor.textsOf('card', 'mole')).toEqual(['ru sentence']);
    expect(words.say('greeting')).toBe('ru greeting');
  });

  it('stay as they are where they cannot be loaded', async () => {
    vi.spyOn(shared, 'uk').mockRejectedValueOnce(new Error('offline'));
    await expect(words.choose('uk')).rejects.toThrow('offline');
    expect(words.language).toBe('en');
    expect(words.say('greeting')).toBe('en greeting');
    await words.choose('uk');
    expect(words.say('greeting')).toBe('uk greeting');
  });

  it('are those of the last language that was chosen, whatever comes first', async () => {
    let arrive = (): void => {};
    const slow = new Promise<void>((resolve) => (arrive = resolve));
    const { ru } = parts.harbor;
    vi.spyOn(parts.harbor, 'ru').mockImplementationOnce(() => slow.then(() => ru()));
    const first = words.choose('ru');
    const second = words.choose('uk');
    await second;
    arrive();
    await first;
    expect(words.language).toBe('uk');
    expect(words.say('harbor-prompt')).toBe('uk prompt');
  });

  it('have numbers in plain digits that take part in plurals', () => {
    expect(words.say('coins', { count: 1 })).toBe('1 coin');
    expect(words.say('coins', { count: 12345 })).toBe('12345 coins');
    expect(words.say('unwritten')).toBe('unwritten');
  });

  it('tell a message with those inside it, and players by their names', () => {
    const message = {
      id: 'told',
      arguments: {
        player: { id: 'seat', arguments: { number: 2 } },
        what: { id: 'coins', arguments: { count: 1 } },
      },
    };
    expect(words.tell(message, ['Anna', 'Bohdan'])).toBe('Bohdan tells 1 coin');
    expect(words.tell({ id: 'action-bless', plain: 'bless altar' })).toBe('bless altar');
    expect(words.tell({ id: 'prompt-put_back' })).toBe('put back');
    expect(words.tell(null)).toBe('');
  });

  it('join lists', () => {
    expect(words.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(words.list([])).toBe('nothing');
  });
});

describe('a lexicon', () => {
  it('names the components of its family', async () => {
    await words.choose('en');
    expect(harbor.nameOf('card', 'mole')).toBe('en The Mole');
    expect(harbor.nameOf('card', 'stone_quay')).toBe('stone quay');
    expect(lexiconOf('desert').nameOf('card', 'mole')).toBe('mole');
    expect(harbor.amountOf('ore', 2)).toBe('2 harbor ore');
    expect(lexiconOf('desert').amountOf('ore', 2)).toBe('2 ore');
  });

  it('knows what is printed on them once they are loaded', async () => {
    expect(harbor.component('card', 'mole')).toBeUndefined();
    await loadComponents('unheard-of');
    await loadComponents('harbor');
    expect(harbor.component('card', 'mole')?.age).toBe(2);
    expect(component('desert', 'card', 'mole')).toBeUndefined();
  });
});
