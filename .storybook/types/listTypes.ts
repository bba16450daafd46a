import type { Plugin } from 'vite';
import { readTypes } from './readTypes.ts';

const id = 'virtual:portal-types';

/** Gives the pages of components the types that stand in the code when Storybook starts; tests of stories need none. */
export function listTypes(): Plugin {
  return {
    name: 'portal:list-types',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const types = ${JSON.stringify(process.env.VITEST ? {} : readTypes())};`
        : undefined,
  };
}
