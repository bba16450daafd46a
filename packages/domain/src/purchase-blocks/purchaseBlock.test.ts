import { describe, expect, it } from 'vitest';
import {
  blockReasons,
  branchesOf,
  chosenBranches,
  emptyPurchaseBlockForm,
  purchaseBlockSchema,
} from './purchaseBlock.ts';

const rows = [
  { id: 1, name: 'BETIM' },
  { id: 2, name: 'CONTAGEM' },
];

describe('the branches there are to choose from (BLK-012)', () => {
  it.each([
    ['no region', [], undefined, []],
    ['no region any more', [], { regionIds: [7], rows }, []],
    ['an answer under way', [7], undefined, undefined],
    ['the answer', [7, 8], { regionIds: [8, 7], rows }, rows],
    ['a late answer', [7, 8], { regionIds: [7], rows }, undefined],
    ['a late answer of as many regions', [7, 8], { regionIds: [7, 9], rows }, undefined],
    ['no branches', [7], { regionIds: [7], rows: [] }, []],
  ])('with %s', (_, regionIds, branches, shown) => {
    expect(branchesOf(regionIds, branches)).toEqual(shown);
  });
});

it.each([
  [[1, 2], rows, [1, 2]],
  [[2, 9], rows, [2]],
  [[2, 9], undefined, [2, 9]],
  [[1], [], []],
])('of the chosen %j those count that are there', (chosen, there, counted) => {
  expect(chosenBranches(chosen, there)).toEqual(counted);
});

describe('the two validations (BLK-009, BLK-010, BIZ-15)', () => {
  it.each([
    [0, true, false, undefined, 'withBlockNeedsBranches'],
    [1, true, false, 'withoutBlockHasBranches', undefined],
    [9, true, false, 'withoutBlockHasBranches', undefined],
    [0, false, false, undefined, 'branchesPending'],
    [2, false, false, 'withoutBlockHasBranches', 'branchesPending'],
    [0, false, true, undefined, 'branchesFailed'],
    [2, false, true, 'withoutBlockHasBranches', 'branchesFailed'],
  ])('%d chosen, known %s, failed %s: without %s, with %s', (count, known, failed, without, withBlock) => {
    expect(blockReasons({ count, known, failed })).toEqual({ without, with: withBlock });
  });
});

describe('what is sent', () => {
  it('has no branches for a validation without block, and observations without outer spaces (BLK-014, BLK-015)', () => {
    expect(purchaseBlockSchema.parse(emptyPurchaseBlockForm)).toEqual(emptyPurchaseBlockForm);
    expect(purchaseBlockSchema.parse({ filiaisBloqueio: [11, 21], observacoes: ' Sem giro ' })).toEqual({
      filiaisBloqueio: [11, 21],
      observacoes: 'Sem giro',
    });
  });

  it('takes whole ids of branches alone (BLK-015)', () => {
    const block = { filiaisBloqueio: [11.5], observacoes: '' };
    expect(purchaseBlockSchema.safeParse(block).success).toBe(false);
  });

  it.each([
    [200, true],
    [201, false],
  ])('takes %d characters of observations: %s (BLK-005)', (length, taken) => {
    const block = { filiaisBloqueio: [], observacoes: 'a'.repeat(length) };
    expect(purchaseBlockSchema.safeParse(block).success).toBe(taken);
  });
});
