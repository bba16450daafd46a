import path from 'node:path';
import { exportsOf, type Origin } from './sourceFile.ts';

const library = path.resolve(import.meta.dirname, '../../packages/ui/src');

/** What an application imports the library by. */
const ENTRIES = [
  ['@portal/ui', path.join(library, 'index.ts')],
  ['@portal/ui/charts', path.join(library, 'charts/index.ts')],
  ['@portal/ui/locales/en', path.join(library, 'locales/en/index.ts')],
] as const;

/** How something of the library is imported. */
interface PublicName {
  entry: string;
  name: string;
}

/** How an application imports what a file of the library declares; undefined for what is internal. */
export type PublicNames = (origin: Origin) => PublicName | undefined;

/** Reads what the library exports. */
export function readPublicNames(): PublicNames {
  const found = new Map<string, PublicName>();
  const key = ({ file, name }: Origin) => `${name} of ${file}`;
  for (const [entry, index] of ENTRIES)
    for (const [name, origin] of exportsOf(index)) found.set(key(origin), { entry, name });
  return (origin) => found.get(key(origin));
}
