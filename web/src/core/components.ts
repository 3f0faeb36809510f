// The components of the games as the program lists them, by family, kind and id.
import { components } from 'virtual:catalogue';
import type { Component } from '../../types/service';

const loaded = new Map<string, Map<string, Component>>();

/** Load the components of a family; a custom family has none. */
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
