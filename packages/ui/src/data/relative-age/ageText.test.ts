import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptBr } from '../../locale/messages.ts';
import { ageText } from './ageText.ts';

const minute = 60_000;
const now = Date.UTC(2027, 2, 10, 12);

describe('ageText', () => {
  it.each([
    [-5, 'Há 0 horas'],
    [0, 'Há 0 horas'],
    [59, 'Há 0 horas'],
    [60, 'Há 1 hora'],
    [119, 'Há 1 hora'],
    [23 * 60 + 59, 'Há 23 horas'],
    [24 * 60, 'Há 1 dia'],
    [47 * 60 + 59, 'Há 1 dia'],
    [48 * 60, 'Há 2 dias'],
    [3 * 24 * 60, 'Há 3 dias'],
  ])('says of %i minutes ago "%s" (FND-095, FND-096, DAT-09)', (minutes, text) => {
    expect(ageText(now - minutes * minute, now, ptBr)).toBe(text);
  });

  it('has one form for one and another for the rest, never a sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e7 }), (minutes) => {
        expect(ageText(now - minutes * minute, now, ptBr)).toMatch(
          /^Há (1 (dia|hora)|(0|[2-9]|[1-9]\d+) (dias|horas))$/,
        );
      }),
    );
  });
});
