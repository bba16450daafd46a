import { describe, expect, it } from 'vitest';
import * as domain from '../index.ts';
import type { Field, FieldTable } from './defineFields.ts';

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'kind' in value && 'schema' in value;

const isTable = (value: unknown): value is FieldTable =>
  typeof value === 'object' && value !== null && Object.values(value).some(isField);

const tables = Object.entries(domain).flatMap(([name, value]) => (isTable(value) ? [{ name, value }] : []));

/** Fields with those inside them, by their paths. */
const fieldsOf = (table: FieldTable, prefix = ''): (readonly [path: string, field: Field])[] =>
  Object.entries(table)
    .filter(([, field]) => isField(field))
    .flatMap(([name, field]) => [
      [`${prefix}${name}`, field] as const,
      ...fieldsOf(field.fields ?? {}, `${prefix}${name}.`),
    ]);

const EXTREMES = [-1e15, -1, 0, 0.123456, 1e15, '', ' ', 'é', 'x'.repeat(10_000)];

/** The extremes, and where the value has parts each of them at each part. */
function extremesOf({ empty }: Field): unknown[] {
  if (Array.isArray(empty)) return [...EXTREMES.map((extreme) => [extreme]), Array(1_000).fill(1)];
  if (typeof empty !== 'object' || empty === null) return EXTREMES;
  return Object.keys(empty).flatMap((name) => EXTREMES.map((extreme) => ({ ...empty, [name]: extreme })));
}

const UNNAMED = 'no text of its own';

/** What a rule says of a value in no words of its own; a value of another type comes from no form. */
const unnamed = ({ schema }: Field, value: unknown) =>
  (schema.safeParse(value, { error: () => UNNAMED }).error?.issues ?? []).filter(
    (issue) => issue.message === UNNAMED && (issue.code !== 'invalid_type' || issue.expected === 'int'),
  );

describe('a rule of a field says in its own words what is wrong with a value of its type', () => {
  it.each(tables)('$name', ({ value }) => {
    const found = fieldsOf(value).flatMap(([path, field]) =>
      extremesOf(field).flatMap((extreme) =>
        unnamed(field, extreme).map(({ code }) => `${path}: ${code} ${String(extreme).slice(0, 20)}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('is asked of every form', () => {
    expect(tables.map(({ name }) => name)).toContain('requisitionFields');
  });
});
