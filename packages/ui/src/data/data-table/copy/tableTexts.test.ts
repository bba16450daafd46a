import { expect, it } from 'vitest';
import { ptBr } from '../../../locale/messages.ts';
import type { Column } from '../columns/column.ts';
import { tableTexts } from './tableTexts.ts';

interface Row {
  ean: string;
  price: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'image', header: 'Imagem', format: 'image', value: () => null, alt: () => '' },
  { id: 'ean', header: 'EAN', format: 'code', value: ({ ean }) => ean },
  { id: 'price', header: 'Preço', format: 'currency', value: ({ price }) => price },
  { id: 'box', header: 'Cx', format: 'number', align: 'center', value: () => 12 },
  { id: 'status', header: 'Status', format: 'status', value: () => ({ tone: 'success', label: 'Aprovado' }) },
  { id: 'free', header: 'Livre', format: 'custom', render: () => null },
  { id: 'actions', header: 'Ações', format: 'actions', actions: () => [] },
];

it('has the columns with a text, their sides and their cells as they are shown', () => {
  const { headings, cells } = tableTexts(columns, ptBr);
  expect(headings.map(({ id, header, align }) => [id, header, align])).toEqual([
    ['ean', 'EAN', 'start'],
    ['price', 'Preço', 'end'],
    ['box', 'Cx', 'center'],
    ['status', 'Status', 'start'],
  ]);
  expect(cells({ ean: '0789', price: 1234.5 })).toEqual(['0789', 'R$\u00a01.234,50', '12', 'Aprovado']);
  expect(cells({ ean: '', price: Number.NaN })).toEqual(['', 'Valor inválido', '12', 'Aprovado']);
});
