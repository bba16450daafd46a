import { expect, it } from 'vitest';
import { writeDate } from './writeDate.ts';

it('writes a date, and an end of a period with hyphens (FND-087, FND-089)', () => {
  expect(writeDate('2026-01-15')).toBe('15/01/2026');
  expect(writeDate('2026-01-15', '-')).toBe('15-01-2026');
});

it.each(['2027-02-30', '15/01/2026', '2026-01-15T00:00:00Z', 'hoje', ''])('writes nothing for %j', (text) => {
  expect(writeDate(text)).toBe('');
});
