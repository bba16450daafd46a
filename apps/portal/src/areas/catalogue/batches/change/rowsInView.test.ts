import { expect, it } from 'vitest';
import { type ChangeView, rowsInView } from './rowsInView.ts';

const row = (codigo: number, nome: string, motivo: string | null = null) => ({
  produtoId: codigo,
  codigo,
  nome,
  versao: 1,
  motivo,
});
const rows = [row(301, 'AÇUCAREIRO'), row(302, 'BULE', 'Em análise'), row(303, 'PANELA DE AÇO')];

it.each<[ChangeView, string, number[]]>([
  ['all', '', [301, 302, 303]],
  ['eligible', '', [301, 303]],
  ['blocked', '', [302]],
  ['all', 'aco panela', [303]],
  ['all', ' 30 ', [301, 302, 303]],
  ['all', '302', [302]],
  ['eligible', 'bule', []],
])('%s products, searched for %j', (view, search, codes) => {
  expect(rowsInView(rows, { view, search }).map(({ codigo }) => codigo)).toEqual(codes);
});
