import { describe, expect, it } from 'vitest';
import { ptBrFormats } from '../../../locale/formats.ts';
import { stampedName, timeStamp } from './timeStamp.ts';

describe('timeStamp', () => {
  it.each([
    ['2026-03-05T12:07:00Z', '05/03/2026 09:07'],
    ['2026-01-01T02:59:00Z', '31/12/2025 23:59'],
    ['2026-01-01T03:00:00Z', '01/01/2026 00:00'],
  ])('says %s as it is in São Paulo: %s', (instant, expected) => {
    expect(timeStamp(new Date(instant), ptBrFormats)).toBe(expected);
  });
});

describe('stampedName', () => {
  it.each([
    ['analise-grafica', 'analise-grafica-2026-01-01-0000.png'],
    ['Análise gráfica 2026', 'Análise-gráfica-2026-2026-01-01-0000.png'],
    ['../../etc/passwd', 'etc-passwd-2026-01-01-0000.png'],
    ['<img src=x>', 'img-src-x-2026-01-01-0000.png'],
    ['???', 'grafico-2026-01-01-0000.png'],
  ])('makes of %j the file name %j', (stem, expected) => {
    expect(stampedName(stem, new Date('2026-01-01T03:00:00Z'), 'png')).toBe(expected);
  });
});
