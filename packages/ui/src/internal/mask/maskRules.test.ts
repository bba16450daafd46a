import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SelectedText } from '../editing/edit.ts';
import { createMask, fit, format } from './mask.ts';
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

describe('a megabyte in a mask', () => {
  it('is read no further than a number may begin', () => {
    let most = 0;
    const watched = createMask('00000-000', (text) => {
      most = Math.max(most, text.length);
      return text.replace(/\D/g, '');
    });
    const data = `CEP 30140-071${' '.repeat(1e6)}`;
    expect(marked(maskRules(watched).insert(at('|'), data))).toBe('30140-071|');
    expect(marked(maskRules(watched).tidy({ text: data, caret: data.length }))).toBe('30140-071|');
    expect(most).toBeLessThanOrEqual(1000);
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
    ['12.|A', 'forward', '12|'],
    ['12[.]AB', 'backward', '12|.AB'],
    ['12|', 'forward', '12|'],
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

describe('a character at the end', () => {
  it('stands where imask would put it', () => {
    const character = fc.constantFrom(...'0123456789ABCXYZ');
    fc.assert(
      fc.property(fc.constantFrom(cnpj, cep), fc.array(character, { maxLength: 16 }), (mask, typed) => {
        const byKeys = typed.reduce((text, key) => {
          const { text: next, caret } = maskRules(mask).insert(
            { text, start: text.length, end: text.length },
            key,
          );
          expect(caret).toBe(next.length);
          return next;
        }, '');
        expect(byKeys).toBe(format(mask, fit(mask, typed.join(''))));
      }),
    );
  });
});

describe('any editing', () => {
  const key = fc.constantFrom(...'0123456789ABx.-', 'Backspace', 'Delete');
  const step = fc.record({ key, place: fc.double({ min: 0, max: 1, noNaN: true }), field: fc.nat(1) });
  const edited = (text: string, { key, place }: { key: string; place: number }) => {
    const caret = Math.round(place * text.length);
    const before = { text, start: caret, end: caret };
    if (key === 'Backspace') return rules.erase(before, 'backward');
    return key === 'Delete' ? rules.erase(before, 'forward') : rules.insert(before, key);
  };

  it('leaves a text that is in order, in each of the fields that share a mask', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const together = ['', ''];
        for (const each of steps) {
          const edit = edited(together[each.field] ?? '', each);
          together[each.field] = edit.text;
          expect(edit.text).toBe(format(cnpj, fit(cnpj, cnpj.clean(edit.text))));
          expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
        }
        const alone = together.map((_, field) =>
          steps.filter((each) => each.field === field).reduce((text, each) => edited(text, each).text, ''),
        );
        expect(together).toEqual(alone);
      }),
    );
  });
});
