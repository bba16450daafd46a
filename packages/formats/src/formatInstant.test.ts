import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatInstant, formatInstantDateTime, formatInstantTime } from './formatInstant.ts';

const zones = ['America/Sao_Paulo', 'UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'];

describe.each(zones)('instants in a process of zone %s', (zone) => {
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
    ['2026-01-15T01:30:00Z', '14/01/2026', '14/01/2026 22:30'],
    ['2026-01-15T03:00:00Z', '15/01/2026', '15/01/2026 00:00'],
    ['2026-01-15T02:59:59.999Z', '14/01/2026', '14/01/2026 23:59'],
    ['2026-01-14T22:30:00-03:00', '14/01/2026', '14/01/2026 22:30'],
    ['2026-01-15T12:00+14:00', '14/01/2026', '14/01/2026 19:00'],
    ['2027-01-01T00:00:00Z', '31/12/2026', '31/12/2026 21:00'],
    // Summer time of São Paulo, two hours behind UTC.
    ['2019-01-15T02:30:00Z', '15/01/2019', '15/01/2019 00:30'],
    ['2026-01-15T01:30:00.1234567Z', '14/01/2026', '14/01/2026 22:30'],
  ])('shows %s as seen in São Paulo (D3)', (iso, date, dateTime) => {
    expect(formatInstant(iso)).toBe(date);
    expect(formatInstantDateTime(iso)).toBe(dateTime);
    expect(formatInstantTime(iso)).toBe(dateTime.slice(-5));
  });

  it.each([
    '2026-01-15T01:30:00',
    '2026-01-15',
    '2026-02-31T10:00:00Z',
    '2026-01-15T25:00:00Z',
    '2026-01-15T10:61:00Z',
    '15/01/2026 10:00',
    'Thu, 15 Jan 2026 01:30:00 GMT',
    '1768440600000',
    'amanhã',
    'x2026-01-15T01:30:00Z',
    '2026-01-15T01:30:00Z x',
  ])('says "Data inválida" for %o, which has no offset or is no instant', (iso) => {
    expect(formatInstant(iso)).toBe('Data inválida');
    expect(formatInstantDateTime(iso)).toBe('Data inválida');
    expect(formatInstantTime(iso)).toBe('Data inválida');
  });
});

describe('instants', () => {
  it.each([null, undefined, ''])('shows a dash for the empty value %o', (iso) => {
    expect(formatInstant(iso)).toBe('-');
    expect(formatInstantDateTime(iso)).toBe('-');
    expect(formatInstantTime(iso)).toBe('-');
  });
});
