import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** The table itself with the tests of what reads an address; what a user types; a library that knows no page of ours. */
const allowed = [/^packages\/domain\/src\/access\//, /^apps\/portal\/e2e\//, /^packages\/ui\//];

const fixedParts = routes.map(({ path }) => path.replace(/\/:.*/, '')).filter((path) => path !== '/');
/** An address that starts a text or stands in one; calls and paths of files go on before it. */
const address = new RegExp(`(?<![\\w./-])(?:${fixedParts.join('|')})(?![\\w.-])`);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !allowed.some((place) => place.test(file)));

describe('the address of a page', () => {
  it('stands in the table of routes and nowhere else: href makes it', () => {
    const typed = files.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (address.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(typed).toEqual([]);
  });

  it.each(routes.filter(({ path }) => path !== '/'))('is found wherever it begins: $path', ({ path }) => {
    for (const before of ["'", '`', '}', ' ']) expect(`${before}${path}`).toMatch(address);
  });

  it.each(["'/api/produtos/catalogo'", "import '../session/signin/x.ts'"])('is not seen in %s', (line) =>
    expect(line).not.toMatch(address),
  );
});
