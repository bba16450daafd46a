import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { idsIn, isRequirement, REQUIREMENTS, requirementDefinitions } from './requirements.ts';
import { root } from './root.ts';

/** G and C number the gaps and contradictions of one document and, again, those of another. */
const TWICE = /^(G-\d\d|C-1[01])$/;

/** Kinds of article numbers, written like ids. */
const NO_IDS = ['EAN-8', 'EAN-13'];

const definitions = await requirementDefinitions();
const defined = new Set(definitions.map(({ id }) => id));
const prefixes = [
  ...new Set([...defined].filter((id) => id.includes('-')).map((id) => id.split('-')[0])),
].join('|');

describe('the requirements', () => {
  it('are 1,763', () => {
    expect([...defined].filter(isRequirement)).toHaveLength(1763);
  });

  it('define each id once', () => {
    const again = definitions.filter(
      ({ id }, place) => !TWICE.test(id) && definitions.findIndex((other) => other.id === id) < place,
    );
    expect(again).toEqual([]);
  });
});

it('reads lists and ranges of ids', () => {
  const text =
    'FND-001 to 003, FND-007, 009, C-4 and D6; ST1-062 to ST1-064; AB-1; UPL-01, 3 files, SUP-01–03';
  expect(idsIn(text, 'FND|ST1|UPL|SUP|C')).toEqual([
    ...[
      'FND-001',
      'FND-002',
      'FND-003',
      'FND-007',
      'FND-009',
      'C-4',
      'ST1-062',
      'ST1-063',
      'ST1-064',
      'UPL-01',
    ],
    ...['SUP-01', 'SUP-02', 'SUP-03'],
  ]);
});

it('every id that a file of the repository names is defined', async () => {
  const { stdout } = await promisify(execFile)(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '*.ts',
      '*.tsx',
      '*.yaml',
      '*.md',
      '*.html',
      '*.css',
    ],
    { cwd: root },
  );
  // But for the examples of how ids are read.
  const files = stdout
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('scripts/requirements'));
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(root, file), 'utf8').catch(() => '')), // a file that is being removed
  );
  const unknown: string[] = [];
  for (const [place, file] of files.entries()) {
    const text = texts[place] ?? '';
    const decisions = [...text.matchAll(/(?<=[(,] ?| )D\d{1,2}(?=[,):. ])/g)].map(([id]) => id);
    for (const id of [...idsIn(text, prefixes), ...decisions]) {
      if (!defined.has(id) && !NO_IDS.includes(id)) unknown.push(`${file}: ${id} is not in ${REQUIREMENTS}`);
    }
  }
  expect(unknown).toEqual([]);
});
