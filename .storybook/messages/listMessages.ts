import type { Plugin } from 'vite';
import { readMessages } from './readMessages.ts';

const id = 'virtual:portal-messages';

/** Gives the page of messages what stands in the code when Storybook starts. */
export function listMessages(): Plugin {
  return {
    name: 'portal:list-messages',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const messages = ${JSON.stringify(readMessages())};` : undefined,
  };
}
