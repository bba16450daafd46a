import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, type Sort, sortQuery } from './sort.ts';

describe('sortQuery', () => {
  it.each([
    ['dataCriacao', 'DataCriacao'],
    ['codigo', 'Codigo'],
    ['Descricao', 'Descricao'],
    ['índice', 'Índice'],
  ])('sends column %s as %s (FND-070, TBL-07, API3-010)', (column, sent) => {
    expect(sortQuery({ column, ascending: true })).toEqual({
      'Ordenacao.Coluna': sent,
      'Ordenacao.Ascending': true,
    });
    expect(sortQuery({ column, ascending: false })).toEqual({
      'Ordenacao.Coluna': sent,
      'Ordenacao.Ascending': false,
    });
  });

  it.each([null, undefined, { column: '', ascending: true }])(
    'sends nothing for %o, no sort (GAP-28)',
    (sort) => {
      expect(sortQuery(sort)).toEqual({});
    },
  );
});

describe('nextSort', () => {
  it('cycles ascending, descending, none, ascending (FND-069, BRD-005)', () => {
    const first = nextSort(null, 'codigo');
    const second = nextSort(first, 'codigo');
    const third = nextSort(second, 'codigo');
    expect(first).toEqual({ column: 'codigo', ascending: true });
    expect(second).toEqual({ column: 'codigo', ascending: false });
    expect(third).toBeNull();
    expect(nextSort(third, 'codigo')).toEqual(first);
    expect(nextSort(undefined, 'codigo')).toEqual(first);
  });

  it.each([true, false])('starts another column at ascending, from ascending=%s', (ascending) => {
    expect(nextSort({ column: 'codigo', ascending }, 'descricao')).toEqual({
      column: 'descricao',
      ascending: true,
    });
  });

  it('is where it began after three clicks on one header', () => {
    const sorts = fc.option(fc.record({ column: fc.constantFrom('a', 'b'), ascending: fc.boolean() }));
    fc.assert(
      fc.property(sorts, (start) => {
        const click = (sort: Sort | null) => nextSort(sort, 'a');
        expect(click(click(click(click(start))))).toEqual(click(start));
      }),
    );
  });
});
