import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRelativeAge } from './formatRelativeAge.ts';

const now = new Date('2026-03-10T12:00:00Z');
const MINUTE = 60_000;

function agoIso(minutes: number): string {
  return new Date(now.getTime() - minutes * MINUTE).toISOString();
}

describe('formatRelativeAge', () => {
  it.each([
    [0, 'Há 0 horas'],
    [59, 'Há 0 horas'],
    [60, 'Há 1 hora'],
    [119, 'Há 1 hora'],
    [120, 'Há 2 horas'],
    [5 * 60, 'Há 5 horas'],
    [23 * 60 + 59, 'Há 23 horas'],
    [24 * 60, 'Há 1 dia'],
    [47 * 60 + 59, 'Há 1 dia'],
    [48 * 60, 'Há 2 dias'],
    [3 * 24 * 60, 'Há 3 dias'],
    [400 * 24 * 60, 'Há 400 dias'],
  ])('says of %i minutes ago "%s" (FND-095, FND-096, G-50, DAT-09)', (minutes, text) => {
    expect(formatRelativeAge(agoIso(minutes), now)).toBe(text);
  });

  it('counts 24 hours as a day also where a summer time began in between', () => {
    expect(formatRelativeAge('2018-11-03T12:00:00-03:00', new Date('2018-11-04T12:00:00-02:00'))).toBe(
      'Há 23 horas',
    );
  });

  it('calls a moment of the future now, never a negative age (DAT-09)', () => {
    expect(formatRelativeAge(agoIso(-5), now)).toBe('Há 0 horas');
    expect(formatRelativeAge(agoIso(-50 * 24 * 60), now)).toBe('Há 0 horas');
  });

  it('reads the offset of the instant', () => {
    expect(formatRelativeAge('2026-03-10T07:00:00-03:00', now)).toBe('Há 2 horas');
  });

  it.each([null, undefined, ''])('shows a dash for the empty value %o', (iso) => {
    expect(formatRelativeAge(iso, now)).toBe('-');
  });

  it('says "Data inválida" when a moment cannot be read', () => {
    expect(formatRelativeAge('ontem', now)).toBe('Data inválida');
    expect(formatRelativeAge('2026-03-10', now)).toBe('Data inválida');
    expect(formatRelativeAge(agoIso(1), new Date(Number.NaN))).toBe('Data inválida');
  });

  it('uses the singular for one only and never a sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e7 }), (minutes) => {
        expect(formatRelativeAge(agoIso(minutes), now)).toMatch(
          /^Há (1 (dia|hora)|(0|[2-9]|[1-9]\d+) (dias|horas))$/,
        );
      }),
    );
  });
});
