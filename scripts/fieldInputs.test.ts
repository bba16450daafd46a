import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldTable } from '@portal/domain';
import * as domain from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** A carrier is typed in the inputs of a contact, under its names: `carrierOf` turns one into the other. */
const TYPED_ELSEWHERE = ['carrierFields'];

/** The tables of fields that domain exports; what is sent back as it was read has no input. */
const tables = Object.entries(domain).flatMap(([name, table]) => {
  if (!name.endsWith('Fields') || typeof table !== 'object' || TYPED_ELSEWHERE.includes(name)) return [];
  const fields = Object.entries(table as FieldTable).filter(([, { kind }]) => kind !== 'unseen');
  return [{ name, fields: fields.map(([field]) => field) }];
});

const pages = globSync('apps/portal/src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Whether JSX names the field: as `name="valorNf"`, as `'valorNf'` where a page holds its input, or as a part of it. */
const hasInput = (field: string) => new RegExp(`["'\`]${field}["'\`.]|\\.${field}\\b`).test(pages);

describe('every field of a table has its input', () => {
  it.each(tables)('$name', ({ fields }) => {
    expect(fields.filter((field) => !hasInput(field))).toEqual([]);
  });

  it('finds one that has none', () => {
    expect(tables.length).toBeGreaterThan(10);
    expect(hasInput('valorPlantado')).toBe(false);
  });
});
