import { describe, expect, it } from 'vitest';
import { pageQuery, prefixedPageQuery, requestPageQuery } from './paging.ts';

describe('paging', () => {
  it('uses the plain names of most calls (CON-29)', () => {
    expect(pageQuery({ page: 2, pageSize: 30 })).toEqual({ Pagina: 2, QuantidadeRegistros: 30 });
  });

  it('uses the prefixed names where the call lists them (CON-29, GRP-008)', () => {
    expect(prefixedPageQuery({ page: 1, pageSize: 50 })).toEqual({
      'Paginacao.Pagina': 1,
      'Paginacao.QuantidadeRegistros': 50,
    });
  });

  it('uses the name of the request forms, whose calls give 20 rows (X-03)', () => {
    expect(requestPageQuery({ page: 3, pageSize: 20 })).toEqual({ page: 3 });
  });
});
