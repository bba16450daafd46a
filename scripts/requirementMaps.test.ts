import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const AREA = 'apps/portal/src/areas/registrations';

/** Where the letters of a map stand for. */
const FOLDERS: Readonly<Record<string, string>> = {
  C: AREA,
  P: 'apps/portal/src',
  F: 'packages/formats/src',
  D: 'packages/domain/src',
  A: 'packages/api/src',
  G: 'apps/gateway/src',
  U: 'packages/ui/src',
  E: 'apps/portal/e2e',
  S: 'scripts',
};

/** How many rows each part of the requirements has. */
const ROWS = {
  ONB: 92,
  ST1: 63,
  ST2: 40,
  ST3: 15,
  ST4: 36,
  ST5: 27,
  ST6: 20,
  CTC: 17,
  UPL: 19,
  PEN: 18,
  DEC: 28,
  SUP: 67,
  API2: 27,
};

/** The single ids of a list such as `ST1-002 to 008, 010`; those of gaps and decisions are no rows. */
function idsOf(list: string): string[] {
  return [...list.matchAll(/([A-Z]+\d?)-([\d, to]*\d)/g)].flatMap(([, part = '', numbers = '']) => {
    if (!(part in ROWS)) return [];
    return numbers.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split(' to ').map(Number);
      return Array.from({ length: last - first + 1 }, (_, step) => `${part}-${first + step}`);
    });
  });
}

/** The files of a row, each with the stories named after it. */
function testsOf(cell: string) {
  const tests: { file: string; stories: string[] }[] = [];
  let letter = '';
  for (const [, nextLetter, name = ''] of cell.matchAll(/(?:\b([A-Z]) )?`([^`]+)`/g)) {
    letter = nextLetter ?? letter;
    if (name.includes('.')) tests.push({ file: path.join(FOLDERS[letter] ?? '', name), stories: [] });
    else tests.at(-1)?.stories.push(name);
  }
  return tests;
}

const map = await readFile(path.join(root, AREA, 'README.md'), 'utf8');
const [, requirements = ''] = map.split('## Requirements and their tests');
const rows = [...requirements.matchAll(/^\| ([A-Z]+\d?-[^|]+) \| (.+) \|$/gm)].map(
  ([, ids = '', tests = '']) => [ids, tests] as const,
);

describe('the map of the onboarding requirements', () => {
  it('names every row once', () => {
    const [, rest = ''] = requirements.split('\n\nStatements');
    const named = [...rows.flatMap(([ids]) => idsOf(ids)), ...idsOf(rest)].toSorted();
    const expected = Object.entries(ROWS).flatMap(([part, count]) =>
      Array.from({ length: count }, (_, place) => `${part}-${place + 1}`),
    );
    expect(named).toEqual(expected.toSorted());
  });

  it.each(rows)('%s: its tests are there', async (_ids, cell) => {
    const tests = testsOf(cell);
    expect(tests).not.toEqual([]);
    for (const { file, stories } of tests) {
      expect(existsSync(path.join(root, file)), file).toBe(true);
      const text = await readFile(path.join(root, file), 'utf8');
      for (const story of stories) expect(text, file).toContain(`export const ${story} =`);
    }
  });
});
