import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';
import { isIsoDate } from './isIsoDate.ts';

const zones = ['America/Sao_Paulo', 'UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'];

describe.each(zones)('formatDate in a process of zone %s', (zone) => {
  const before = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it('really runs in that zone', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toMatch(
      zone === 'Asia/Kolkata' ? /Kolkata|Calcutta/ : zone,
    );
  });

  it.each([
    ['2026-01-15', '15/01/2026'],
    ['2027-03-01', '01/03/2027'],
    // Midnight did not exist in São Paulo on the day summer time began.
    ['2018-11-04', '04/11/2018'],
    ['2024-02-29', '29/02/2024'],
    ['2000-02-29', '29/02/2000'],
    ['2026-12-31', '31/12/2026'],
    ['0001-01-01', '01/01/0001'],
  ])('shows %s as %s (FND-087, D3, DAT-01, RTE-003)', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });
});

describe('formatDate', () => {
  it.each([null, undefined, ''])('shows a dash for the empty value %o', (date) => {
    expect(formatDate(date)).toBe('-');
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '15/01/2026',
    '2026-1-5',
    '2026-01-15T00:00:00Z',
    '2026-01-15 ',
    '26-01-15',
    'x2026-01-15',
    '٢٠٢٦-٠١-١٥',
  ])('says "Data inválida" for %o', (date) => {
    expect(formatDate(date)).toBe('Data inválida');
  });

  it('keeps day, month and year of every date of the calendar', () => {
    const days = fc.date({
      min: new Date('1900-01-01T00:00Z'),
      max: new Date('2999-12-31T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        expect(isIsoDate(date)).toBe(true);
        expect(formatDate(date).split('/').reverse().join('-')).toBe(date);
      }),
    );
  });
});
