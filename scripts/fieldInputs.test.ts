import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as domain from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

/** The tables of fields that domain exports. */
const tables = Object.entries(domain).flatMap(([name, table]) =>
  name.endsWith('Fields') && typeof table === 'object' ? [{ name, fields: Object.keys(table) }] : [],
);

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
