import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** Where an address may be typed, each with its reason. Mails, stories and all tests of the rest ask `href`. */
const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/access/': 'the table itself, and the tests of what reads an address',
  'apps/portal/e2e/': 'what people type and keep as bookmarks: a changed address has to fail there',
  'packages/ui/': 'knows no page of ours: its examples lead anywhere',
};

const fixedParts = routes.map(({ path }) => path.replace(/\/:.*/, '')).filter((path) => path !== '/');
/** An address that starts a text or stands in one; calls and paths of files go on before it. */
const address = new RegExp(`(?<![\\w./-])(?:${fixedParts.join('|')})(?![\\w.-])`);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mdx', '*.html'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

/** The lines of a file that name an address of a page. */
const typedIn = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (address.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));

describe('the address of a page', () => {
  it('stands in the table of routes and nowhere else: href makes it', () => {
    const others = files.filter((file) => !Object.keys(allowed).some((place) => file.startsWith(place)));
    expect(others.flatMap(typedIn)).toEqual([]);
  });

  it.each(Object.keys(allowed))('is typed in %s', (place) =>
    expect(files.filter((file) => file.startsWith(place)).flatMap(typedIn)).not.toEqual([]),
  );

  it.each(routes.filter(({ path }) => path !== '/'))('is found wherever it begins: $path', ({ path }) => {
    for (const before of ["'", '`', '}', ' ']) expect(`${before}${path}`).toMatch(address);
  });

  it.each(["'/api/produtos/catalogo'", "import '../session/signin/x.ts'"])('is not seen in %s', (line) =>
    expect(line).not.toMatch(address),
  );
});
