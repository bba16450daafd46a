import { checkPastedRows, readPastedTable } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { refusalsOf, withRefusals, wrongCells } from './pastedCells.ts';

const rows = checkPastedRows(
  readPastedTable(
    'verde\t7896004006031\t17896004006038\t6\tPN-1\nazul\t7896004006048\t17896004006045\t\tPN-2',
  ).rows,
  (variacao) => variacao,
);
const refusals = refusalsOf(
  { 'produtos[0].gtinEan': ['EAN já cadastrado'], 'produtos[1].outro': ['x'], outro: ['y'] },
  rows,
);

describe('the messages of a refused call', () => {
  it('stand at the cells they are about, beside what the rules say', () => {
    expect(wrongCells(withRefusals(rows, refusals))).toEqual([
      { line: 1, field: 'gtinEan', message: 'EAN já cadastrado' },
      { line: 2, field: 'quantidadeProdutosNaCaixa', message: 'Deve conter ao menos 1 produto' },
    ]);
  });

  it('close a row, and are gone once its cell is another', () => {
    expect(withRefusals(rows, refusals)[0]?.product).toBeNull();
    const changed = rows.map((row) => ({ ...row, texts: { ...row.texts, gtinEan: '7896004006055' } }));
    expect(withRefusals(changed, refusals)[0]?.product).not.toBeNull();
  });
});
