import { expect, it } from 'vitest';
import { type LinksToRestore, supplierUndoRefusal } from './supplierChange.ts';

it.each<[Partial<LinksToRestore>, string | null]>([
  [{}, null],
  [{ origemAprovada: false }, 'O fornecedor de origem não está mais aprovado'],
  [{ temOrigem: true }, 'O fornecedor de origem voltou a fornecer o produto'],
  [
    { dunRepetido: { dun: '17891000315504', codigo: 305021 } },
    'O DUN 17891000315504 já é do produto 305021 do fornecedor de origem',
  ],
])('a product goes back to its supplier with %j: %j', (change, reason) => {
  const links = { origemAprovada: true, temOrigem: false, dunRepetido: null };
  expect(supplierUndoRefusal({ ...links, ...change })).toBe(reason);
});
