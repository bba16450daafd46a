import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { subjectFile } from './buildSubject.ts';
import { chosenSubjects, fieldSubjects, noTable, selectSubjects, tableSubjects } from './subjects.ts';

const everything = { parts: ['fields', 'selects', 'tables'], peers: false, subjects: [] } as const;

describe('subjects', () => {
  it('each have a file', () => {
    const files = [...fieldSubjects, ...selectSubjects, ...tableSubjects, noTable].map(subjectFile);
    expect(files.filter((file) => !existsSync(file)).map((file) => path.basename(file))).toEqual([]);
  });

  it('leave out what others publish, but not what ours is measured by, unless asked for', () => {
    expect(chosenSubjects(selectSubjects, everything).map(({ file }) => file)).toEqual([
      'downshift',
      'select',
      'pagedSelect',
    ]);
    expect(chosenSubjects(selectSubjects, { ...everything, peers: true })).toEqual(selectSubjects);
  });

  it('keep the reference beside the only one asked for', () => {
    const chosen = chosenSubjects(tableSubjects, { ...everything, subjects: ['agGrid'] });
    expect(chosen.map(({ file }) => file)).toEqual(['floor', 'agGrid']);
    expect(chosenSubjects(tableSubjects, { ...everything, parts: ['fields'] })).toEqual([]);
  });
});
