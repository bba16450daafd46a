import { describe, expect, it } from 'vitest';
import { activeOption, type CommandGroup, paletteOptions } from './paletteOptions.ts';

const group = (id: string, names: readonly string[], rest: Partial<CommandGroup> = {}): CommandGroup => ({
  id,
  label: id,
  items: names.map((name) => ({ id: name, label: name })),
  ...rest,
});

describe('the options of the palette', () => {
  it('are the items in the order of their groups, known apart by their groups', () => {
    const options = paletteOptions([group('recent', ['a']), group('pages', ['a', 'b'])]);
    expect(options.map(({ key }) => key)).toEqual(['recent:a', 'pages:a', 'pages:b']);
  });

  it('leave out the items of an answer that is on its way', () => {
    expect(paletteOptions([group('products', ['a'], { loading: true }), group('pages', ['b'])])).toHaveLength(
      1,
    );
  });

  it('offer another try of a group that failed, below what others found', () => {
    const options = paletteOptions([
      group('products', [], { error: { message: 'Sem resposta' } }),
      group('pages', ['b']),
    ]);
    expect(options.map(({ kind, key }) => [kind, key])).toEqual([
      ['retry', 'products!'],
      ['item', 'pages:b'],
    ]);
  });
});

it('a list of all that was found comes below the first of it', () => {
  const options = paletteOptions([group('products', ['a'], { all: { id: '?busca=a', total: 9 } })]);
  expect(options.map(({ kind, key }) => [kind, key])).toEqual([
    ['item', 'products:a'],
    ['all', 'products*?busca=a'],
  ]);
});

describe('the active option', () => {
  const options = paletteOptions([
    group('products', [], { error: { message: 'Sem resposta' } }),
    group('pages', ['a', 'b']),
  ]);

  it('is the first item, never another try that nobody moved to', () => {
    expect(activeOption(options, null)).toBe(1);
    expect(activeOption(options.slice(0, 1), null)).toBe(-1);
  });

  it('stays where somebody moved, wherever that is after another answer', () => {
    expect(activeOption(options, 'pages:b')).toBe(2);
    expect(activeOption(options, 'products!')).toBe(0);
    expect(activeOption(options, 'gone:x')).toBe(1);
  });
});
