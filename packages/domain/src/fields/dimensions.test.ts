import { expect, it } from 'vitest';
import { DIMENSIONS, dimensionFields, dimensionsOf } from './dimensions.ts';

const product = { altura: 10, largura: null, comprimento: 30, peso: 400, nome: 'PANELA' };
const family = { altura: 1, largura: 2, comprimento: null, peso: 4, nome: 'PANELAS' };

it.each([
  [true, { altura: 1, largura: 2, comprimento: null, peso: 4 }],
  [false, { altura: 10, largura: null, comprimento: 30, peso: 400 }],
])('of a product are those of its family where it holds them: %j (PRD-045)', (dimensaoPorFamilia, held) => {
  expect(dimensionsOf({ ...family, dimensaoPorFamilia }, product)).toEqual(held);
});

it('each have a field', () => {
  expect(Object.keys(dimensionFields)).toEqual(DIMENSIONS);
});
