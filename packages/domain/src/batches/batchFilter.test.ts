import { expect, it } from 'vitest';
import { BATCH_FILTERS, batchSearchRefusal } from './batchFilter.ts';
import { branchCount, opensBranches } from './branchCount.ts';

it('is closed while every filter is empty, and open with any one of them (LOT-001 to LOT-011)', () => {
  expect(batchSearchRefusal({})).toBe('Informe ao menos um filtro');
  expect(batchSearchRefusal({ FornecedorId: null, Status: '', DataFim: undefined })).not.toBeNull();
  for (const name of BATCH_FILTERS) expect(batchSearchRefusal({ [name]: 1 })).toBeNull();
  expect(batchSearchRefusal({ DataInicio: '2026-11-01' })).toBeNull();
  expect(batchSearchRefusal({ DataFim: '2026-11-30' })).toBeNull();
});

it.each([
  [0, 3, '0', false],
  [2, 3, '2', true],
  [3, 3, 'TODAS', false],
  [0, 0, '0', false],
])('%i of %i branches are told as %s (LOT-016, LOT-017, G-19)', (count, all, text, opens) => {
  expect(branchCount(count, all)).toBe(text);
  expect(opensBranches(text)).toBe(opens);
});
