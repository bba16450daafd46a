import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';
import { isTodayOrLater } from './isTodayOrLater.ts';
import { formatPeriodEnd, parseDate, parsePeriodEnd } from './parseDate.ts';

describe('parseDate', () => {
  it.each([
    ['01/03/2027', '2027-03-01'],
    [' 29/02/2028 ', '2028-02-29'],
    ['31/12/1999', '1999-12-31'],
  ])('reads %j as typed in a field (FND-088)', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it.each([
    '',
    '1/3/2027',
    '01-03-2027',
    '2027-03-01',
    '29/02/2027',
    '31/04/2027',
    '00/01/2027',
    '01/13/2027',
    'hoje',
  ])('takes %j for no date', (text) => {
    expect(parseDate(text)).toBeNull();
  });
});

describe('period', () => {
  it.each([
    ['01-03-2027', '2027-03-01'],
    [' 29-02-2028 ', '2028-02-29'],
  ])('reads %j with hyphens (FND-089)', (text, date) => {
    expect(parsePeriodEnd(text)).toBe(date);
  });

  it.each(['01/03/2027', '2027-03-01', '31-02-2027', ''])('takes %j for no end of a period', (text) => {
    expect(parsePeriodEnd(text)).toBeNull();
  });

  it('shows nothing for what is no date', () => {
    expect(formatPeriodEnd('2027-02-30')).toBe('');
  });
});

const dates = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('every date', () => {
  it('comes back as it went, in both forms (D3)', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseDate(formatDate(date))).toBe(date);
        expect(parsePeriodEnd(formatPeriodEnd(date))).toBe(date);
      }),
    );
  });
});

describe('isTodayOrLater', () => {
  const evening = new Date('2026-01-15T22:30:00-03:00');

  it.each([
    ['2026-01-14', false],
    ['2026-01-15', true],
    ['2026-01-16', true],
    ['2027-01-01', true],
    ['2025-12-31', false],
    ['amanhã', false],
    ['2026-02-30', false],
  ])('%s on 15/01/2026 at 22:30 in São Paulo: %s (FND-094, DAT-02)', (date, expected) => {
    expect(isTodayOrLater(date, evening)).toBe(expected);
  });

  it.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
    'does not depend on the zone %s of the machine',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(isTodayOrLater('2026-01-15', evening)).toBe(true);
        expect(isTodayOrLater('2026-01-14', evening)).toBe(false);
      } finally {
        process.env.TZ = before;
      }
    },
  );
});
