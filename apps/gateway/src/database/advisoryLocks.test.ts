import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ADVISORY_LOCKS } from './advisoryLocks.ts';

const SOURCES = path.join(import.meta.dirname, '..');

it('gives every lock a number of its own, so that no approval waits for a backup', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('has every lock that is not made of a text', () => {
  const elsewhere = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts'] }).filter((file) => {
    const source = readFileSync(path.join(SOURCES, file), 'utf8');
    return [...source.matchAll(/pg_(?:try_)?advisory_\w+\(([^)]{0,40})/g)].some(
      ([, key = '']) => !key.startsWith('hashtextextended(') && !key.startsWith('${ADVISORY_LOCKS'),
    );
  });
  expect(elsewhere).toEqual([]);
});
