import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SelectedText } from '../../internal/editing/edit.ts';
import { isStateRegistration, registrationOrExemptMask, registrationRules } from './stateRegistration.ts';

/** Reads `12|3` as a text with its caret, `[12]3` as one with a selection. */
const at = (marked: string): SelectedText => {
  const text = marked.replace(/[|[\]]/g, '');
  const start = marked.search(/[|[]/);
  return { text, start, end: marked.includes(']') ? marked.indexOf(']') - 1 : start };
};
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('state registration', () => {
  it.each([
    ['1234567', false],
    ['12345678', true],
    ['0623079040081', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['ISENTO', true],
  ])('%s: %s (FRM-17)', (registration, right) => {
    expect(isStateRegistration(registration)).toBe(right);
  });

  it.each([
    ['062.307.904/0081', '0623079040081'],
    ['IE: 062.307.904/0081', '0623079040081'],
    ['isento', 'ISENTO'],
    [' Isento de IE ', 'ISENTO'],
    ['i', 'ISENTO'],
    ['ISENT', ''],
    ['abc', ''],
    ['', ''],
  ])('reads %j as %j', (text, bare) => {
    expect(registrationOrExemptMask.clean(text)).toBe(bare);
  });

  it('reads what it has read the same way', () => {
    const { clean } = registrationOrExemptMask;
    fc.assert(fc.property(fc.string(), (text) => clean(clean(text)) === clean(text)));
  });
});

describe('typing a state registration', () => {
  it.each([
    ['|', 'i', 'ISENTO|'],
    ['ISENTO|', 's', 'ISENTO|'],
    ['[ISENTO]', 'i', 'ISENTO|'],
    ['ISENTO|', '5', '5|'],
    ['[ISENTO]', '062.307', '062307|'],
    ['123|', 'i', '123|'],
    ['1|23', '9', '19|23'],
    ['|', 'x', '|'],
    ['[123]', 'isento', 'ISENTO|'],
  ])('%s + %s = %s', (before, data, after) => {
    expect(marked(registrationRules.insert(at(before), data))).toBe(after);
  });

  it.each([
    ['ISENTO|', 'backward', '|'],
    ['|ISENTO', 'backward', '|ISENTO'],
    ['|ISENTO', 'forward', '|'],
    ['ISENTO|', 'forward', 'ISENTO|'],
    ['12|3', 'backward', '1|3'],
  ] as const)('%s %s = %s', (before, direction, after) => {
    expect(marked(registrationRules.erase(at(before), direction))).toBe(after);
  });

  it('leaves digits or the word, whatever happens', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, caret) => {
        const next = registrationRules.tidy({ text, caret: Math.min(caret, text.length) });
        expect(next.text).toMatch(/^(\d{0,15}|ISENTO)$/);
        expect(next.caret).toBeLessThanOrEqual(next.text.length);
      }),
    );
  });
});
