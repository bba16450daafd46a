import { describe, expect, it } from 'vitest';
import { ptBr } from '../../../locale/messages.ts';
import type { Column } from '../columns/column.ts';
import { csvFileName, tableCsv } from './tableCsv.ts';

interface Row {
  ean: string;
  name: string;
  price: number | null;
  branches: number | 'TODAS';
}

const columns: readonly Column<Row>[] = [
  { id: 'image', header: 'Imagem', format: 'image', value: () => null, alt: () => '' },
  { id: 'ean', header: 'EAN', format: 'code', value: ({ ean }) => ean },
  { id: 'name', header: 'Nome', format: 'text', value: ({ name }) => name },
  { id: 'price', header: 'Preço', format: 'currency', value: ({ price }) => price },
  { id: 'branches', header: 'Filiais', format: 'number', value: ({ branches }) => branches },
  { id: 'status', header: 'Status', format: 'status', value: () => ({ tone: 'success', label: 'Aprovado' }) },
  { id: 'free', header: 'Livre', format: 'custom', render: () => null },
  { id: 'aged', header: 'Situação', format: 'custom', render: () => null, text: ({ name }) => `${name}.` },
  { id: 'actions', header: 'Ações', format: 'actions', actions: () => [] },
];
const messages = ptBr;

describe('the CSV of a table', () => {
  it('keeps codes whole, computes with money, defuses formulas and leaves out what is no data', () => {
    const rows: Row[] = [
      { ean: '0789', name: '=SOMA(A1)', price: 1234.5, branches: 'TODAS' },
      { ean: '1', name: 'CAFÉ; MOÍDO', price: null, branches: 3 },
    ];
    const [head, first, second] = tableCsv(columns, rows, messages).slice(1).split('\r\n');
    expect(head).toBe('EAN;Nome;Preço;Filiais;Status;Situação');
    expect(first).toBe('"=""0789""";\'=SOMA(A1);1234,50;TODAS;Aprovado;\'=SOMA(A1).');
    expect(second).toBe('"=""1""";"CAFÉ; MOÍDO";;3;Aprovado;"CAFÉ; MOÍDO."');
  });

  it('writes numbers as such, and a word between them as text', () => {
    const row: Row = { ean: '1', name: 'CAFÉ', price: -1, branches: -3 };
    const many = columns.filter(({ format }) => format === 'number');
    const rows = [row, { ...row, branches: 1234.5 }, { ...row, branches: 'TODAS' as const }];
    expect(tableCsv(many, rows, messages).slice(1)).toBe('Filiais\r\n-3\r\n1234,5\r\nTODAS\r\n');
  });

  it('has the filters in its name, without what a file system refuses', () => {
    expect(csvFileName('Produtos', ['ACME', null, '01/07/2026'])).toBe('Produtos ACME 01-07-2026.csv');
    expect(csvFileName('a'.repeat(300)).length).toBeLessThanOrEqual(104);
  });
});
