import { expect, it } from 'vitest';
import { dayForKey } from './calendarKeys.ts';
import { lastPlainDate } from './date-text/plainDate.ts';

const press = (key: string, shiftKey = false, rightToLeft = false) => ({ key, shiftKey, rightToLeft });

it.each([
  ['2026-07-01', press('ArrowLeft'), '2026-06-30'],
  ['2026-07-31', press('ArrowRight'), '2026-08-01'],
  ['2026-07-31', press('ArrowRight', false, true), '2026-07-30'],
  ['2026-07-31', press('ArrowLeft', false, true), '2026-08-01'],
  ['2026-07-12', press('ArrowUp'), '2026-07-05'],
  ['2026-07-12', press('ArrowDown'), '2026-07-19'],
  ['2026-07-15', press('Home'), '2026-07-12'],
  ['2026-07-15', press('End'), '2026-07-18'],
  ['2026-07-12', press('Home'), '2026-07-12'],
  ['2026-03-31', press('PageUp'), '2026-02-28'],
  ['2026-01-31', press('PageDown'), '2026-02-28'],
  ['2024-02-29', press('PageDown', true), '2025-02-28'],
  ['2024-02-29', press('PageUp', true), '2023-02-28'],
  ['2026-07-12', press('Tab'), null],
  ['2026-07-12', press('Enter'), null],
  [lastPlainDate, press('ArrowRight'), lastPlainDate],
])('from %s with %j to %s (DAT-12)', (date, key, expected) => {
  expect(dayForKey(date, key)).toBe(expected);
});
