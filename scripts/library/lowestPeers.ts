import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../root.ts';

/** The lowest versions that the package says it works with, and their types; `package.json` has them under other names. */
const LOWEST: Readonly<Record<string, string>> = {
  react: 'react-lowest',
  'react-dom': 'react-dom-lowest',
  'styled-components': 'styled-components-lowest',
  '@types/react': 'types-react-lowest',
  '@types/react-dom': 'types-react-dom-lowest',
};

/** Links everything of a folder of modules, but for what is there already. */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(to));
  for (const name of await readdir(from))
    if (!there.has(name) && !name.startsWith('.')) await symlink(path.join(from, name), path.join(to, name));
}

/**
 * Makes a copy of an application that has the lowest versions of the peers. Whoever reads it takes links as they stand
 * (`preserveSymlinks`), so that all of it finds these.
 */
export async function createLowestApp(app: string, folder: string): Promise<void> {
  const modules = path.join(root, 'node_modules');
  const target = path.join(folder, 'node_modules');
  await cp(app, folder, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
  for (const [name, alias] of Object.entries(LOWEST))
    await cp(path.join(modules, alias), path.join(target, name), { recursive: true });
  await cp(path.join(app, 'node_modules/@portal'), path.join(target, '@portal'), { recursive: true });
  await linkAll(path.join(modules, '@types'), path.join(target, '@types'));
  await linkAll(modules, target);
}
