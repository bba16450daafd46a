import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { alone } from './testing/alone.ts';

const files = execFileSync('git', ['ls-files', '*.test.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const isAlone = (file: string) => alone.some((pattern) => path.matchesGlob(file, pattern));

it('component tests that put something in the place of a module have a page of their own', () => {
  const mocking = files.filter((file) =>
    /\bvi\.(?:doMock|mock|resetModules)\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(mocking.length).toBeGreaterThan(0);
  expect(mocking.filter((file) => !isAlone(file))).toEqual([]);
});

it('every pattern of them names a file', () => {
  expect(alone.filter((pattern) => !files.some((file) => path.matchesGlob(file, pattern)))).toEqual([]);
});
