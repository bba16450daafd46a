import { describe, expect, it } from 'vitest';
import { ptBrFormats } from '../../../locale/formats.ts';
import { ptBr } from '../../../locale/messages.ts';
import { cellText, dateText } from './cellText.ts';

const column = { id: 'x', header: 'X', value: (value: number | null | undefined) => value } as const;

describe('dateText', () => {
  it.each([
    ['2026-03-01', '01/03/2026'],
    ['2026-03-01T00:00:00', '01/03/2026'],
    ['2026-03-01T02:59:59Z', '28/02/2026'],
    ['2026-03-01T03:00:00.000Z', '01/03/2026'],
    ['2026-03-01T00:00:00-03:00', '01/03/2026'],
    ['2026-12-31T23:30:00-0300', '31/12/2026'],
    ['', ''],
    ['amanhã', ''],
    ['2026-99-99T00:00:00Z', ''],
  ])('%s is %s', (value, text) => {
    expect(dateText(value, ptBrFormats)).toBe(text);
  });
});

describe('cellText', () => {
  it.each([
    ['currency', 1234.5, 'R$ 1.234,50'],
    ['currency', -0.01, '-R$ 0,01'],
    ['currency', 0, 'R$ 0,00'],
    ['percent', 12.5, '12,50'],
    ['percent', 0, '0,00'],
    ['number', 1234567, '1.234.567'],
    ['number', 0.125, '0,125'],
    ['currency', Number.NaN, 'Valor inválido'],
    ['percent', Number.POSITIVE_INFINITY, 'Valor inválido'],
    ['percent', null, ''],
    ['number', undefined, ''],
  ] as const)('%s of %s is %s (FND-083, FND-086, WID-043, WID-044)', (format, value, text) => {
    expect(cellText({ ...column, format }, value, ptBr).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
