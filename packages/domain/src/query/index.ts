export {
  type Page,
  type PageQuery,
  type PrefixedPageQuery,
  pageQuery,
  prefixedPageQuery,
  type RequestPageQuery,
  requestPageQuery,
} from './paging.ts';
export { CODE_DIGITS, LIST_REACH } from './reach.ts';
export { nextSort, type Sort, type SortQuery, sortQuery } from './sort.ts';
