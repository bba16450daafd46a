import { describe, expect, it } from 'vitest';
import { isTodayOrLater } from './isTodayOrLater.ts';

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
