import type { Plugin } from 'vite';
import { readTypes } from './readTypes.ts';

const id = 'virtual:portal-types';

/** Gives the pages of components what the code says of them, as it stands when they are loaded; tests of stories need none. */
export function listTypes(): Plugin {
  return {
    name: 'portal:list-types',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const types = ${JSON.stringify(process.env.VITEST ? {} : readTypes())};`
        : undefined,
    configureServer: ({ watcher, environments: { client } }) => {
      watcher.on('change', () => {
        const read = client.moduleGraph.getModuleById(`\0${id}`);
        if (read) client.moduleGraph.invalidateModule(read);
      });
    },
  };
}
