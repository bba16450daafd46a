import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedOption, withOption, withoutOption } from './chosenOptions.ts';

const option = (value: string) => ({ value, label: value });
const values = (chosen: readonly { value: string }[]) => chosen.map(({ value }) => value);
const none = 'NaoSeAplica';

describe('withOption', () => {
  it.each([
    [[], 'a', ['a']],
    [['a'], 'b', ['a', 'b']],
    [['a', 'b'], none, [none]],
    [[none], 'a', ['a']],
  ])('makes of %j and %j the choice %j (FRM-37)', (chosen, added, expected) => {
    expect(values(withOption(chosen.map(option), option(added), none))).toEqual(expected);
  });

  it('never holds an option twice, nor the exclusive one beside another', () => {
    const steps = fc.array(fc.constantFrom('a', 'b', 'c', none));
    fc.assert(
      fc.property(steps, (added) => {
        let chosen: ReturnType<typeof withOption<string>> = [];
        for (const value of added) chosen = withOption(chosen, option(value), none);
        expect(new Set(values(chosen)).size).toBe(chosen.length);
        expect(values(chosen).includes(none) && chosen.length > 1).toBe(false);
        expect(values(chosen).at(-1)).toBe(added.at(-1));
      }),
    );
  });
});

describe('withoutOption', () => {
  it('takes out that option alone', () => {
    expect(values(withoutOption(['a', 'b', 'c'].map(option), 'b'))).toEqual(['a', 'c']);
  });
});

describe('namedOption', () => {
  const options = ['SERRA AZUL', 'Café', 'CAFE'].map(option);

  it.each([
    ['serra azul', 'SERRA AZUL'],
    ['  Serra   Azul ', 'SERRA AZUL'],
    ['CAFÉ', 'Café'],
    ['cafe\u0301', 'Café'],
    ['cafe', 'CAFE'],
    ['serra', undefined],
  ])('%j names %j (CMB-09)', (text, label) => {
    expect(namedOption(options, text)?.label).toBe(label);
  });
});
