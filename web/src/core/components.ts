// The components of the game as the program lists them, by kind and id.
import components from 'virtual:components';
import type { Component } from '../../types/service';

const found = new Map(components.map((each) => [`${each.kind} ${each.id}`, each]));

export function component(kind: string, id: string): Component | undefined {
  return found.get(`${kind} ${id}`);
}

/** The ids of the buildings of an age. */
export const buildingsOfAge = (age: number): string[] =>
  components
    .filter((each) => each.kind === 'card' && each.age === age && each.deck !== 'senator')
    .map((each) => each.id);

/** The names of the families in the drawings: what stands on glyphs, hatchings and colors. */
const FAMILIES: Record<string, string> = {
  brown: 'raw',
  grey: 'made',
  blue: 'civil',
  green: 'science',
  yellow: 'trade',
  red: 'war',
  purple: 'guild',
  temples: 'temple',
};

/** The look of a color of cards. */
export const lookOf = (color: string): string => FAMILIES[color] ?? color;

/** The look of a card. */
export function familyOf(id: string): string {
  const family = component('card', id)?.family ?? '';
  if (family === 'senators') return id.startsWith('politician') ? 'senate' : 'plot';
  return lookOf(family);
}

/** The symbol of science as the sprite calls it. */
export const symbolIcon = (symbol: string): string => 'sci-' + symbol.replace('_sphere', '');

export const GOODS = ['wood', 'stone', 'clay', 'glass', 'papyrus'] as const;
export const SYMBOLS = [
  'wheel',
  'mortar',
  'quill',
  'pendulum',
  'sundial',
  'armillary_sphere',
  'scales',
] as const;
export const COLORS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple', 'senators'] as const;
