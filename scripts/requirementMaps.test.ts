import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsIn, REQUIREMENTS, requirementDefinitions } from './requirements.ts';
import { root } from './root.ts';

const MAPS = `${REQUIREMENTS}/tests`;
/** What is mapped row by row: requirements and faults. Gaps, contradictions and decisions may be named beside them. */
const ROW = /^(?!G-|C-|X-|CON-|GAP-|SM-)[A-Z]+\d?-\d{2,3}$/;

const definitions = (await requirementDefinitions()).filter(({ id }) => ROW.test(id));
const prefixes = [...new Set(definitions.map(({ id }) => id.split('-')[0]))].join('|');
const areas = [...new Set(definitions.map(({ file }) => file))];

/** The rows of a map: its ids, and the cell that says what holds them. */
function rowsOf(map: string) {
  return [...map.matchAll(/^\| ([^|]+) \| (.+) \|$/gm)]
    .map(([, ids = '', tests = '']) => ({ ids, tests }))
    .filter(({ ids }) => ids !== 'rows');
}

/** The files of a cell, each with the stories in the brackets after it. */
function filesOf(tests: string) {
  return [...tests.matchAll(/`([^`]+\/[^`]+)`(?: \(([^)]*)\))?/g)].map(([, file = '', inside = '']) => ({
    file,
    stories: [...inside.matchAll(/`(\w+)`/g)].map(([, story = '']) => story),
  }));
}

it('every file of requirements has a map', async () => {
  const maps = await readdir(path.join(root, MAPS));
  expect(maps.filter((name) => name !== 'README.md').toSorted()).toEqual(areas.toSorted());
});

describe.each(areas)('the map of %s', (area) => {
  const place = `${MAPS}/${area}`;
  const map = readFile(path.join(root, place), 'utf8');

  it('names every row once', async () => {
    const named = rowsOf(await map).flatMap(({ ids }) => idsIn(ids, prefixes));
    const expected = definitions.filter(({ file }) => file === area).map(({ id }) => id);
    expect(named.toSorted()).toEqual(expected.toSorted());
  });

  it('names files that name the rows themselves, where no story stands for them', async () => {
    const problems: string[] = [];
    for (const { ids, tests } of rowsOf(await map)) {
      const files = filesOf(tests);
      if (files.length === 0 || files.some(({ stories }) => stories.length > 0)) continue;
      const texts = await Promise.all(files.map(({ file }) => readFile(path.join(root, file), 'utf8')));
      const named = new Set(idsIn(texts.join('\n'), prefixes));
      const missing = idsIn(ids, prefixes).filter((id) => !named.has(id));
      if (missing.length > 0) problems.push(`${place}: no file of the row names ${missing.join(', ')}`);
    }
    expect(problems).toEqual([]);
  });

  it('names files and stories that exist, or says why there are none', async () => {
    const problems: string[] = [];
    for (const { ids, tests } of rowsOf(await map)) {
      const files = filesOf(tests);
      if (files.length === 0 && !/^– |^open: issue/.test(tests))
        problems.push(`${ids}: no test and no reason`);
      for (const { file, stories } of files) {
        if (!existsSync(path.join(root, file))) {
          problems.push(`${place}, ${ids}: ${file} is not there. Was it moved?`);
          continue;
        }
        if (stories.length === 0) continue;
        const text = await readFile(path.join(root, file), 'utf8');
        for (const story of stories) {
          if (!text.includes(`export const ${story} =`))
            problems.push(`${place}, ${ids}: no ${story} in ${file}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
});
