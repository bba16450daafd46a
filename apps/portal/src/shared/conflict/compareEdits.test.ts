import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConflictField, compareEdits, mergeEdits } from './compareEdits.ts';
import { isSameValue } from './isSameValue.ts';

interface Values {
  nome: string;
  preco: number | null;
  tags: readonly number[];
}

const fields: readonly ConflictField<Values>[] = [
  { label: 'Nome', text: ({ nome }) => nome },
  { label: 'Preço', text: ({ preco }) => (preco === null ? null : `R$ ${preco}`) },
  { label: 'Tags', text: ({ tags }) => tags.join(', ') },
];

const loaded: Values = { nome: 'PANELA', preco: 10, tags: [1] };

describe('compareEdits (D7)', () => {
  it('leaves out what nobody changed', () => {
    expect(compareEdits({ loaded, mine: { ...loaded, tags: [1] }, theirs: { ...loaded } }, fields)).toEqual(
      [],
    );
  });

  it.each([
    ['I alone changed it', 12, 10, { changedByMe: true, changedByThem: false, changedByBoth: false }],
    ['they alone changed it', 10, 12, { changedByMe: false, changedByThem: true, changedByBoth: false }],
    ['both changed it differently', 12, 13, { changedByMe: true, changedByThem: true, changedByBoth: true }],
    ['both changed it alike', 12, 12, { changedByMe: true, changedByThem: true, changedByBoth: false }],
  ])('shows that %s', (_, mine, theirs, expected) => {
    const rows = compareEdits(
      { loaded, mine: { ...loaded, preco: mine }, theirs: { ...loaded, preco: theirs } },
      fields,
    );
    expect(rows).toEqual([
      { label: 'Preço', loaded: 'R$ 10', mine: `R$ ${mine}`, theirs: `R$ ${theirs}`, ...expected },
    ]);
  });

  it('shows an emptied value as no text, in the order of the fields', () => {
    const theirs = { nome: 'CAÇAROLA', preco: null, tags: [1] };
    expect(compareEdits({ loaded, mine: loaded, theirs }, fields)).toMatchObject([
      { label: 'Nome', loaded: 'PANELA', theirs: 'CAÇAROLA' },
      { label: 'Preço', loaded: 'R$ 10', theirs: '' },
    ]);
  });
});

const anyValues = fc.record({
  nome: fc.constantFrom('A', 'B', 'C'),
  preco: fc.option(fc.integer({ min: 1, max: 3 })),
  tags: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
});

describe('mergeEdits (D7)', () => {
  it('keeps what I changed and takes what they saved everywhere else', () => {
    const mine = { ...loaded, nome: 'FRIGIDEIRA', tags: [1] };
    const theirs = { nome: 'CAÇAROLA', preco: 12, tags: [1, 2] };
    expect(mergeEdits({ loaded, mine, theirs })).toEqual({ nome: 'FRIGIDEIRA', preco: 12, tags: [1, 2] });
  });

  it('merges the values of an object one by one', () => {
    const account = { agencia: '1', conta: '2', banco: { id: 1 } };
    const mine = { account: { ...account, agencia: '10' }, rows: [{ days: 3 }] };
    const theirs = {
      account: { ...account, conta: '20', banco: { id: 2 } },
      rows: [{ days: 1 }, { days: 2 }],
    };
    expect(mergeEdits({ loaded: { account, rows: [{ days: 1 }] }, mine, theirs })).toEqual({
      account: { agencia: '10', conta: '20', banco: { id: 2 } },
      rows: [{ days: 3 }],
    });
  });

  it('keeps a value that I emptied', () => {
    expect(mergeEdits({ loaded, mine: { ...loaded, preco: null }, theirs: loaded }).preco).toBeNull();
  });

  it('gives mine when they changed nothing, theirs when I changed nothing', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (first, second) => {
        expect(mergeEdits({ loaded: first, mine: second, theirs: first })).toEqual(second);
        expect(mergeEdits({ loaded: first, mine: first, theirs: second })).toEqual(second);
      }),
    );
  });

  it('takes each field from somebody who changed it', () => {
    fc.assert(
      fc.property(anyValues, anyValues, anyValues, (first, mine, theirs) => {
        const merged = mergeEdits({ loaded: first, mine, theirs });
        for (const key of ['nome', 'preco', 'tags'] as const) {
          expect(merged[key]).toEqual(isSameValue(first[key], mine[key]) ? theirs[key] : mine[key]);
        }
      }),
    );
  });
});

describe('isSameValue', () => {
  const file = new File(['a'], 'a.png');
  it.each([
    ['the same number', 1, 1, true],
    ['a number and its text', 1, '1', false],
    ['nothing and an empty text', null, '', false],
    ['NaN twice', Number.NaN, Number.NaN, true],
    ['lists of the same', [1, { id: 2 }], [1, { id: 2 }], true],
    ['lists in another order', [1, 2], [2, 1], false],
    ['a longer list', [1], [1, 2], false],
    ['objects of the same', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
    ['an absent and an undefined field', { a: 1 }, { a: 1, b: undefined }, true],
    ['an absent and an empty field', { a: 1 }, { a: 1, b: null }, false],
    ['a list and an object', [], {}, false],
    ['one file', [file], [file], true],
    ['two files of the same name', file, new File(['b'], 'a.png'), false],
  ])('of %s', (_, first, second, same) => {
    expect(isSameValue(first, second)).toBe(same);
    expect(isSameValue(second, first)).toBe(same);
  });
});
