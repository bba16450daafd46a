import { describe, expect, it } from 'vitest';
import { type DrawnColumn, namingColumn } from './column.ts';

interface Row {
  readonly code: number;
  readonly supplier: string;
  readonly family: string;
}

const code: DrawnColumn<Row> = { id: 'code', header: 'Código', format: 'code', value: (row) => row.code };
const supplier: DrawnColumn<Row> = {
  id: 'supplier',
  header: 'Fornecedor',
  format: 'text',
  value: (row) => row.supplier,
};
const family: DrawnColumn<Row> = {
  id: 'family',
  header: 'Família',
  format: 'text',
  value: (row) => row.family,
};

describe('namingColumn', () => {
  it.each<[string, readonly DrawnColumn<Row>[], string | undefined]>([
    ['the first text', [code, supplier, family], 'supplier'],
    ['the text that says so', [code, supplier, { ...family, names: true }], 'family'],
    ['a code without a text', [code], 'code'],
    ['nothing of pictures', [], undefined],
  ])('is %s', (_, columns, id) => {
    expect(namingColumn(columns)?.id).toBe(id);
  });
});
