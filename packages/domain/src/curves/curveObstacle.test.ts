import { expect, it } from 'vitest';
import { curveObstacle } from './curveObstacle.ts';

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
