// The components of the games as the program lists them, by family, kind and id.
import { components } from 'virtual:catalogue';
import type { Component } from '../../types/service';

const loaded = new Map<string, Map<string, Component>>();

/** Load the components of a family; of a family of somebody's own there are none. */
export async function loadComponents(family: string): Promise<void> {
  if (loaded.has(family) || !components[family]) return;
  const listed = (await components[family]()).components;
  loaded.set(family, new Map(listed.map((each) => [`${each.kind} ${each.id}`, each])));
}

/** A component of a family that is loaded. */
export const component = (family: string, kind: string, id: string): Component | undefined =>
  loaded.get(family)?.get(`${kind} ${id}`);

/** All components of a family that is loaded. */
export const componentsOf = (family: string): Component[] => [...(loaded.get(family)?.values() ?? [])];

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
export function lookOfCard(card: Component | undefined): string {
  const family = card?.family ?? '';
  if (family === 'senators') return card?.id.startsWith('politician') ? 'senate' : 'plot';
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
