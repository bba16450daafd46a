import { writeDate } from '@portal/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptBr } from '../../../locale/messages.ts';
import { en } from '../../../locales/en/index.ts';
import { understandDate, wholeDate } from './dateText.ts';
import { addDays, firstPlainDate } from './plainDate.ts';

const words = { monthFirst: false, ...ptBr.dayWords };
const english = { monthFirst: true, ...en.messages.dayWords };
const today = '2026-07-12';

describe('what a typed date means', () => {
  it.each([
    ['hoje', '2026-07-12'],
    ['HOJE ', '2026-07-12'],
    ['amanhã', '2026-07-13'],
    ['amanha', '2026-07-13'],
    ['Amanha\u0303', '2026-07-13'],
    ['ontem', '2026-07-11'],
    ['+30', '2026-08-11'],
    ['+ 30', '2026-08-11'],
    ['-7', '2026-07-05'],
    ['+0', '2026-07-12'],
    ['1207', '2026-07-12'],
    ['120726', '2026-07-12'],
    ['12072027', '2027-07-12'],
    ['12/07', '2026-07-12'],
    ['12/07/', '2026-07-12'],
    ['1/7', '2026-07-01'],
    ['1/7/27', '2027-07-01'],
    ['12/07/26', '2026-07-12'],
    ['12-07-2026', '2026-07-12'],
    ['12.07.2026', '2026-07-12'],
    ['12 07 2026', '2026-07-12'],
    [' 12/07/2026\u00a0', '2026-07-12'],
    ['１２/０７/２０２６', '2026-07-12'],
    ['2026-07-12', '2026-07-12'],
    ['20260712', '2026-07-12'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['00/07/2026', null],
    ['12/13/2026', null],
    ['12/07/0026', null],
    ['12/07/2101', null],
    ['12/07/202', null],
    ['1', null],
    ['12', null],
    ['+', null],
    ['+99999', null],
    ['-9999999', null],
    ['toString', null],
    ['depois', null],
    ['12/07/2026 00:00:00', '2026-07-12'],
    ['12/07/2026, 23:59', '2026-07-12'],
    ['2026-07-12T00:00:00', '2026-07-12'],
    ['2026-07-12 08:30:00.000', '2026-07-12'],
    ['29/02/2026 00:00', null],
    ['12/07/2026 00', null],
    ['2026-07-12T02:00:00Z', null],
    ['2026-07-12T02:00:00-03:00', null],
    ['', null],
  ])('%j is %s', (text, expected) => {
    expect(understandDate(text, today, words)).toBe(expected);
  });

  it.each(['12/07', '12/07/26', '1/7/2026', '120726', 'hoje', '12/07/202'])(
    '%j may yet become more',
    (text) => {
      expect(wholeDate(text, false)).toBeNull();
    },
  );

  it('is the date that was written, whatever stands between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 73_000 }),
        fc.constantFrom('/', '-', '.', ''),
        (days, between) => {
          const date = addDays(firstPlainDate, days);
          const text = writeDate(date).replaceAll('/', between);
          expect(wholeDate(text, false)).toBe(date);
          expect(understandDate(text, today, words)).toBe(date);
          expect(wholeDate(date, false)).toBe(date);
        },
      ),
    );
  });

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/+ .-]{0,12}$/)), (text) => {
        const date = understandDate(text, today, words);
        if (date !== null) expect(writeDate(date)).not.toBe('');
      }),
    );
  });
});

describe('a date in English', () => {
  it.each([
    ['12/31/2026', '2026-12-31'],
    ['12-31-2026', '2026-12-31'],
    ['12312026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['1/7', '2026-01-07'],
    ['tomorrow', '2026-07-13'],
    ['yesterday', '2026-07-11'],
    ['31/12/2026', null],
    ['amanhã', null],
  ])('%j is %s', (text, expected) => {
    expect(understandDate(text, '2026-07-12', english)).toBe(expected);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_000 }), fc.constantFrom('/', '-'), (days, separator) => {
        const date = addDays(firstPlainDate, days);
        expect(wholeDate(en.messages.formats.date(date, separator), true)).toBe(date);
      }),
    );
  });
});
