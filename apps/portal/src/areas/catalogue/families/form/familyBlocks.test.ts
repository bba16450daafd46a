import { expect, it } from 'vitest';
import { family } from '../../../../shared/stories/catalogue.ts';
import { shownBlocks } from './familyBlocks.ts';

const bare = {
  ...family,
  departamento: null,
  secao: null,
  grupo: null,
  subGrupo: null,
  etiquetaPrecoParte1: null,
  etiquetaPrecoParte2: null,
  divisoes: null,
  introducao: [],
  estoqueSemGiro: { devolucao: false, indenizacao: false },
  classificacoesDeRisco: null,
  classificacaoProduto: [],
  tags: [],
};

const blocksOf = (shown: ReturnType<typeof shownBlocks>) =>
  Object.entries(shown).flatMap(([name, isShown]) => (isShown ? [name] : []));

const all = ['marketing', 'priceTag', 'negotiations', 'logistics', 'classification'];

it.each([
  ['a new family', null, all],
  ['a family with data of each', family, all],
  ['a family without', bare, []],
  ['a group alone', { ...bare, grupo: { id: 1, descricao: 'A' } }, ['marketing']],
  ['a division alone', { ...bare, divisoes: { id: 1, descricao: 'A' } }, ['priceTag']],
  ['returns alone', { ...bare, estoqueSemGiro: { devolucao: true, indenizacao: false } }, ['negotiations']],
  ['tags alone', { ...bare, tags: [{ id: 1, descricao: 'A' }] }, ['classification']],
])('shows of %s the blocks it has data of (GAP-31)', (_what, shown, blocks) => {
  expect(blocksOf(shownBlocks(shown))).toEqual(blocks);
});
