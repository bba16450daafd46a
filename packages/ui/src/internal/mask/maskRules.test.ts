import { describe, expect, it } from 'vitest';
import type { SelectedText } from '../editing/edit.ts';
import { bareIndex, createMask, fit, format, formattedIndex } from './mask.ts';
import { maskRules } from './maskRules.ts';

const cnpj = createMask('AA.AAA.AAA/AAAA-00');
const cep = createMask('00000-000');
const rules = maskRules(cnpj);

/** Reads `12|.ABC` as a text with its caret, `1[2.A]BC` as one with a selection. */
const at = (marked: string): SelectedText => {
  const text = marked.replace(/[|[\]]/g, '');
  const start = marked.search(/[|[]/);
  return { text, start, end: marked.includes(']') ? marked.indexOf(']') - 1 : start };
};
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('mask', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12A', '12.A'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ])('writes %j as %j', (bare, formatted) => {
    expect(format(cnpj, bare)).toBe(formatted);
  });

  it('leaves out what a slot refuses', () => {
    expect(fit(cep, '30A140071')).toBe('30140071');
    expect(fit(cnpj, '12ABC34501DEX3Y5')).toBe('12ABC34501DE35');
  });

  it('converts positions both ways', () => {
    for (let count = 0; count <= cnpj.capacity; count += 1) {
      expect(bareIndex(cnpj, formattedIndex(cnpj, count))).toBe(count);
    }
    expect(formattedIndex(cnpj, 2)).toBe(2);
    expect(formattedIndex(cnpj, 3)).toBe(4);
    expect(bareIndex(cnpj, 3)).toBe(2);
  });
});

describe('typing into a mask', () => {
  it.each([
    ['|', '1', '1|'],
    ['12|', 'a', '12.A|'],
    ['1|.', '2', '12|'],
    ['12.A|C', 'b', '12.AB|C'],
    ['12|.ABC', '9', '12.9|AB.C'],
    ['12.ABC|.345', 'x', '12.ABC.X|34/5'],
    ['12|', '-', '12|'],
    ['12.ABC.345/01DE|', 'x', '12.ABC.345/01DE|'],
    // a full field: the typed character takes the place of the next one
    ['12.A|BC.345/01DE-35', 'z', '12.AZ|C.345/01DE-35'],
    ['12.ABC.345/01DE-35|', '9', '12.ABC.345/01DE-35|'],
    // no room to push a letter into the check digits
    ['1|2.ABC.345/01DE-3', '9', '19|.ABC.345/01DE-3'],
    ['[12.ABC.345/01DE-35]', 'a', 'A|'],
    ['12.[ABC].345', 'x', '12.X|34.5'],
  ])('%s + %s = %s', (before, data, after) => {
    expect(marked(rules.insert(at(before), data))).toBe(after);
  });
});

describe('pasting into a mask', () => {
  it.each([
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    ' 12 abc 345 01de 35 ',
    '12\u00a0ABC\u00a0345\u00a001DE\u00a035',
    '12.abc.345/01de–35\n',
    '１２ABC３４５０１DE３５',
    '\u200b12.ABC.345/01DE-35\u200b',
  ])('cleans %j, wherever it is pasted', (data) => {
    expect(marked(rules.insert(at('|'), data))).toBe('12.ABC.345/01DE-35|');
    expect(marked(rules.insert(at('99|.1'), data))).toBe('12.ABC.345/01DE-35|');
  });

  it('cuts what is too long', () => {
    expect(marked(maskRules(cep).insert(at('|'), '30140-0719999'))).toBe('30140-071|');
  });
});

describe('erasing in a mask', () => {
  it.each([
    ['12.A|', 'backward', '12|'],
    ['12.|A', 'backward', '1|A'],
    ['12|.A', 'backward', '1|A'],
    ['|12', 'backward', '|12'],
    ['12|.ABC.3', 'forward', '12|.BC3'],
    ['12.[ABC].345', 'backward', '12|.345'],
    ['[12.ABC]', 'forward', '|'],
  ] as const)('%s %s = %s', (before, direction, after) => {
    expect(marked(rules.erase(at(before), direction))).toBe(after);
  });
});

describe('putting in order', () => {
  it.each([
    [{ text: '12abc', caret: 5 }, '12.ABC|'],
    [{ text: '12.aBC', caret: 4 }, '12.A|BC'],
    [{ text: '?', caret: 1 }, '|'],
  ])('%j becomes %s', (edit, after) => {
    expect(marked(rules.tidy(edit))).toBe(after);
  });

  it('changes nothing that is in order', () => {
    for (const bare of ['', '1', '12', '12A', '12ABC34501DE35']) {
      const text = format(cnpj, bare);
      expect(rules.tidy({ text, caret: text.length })).toEqual({ text, caret: text.length });
    }
  });
});
