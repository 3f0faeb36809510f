// Words and components of a made-up family, instead of those that Vite takes from the program.
import type { Component } from '../types/service';

interface Part {
  messages: string;
  names: Record<string, string>;
  texts: Record<string, string[]>;
}

const part = (language: string): Part => ({
  messages: `harbor-prompt = ${language} prompt\nharbor-resource-amount-ore = { $count } harbor ore`,
  names: { 'card mole': `${language} The Mole` },
  texts: { 'card mole': [`${language} sentence`] },
});

const common = (language: string): { messages: string } => ({
  messages: [
    `greeting = ${language} greeting`,
    'coins = { $count -> \n  [one] { $count } coin\n *[other] { $count } coins\n }',
    'told = { $player } tells { $what }',
    'list-empty = nothing',
    'list-next = { $before }, { $item }',
    'list-and = { $before } and { $item }',
    'resource-amount-ore = { $count } ore',
    'payment-produced = { $resource } from { $source }',
    'payment-bought = { $resource } for { $coins }',
    'payment-chain = By { $card }',
    'label-undone = Undone',
    'web-resigned = { $player } resigned',
  ].join('\n'),
});

export const shared = {
  en: async () => common('en'),
  uk: async () => common('uk'),
  ru: async () => common('ru'),
};

export const parts = {
  harbor: { en: async () => part('en'), uk: async () => part('uk'), ru: async () => part('ru') },
};

export const components = {
  harbor: async (): Promise<{ components: Component[] }> => ({
    components: [{ kind: 'card', id: 'mole', family: 'blue', age: 2 }],
  }),
};
