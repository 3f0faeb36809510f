declare module 'virtual:components' {
  import type { Component } from '../types/service';
  const components: Component[];
  export default components;
}
declare module 'virtual:words/en' {
  export const messages: string;
  export const texts: Record<string, string[]>;
}
declare module 'virtual:words/uk' {
  export const messages: string;
  export const texts: Record<string, string[]>;
}
declare module 'virtual:words/ru' {
  export const messages: string;
  export const texts: Record<string, string[]>;
}
