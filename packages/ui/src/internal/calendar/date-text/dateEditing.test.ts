import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptBrFormats } from '../../../locale/formats.ts';
import { enFormats } from '../../../locales/en/enFormats.ts';
import type { SelectedText } from '../../editing/edit.ts';
import { dateRules } from './dateEditing.ts';

const rules = dateRules('/', ptBrFormats);

/** Reads `12|/07` as a text with its caret, `1[2/0]7` as one with a selection. */
const at = (marked: string): SelectedText => {
  const text = marked.replace(/[|[\]]/g, '');
  const start = marked.search(/[|[]/);
  return { text, start, end: marked.includes(']') ? marked.indexOf(']') - 1 : start };
};
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('typing a date', () => {
  it.each([
    ['|', '1', '1|'],
    ['1|', '2', '12|'],
    ['12|', '0', '12/0|'],
    ['12/07|', '2', '12/07/2|'],
    ['12/07/202|', '6', '12/07/2026|'],
    ['12/07/2026|', '1', '12/07/2026|'],
    // a separator ends the group
    ['1|', '/', '01/|'],
    ['12|', '/', '12/|'],
    ['12/|', '/', '12/|'],
    ['12|', '-', '12/|'],
    ['01/|', '7', '01/7|'],
    ['01/7|', '.', '01/07/|'],
    ['1|/07/2026', '/', '01/|07/2026'],
    // in the middle: into the room there is, over what stands there
    ['1|/07/2026', '5', '15|/07/2026'],
    ['|12/07/2026', '3', '3|2/07/2026'],
    ['1|2/07/2026', '5', '15|/07/2026'],
    ['12|/07/2026', '1', '12/1|7/2026'],
    ['12|/7', '0', '12/0|7'],
    ['1|2', '0', '10|/2'],
    ['12/07/|26', '2', '12/07/2|26'],
    ['12/07/2|026', '1', '12/07/21|26'],
    ['[12/07/2026]', '5', '5|'],
    ['12/[07]/2026', '8', '12/8|/2026'],
    // words and signs stay as they are typed
    ['|', 'h', 'h|'],
    ['hoj|', 'e', 'hoje|'],
    ['|', '+', '+|'],
    ['+3|', '0', '+30|'],
    ['|', '-', '-|'],
    ['-|', '7', '-7|'],
    ['12/0|', 'x', '12/0x|'],
    ['12/0x|', '7', '12/0x7|'],
  ])('%s + %s = %s', (before, data, after) => {
    expect(marked(rules.insert(at(before), data))).toBe(after);
  });

  it('writes dashes in a period', () => {
    const dashes = dateRules('-', ptBrFormats);
    expect(dashes.insert(at('12|'), '0').text).toBe('12-0');
    expect(dashes.insert(at('1|'), '-').text).toBe('01-');
    expect(dashes.insert(at('|'), '2026-07-12').text).toBe('12-07-2026');
    expect(dashes.insert(at('|'), '12/07/2026').text).toBe('12-07-2026');
  });

  it.each(['-7', '-100', '-180', '-365'])('leaves the days of %s together in a period', (days) => {
    const dashes = dateRules('-', ptBrFormats);
    const typed = [...days].reduce(
      (edit, one) => dashes.insert({ text: edit.text, start: edit.caret, end: edit.caret }, one),
      { text: '', caret: 0 },
    );
    expect(typed).toEqual({ text: days, caret: days.length });
    expect(dashes.tidy(typed)).toEqual(typed);
  });
});

describe('pasting a date', () => {
  it.each([
    '2026-07-12',
    '12-07-2026',
    ' 12/07/2026 ',
    '12.07.2026',
    '12072026',
    '20260712',
    '１２/０７/２０２６',
  ])('%j is the whole value wherever it is pasted', (data) => {
    expect(marked(rules.insert(at('|'), data))).toBe('12/07/2026|');
    expect(marked(rules.insert(at('01/0|2'), data))).toBe('12/07/2026|');
  });

  it.each([
    ['120726', '12/07/26|'],
    ['1/7/26', '01/07/26|'],
    ['hoje', 'hoje|'],
    ['99/99/2026', '99/99/2026|'],
    ['12 de julho', '12 de julho|'],
  ])('%j stays to be seen as %s', (data, after) => {
    expect(marked(rules.insert(at('|'), data))).toBe(after);
  });
});

describe('erasing in a date', () => {
  it.each([
    ['12/0|', 'backward', '12/|'],
    ['12/|', 'backward', '12|'],
    ['12|/07/2026', 'backward', '1|/07/2026'],
    ['12/|07', 'forward', '12/|7'],
  ] as const)('%s %s = %s leaves the other groups alone', (before, direction, after) => {
    expect(marked(rules.erase(at(before), direction))).toBe(after);
  });
});

describe('putting a date in order', () => {
  it.each([
    [{ text: '2026-07-12', caret: 10 }, '12/07/2026|'],
    [{ text: '120', caret: 3 }, '12/0|'],
    [{ text: '1207/2026', caret: 2 }, '12|/07/2026'],
    [{ text: '-7', caret: 2 }, '-7|'],
    [{ text: 'amanhã', caret: 6 }, 'amanhã|'],
  ])('%j becomes %s', (edit, after) => {
    expect(marked(rules.tidy(edit))).toBe(after);
  });

  it('changes nothing that is in order, and keeps the caret inside', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9/. +h-]{0,14}$/), fc.nat(14), (text, place) => {
        const once = rules.tidy({ text, caret: Math.min(place, text.length) });
        expect(rules.tidy(once)).toEqual(once);
        expect(once.caret).toBeGreaterThanOrEqual(0);
        expect(once.caret).toBeLessThanOrEqual(once.text.length);
      }),
    );
  });

  it('stays in order however it is typed, one character at a time', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'0123456789/-')), fc.nat(10), (characters, place) => {
        let edit = { text: '1', caret: 1 };
        for (const character of characters) {
          const start = Math.min(place, edit.text.length);
          edit = rules.insert({ text: edit.text, start, end: start }, character);
          expect(edit.text).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/);
          expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
        }
      }),
    );
  });
});

it('writes the month first where the language does', () => {
  const english = dateRules('/', enFormats);
  const typed = [...'12312026'].reduce(
    (edit, digit) => english.insert({ text: edit.text, start: edit.caret, end: edit.caret }, digit),
    { text: '', caret: 0 },
  );
  expect(typed.text).toBe('12/31/2026');
  expect(english.insert(at('|'), '2026-12-31').text).toBe('12/31/2026');
  expect(english.tidy({ text: '12312026', caret: 8 }).text).toBe('12/31/2026');
});
