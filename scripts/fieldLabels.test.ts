import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as domain from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

interface LabelledField {
  readonly label: string;
  readonly fields?: Readonly<Record<string, LabelledField>>;
}

const isField = (value: unknown): value is LabelledField =>
  typeof value === 'object' && value !== null && 'label' in value && 'schema' in value && 'empty' in value;

/** The tables of fields that the domain exports, found by what they hold. */
const tables = Object.entries(domain).flatMap(([name, value]) => {
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  const fields: unknown[] = Object.values(value);
  return fields.length > 0 && fields.every(isField) ? [{ name, fields }] : [];
});

/** The labels of fields and of those inside them. */
const labelsOf = (fields: readonly LabelledField[]): string[] =>
  fields.flatMap(({ label, fields: inner }) => [label, ...labelsOf(Object.values(inner ?? {}))]);

const sources = execFileSync('git', ['ls-files', 'apps/portal/src', 'apps/gateway/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/(testing|stories)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** What stands as the label of an input, a line or a column; a heading or a badge may say the same. */
const TYPED_LABEL =
  /(?<!\btone: '\w+', )\b(?:label|header|rotulo)(?:=|: ?|=\{)(?:"([^"]+)"|'([^']+)'|`([^`$]+)`)/g;

/** The labels that a text types itself. */
const typedLabels = (text: string): string[] =>
  [...text.matchAll(TYPED_LABEL)].map(([, double, single, template]) => double ?? single ?? template ?? '');

/**
 * The folders that work with a table: its inputs, its columns, its lines of a conflict. A word of another form may be
 * the same, so that a label counts as typed again only there.
 */
const foldersOf = (name: string): string[] => [
  ...new Set(
    sources
      .filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
      .map(({ file }) => `${path.posix.dirname(file)}/`),
  ),
];

describe('the labels of a form', () => {
  it('are those of tables', () =>
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['familyFields', 'productFields', 'contentFields', 'ecommerceProductFields']),
    ));

  it.each(tables)('of $name stand in the table and nowhere else', ({ name, fields }) => {
    const labels = new Set(labelsOf(fields));
    const folders = foldersOf(name);
    const again = sources
      .filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
      .flatMap(({ file, text }) =>
        typedLabels(text)
          .filter((label) => labels.has(label))
          .map((label) => `${file}: ${label}`),
      );
    expect(again).toEqual([]);
  });

  it.each([
    '<TextField label="Nome" />',
    "{ id: 'nome', header: 'Nome' }",
    "{ campo: 'nome', rotulo: 'Nome' }",
    '<TextField label={`Nome`} />',
  ])('is found in %s', (text) => expect(typedLabels(text)).toEqual(['Nome']));
});
