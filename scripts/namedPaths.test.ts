import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from './root.ts';

const { stdout } = await promisify(execFile)(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
  },
);
const files = stdout.trim().split('\n');
/** Folders and files of the root: what begins with one of them is a path, and no address or wire name. */
const tops = new Set(files.map((file) => file.split('/')[0] ?? ''));
/** What a build or a run makes. */
const isMade = (name: string) => /(^|\/)(dist|node_modules|\.data)(\/|$)/.test(name);
/** A pattern or a name to fill in: `areas/<area>/`, `*.test.ts`. */
const isPattern = (name: string) => /[<>*{}…]/.test(name);

/** Paths from the root in backticks, and folders (`steps/`) and links from the folder of the document. */
function pathsOf(text: string) {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  const maps = [...text.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, map = '']) => map.split('\n'));
  const names = [
    ...[...prose.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name),
    ...maps.map((line) => /^(\S+\/)(?= )/.exec(line)?.[1] ?? ''),
  ].filter((name) => !isMade(name) && !isPattern(name));
  return {
    fromRoot: names.filter(
      (name) => tops.has(name.split('/')[0] ?? '') && (name.includes('/') || name.includes('.')),
    ),
    near: [
      ...names.filter((name) => /^[\w-]+(\/[\w-]+)*\/$/.test(name)),
      ...[...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) => target),
    ],
  };
}

it('every folder and file that a document names exists', async () => {
  const missing: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.md') && existsSync(path.join(root, name)))) {
    const { fromRoot, near } = pathsOf(await readFile(path.join(root, file), 'utf8'));
    const here = (name: string) => path.join(root, path.dirname(file), name);
    const gone = [
      ...fromRoot.filter((name) => !existsSync(path.join(root, name)) && !existsSync(here(name))),
      ...near.filter((name) => !existsSync(here(name)) && !existsSync(path.join(root, name))),
    ];
    missing.push(...new Set(gone.map((name) => `${file} names ${name}, which is not there`)));
  }
  expect(missing).toEqual([]);
});
