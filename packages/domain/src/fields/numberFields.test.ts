import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  flag,
  idList,
  keepsDecimals,
  MONEY_MAX,
  optionalId,
  optionalMoney,
  optionalNumber,
  requiredId,
  requiredNumber,
} from './numberFields.ts';

/** What comes out of a field, or its messages. */
function read(field: z.ZodMiniType, value: unknown): unknown {
  const result = field.safeParse(value);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}

const share = { decimals: 4, min: 1, max: 10, message: 'Fora' } as const;

describe('keepsDecimals', () => {
  it.each([
    [0.07, 2, true],
    [1.005, 2, false],
    [0.1 + 0.2, 2, false],
    [-3, 0, true],
    [1.5, 0, false],
    [MONEY_MAX, 2, true],
    [1e-7, 4, false],
  ])('of %d with %d decimals is %j', (value, decimals, expected) => {
    expect(keepsDecimals(value, decimals)).toBe(expected);
  });

  it('takes every amount of whole cents (D4)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (cents) => {
        expect(keepsDecimals(cents / 100, 2)).toBe(true);
      }),
    );
  });
});

it.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['optionalNumber', optionalNumber(share), null, null],
  ['optionalNumber', optionalNumber(share), undefined, null],
  ['optionalNumber', optionalNumber(share), 1, 1],
  ['optionalNumber', optionalNumber(share), 10, 10],
  ['optionalNumber', optionalNumber(share), 0.9999, ['Fora']],
  ['optionalNumber', optionalNumber(share), 10.0001, ['Fora']],
  ['optionalNumber', optionalNumber({ ...share, tooLarge: 'Muito' }), 11, ['Muito']],
  ['optionalNumber', optionalNumber(share), '5', ['Digite um número válido']],
  ['optionalNumber', optionalNumber(share), Number.POSITIVE_INFINITY, ['Digite um número válido']],
  ['requiredNumber', requiredNumber(share, 'Falta'), null, ['Falta']],
  ['requiredNumber', requiredNumber(share, 'Falta'), undefined, ['Falta']],
  ['requiredNumber', requiredNumber(share, 'Falta'), Number.NaN, ['Digite um número válido']],
  ['requiredNumber', requiredNumber(share, 'Falta'), 5.5, 5.5],
  ['requiredNumber', requiredNumber({ ...share, decimals: 0 }, 'Falta'), 5.5, ['Digite um número inteiro']],
  ['optionalMoney', optionalMoney(), 0, 0],
  ['optionalMoney', optionalMoney(), MONEY_MAX, MONEY_MAX],
  ['optionalMoney', optionalMoney(), MONEY_MAX + 0.01, ['Digite um valor menor']],
  ['optionalId', optionalId(), undefined, null],
  ['optionalId', optionalId(), 1, 1],
  ['optionalId', optionalId(), 0, ['Digite um número válido']],
  ['optionalId', optionalId(), 2 ** 53, ['Digite um número válido']],
  ['requiredId', requiredId('Escolha'), 1, 1],
  ['requiredId', requiredId('Escolha'), null, ['Escolha']],
  ['requiredId', requiredId('Escolha'), -1, ['Escolha']],
  ['requiredId', requiredId('Escolha'), 2 ** 53, ['Escolha']],
  ['flag', flag(), undefined, false],
  ['flag', flag(), null, false],
  ['flag', flag(), true, true],
  ['flag', flag(), 'true', ['Digite um valor válido']],
  ['idList', idList(2), undefined, []],
  ['idList', idList(2), [2, 1], [2, 1]],
  ['idList', idList(2), [2, 2], [2]],
  ['idList', idList(2), [1, 2, 3], ['Selecione no máximo 2 opções']],
  ['idList', idList(2), [0], ['Digite um número válido']],
])('%s: %#', (_name, field, value, expected) => {
  expect(read(field, value)).toEqual(expected);
});
