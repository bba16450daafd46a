import { describe, expect, it } from 'vitest';
import { ptBr } from '../../../locale/messages.ts';
import type { Column } from '../columns/column.ts';
import { cellCopy, tableCopy } from './tableCopy.ts';

interface Row {
  ean: string;
  name: string;
  price: number | null;
  margin: number | null;
}

const ean: Column<Row> = { id: 'ean', header: 'EAN', format: 'code', value: ({ ean: code }) => code };
const name: Column<Row> = { id: 'name', header: 'Nome', format: 'text', value: (row) => row.name };
const price: Column<Row> = { id: 'price', header: 'Preço', format: 'currency', value: (row) => row.price };
const margin: Column<Row> = { id: 'margin', header: 'Margem', format: 'percent', value: (row) => row.margin };
const columns: readonly Column<Row>[] = [
  { id: 'image', header: 'Imagem', format: 'image', value: () => null, alt: () => '' },
  ...[ean, name, price, margin],
  { id: 'since', header: 'Cadastro', format: 'date', value: () => '2026-07-01' },
  { id: 'status', header: 'Status', format: 'status', value: () => ({ tone: 'success', label: 'Aprovado' }) },
  { id: 'actions', header: 'Ações', format: 'actions', actions: () => [] },
];
const messages = ptBr;
const row: Row = { ean: '0789', name: 'CAFÉ', price: 1234.5, margin: -12.5 };

describe('what is copied from a table', () => {
  it('has headings and the values as they are shown, and leaves out what is no data', () => {
    const { 'text/plain': text } = tableCopy(columns, [row, { ...row, price: null, margin: null }], messages);
    expect(text.split('\r\n').map((line) => line.split('\t'))).toEqual([
      ['EAN', 'Nome', 'Preço', 'Margem', 'Cadastro', 'Status'],
      ['0789', 'CAFÉ', 'R$ 1.234,50', '-12,50', '01/07/2026', 'Aprovado'],
      ['0789', 'CAFÉ', '', '', '01/07/2026', 'Aprovado'],
    ]);
  });

  it.each([
    ['=SOMA(A1)', "'=SOMA(A1)"],
    ['+55 11', "'+55 11"],
    ['@A1', "'@A1"],
    ['\t=1+1', "' =1+1"],
    ['UM\tDOIS\r\nTRÊS', 'UM DOIS TRÊS'],
  ])('keeps %j in one cell that computes nothing', (text, copied) => {
    expect(cellCopy(name, { ...row, name: text }, messages)).toBe(copied);
    expect(tableCopy([name], [{ ...row, name: text }], messages)['text/plain']).toBe(`Nome\r\n${copied}`);
  });

  it('is a table for a spreadsheet, in which text stays text and nothing is markup', () => {
    const { 'text/html': html } = tableCopy([ean, name, price], [{ ...row, name: '<b>&' }], messages);
    const table = html.slice(html.indexOf('<tbody>'));
    expect(table).toBe(
      `<tbody><tr><td style="mso-number-format:'\\@'">0789</td>` +
        `<td style="mso-number-format:'\\@'">&lt;b&gt;&amp;</td>` +
        '<td align="right">R$ 1.234,50</td></tr></tbody></table>',
    );
  });
});
