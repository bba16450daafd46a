import { expect, it } from 'vitest';
import { curveObstacle, isMaximised } from './curveDetail.ts';

it.each([
  [0, false],
  [55, false],
  [56, true],
])('%d rows take the whole window: %s (CRV-027)', (rows, maximised) => {
  expect(isMaximised(rows)).toBe(maximised);
});

it.each([
  ['empresa', 3, [1], undefined],
  ['filial', 0, [1], undefined],
  ['fornecedor', 3, [1], 'origin'],
  ['', undefined, [], 'origin'],
  ['empresa', undefined, [1], 'curve'],
  ['empresa', null, [], 'curve'],
  ['filial', '', [1], 'curve'],
  ['filial', 3, [], 'suggestion'],
] as const)(
  '%s, curve %s, suggestions %j: %s (CRV-030 to 034)',
  (origin, curveId, suggestionIds, obstacle) => {
    expect(curveObstacle({ origin, curveId, suggestionIds })).toBe(obstacle);
  },
);
