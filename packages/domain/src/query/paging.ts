/** A page of a list. */
export interface Page {
  /** Number of the page, from 1. */
  readonly page: number;
  /** Rows a page. */
  readonly pageSize: number;
}

/** Query of a page, in calls with plain names (CON-29). */
export interface PageQuery {
  readonly Pagina: number;
  readonly QuantidadeRegistros: number;
}

/** Query of a page, in calls with prefixed names (CON-29). */
export interface PrefixedPageQuery {
  readonly 'Paginacao.Pagina': number;
  readonly 'Paginacao.QuantidadeRegistros': number;
}

/** Query of a page, in the calls of the request forms. */
export interface RequestPageQuery {
  readonly page: number;
}

/** Writes a page as `Pagina` and `QuantidadeRegistros`, the names of most calls (FND-062, CON-29). */
export function pageQuery({ page, pageSize }: Page): PageQuery {
  return { Pagina: page, QuantidadeRegistros: pageSize };
}

/**
 * Writes a page as `Paginacao.Pagina` and `Paginacao.QuantidadeRegistros`, the names of the product list, the
 * division groups and the discontinued products (FND-062, CON-29, GRP-008).
 */
export function prefixedPageQuery({ page, pageSize }: Page): PrefixedPageQuery {
  return { 'Paginacao.Pagina': page, 'Paginacao.QuantidadeRegistros': pageSize };
}

/** Writes a page as `page`, the name of the request forms; the call gives 20 rows a page (X-03, FMC-116, FMC-117). */
export function requestPageQuery({ page }: Page): RequestPageQuery {
  return { page };
}
