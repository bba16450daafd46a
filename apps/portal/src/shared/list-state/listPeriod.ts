import { isIsoDate } from '@portal/domain';

/** Days between which a list is narrowed, `YYYY-MM-DD`; an end that is `null` is open. */
export interface ListPeriod {
  readonly from: string | null;
  readonly to: string | null;
}

const FROM = 'de';
const TO = 'ate';
const PAGE = 'pagina';
const SORT = 'ordem';

const readDay = (query: URLSearchParams, name: string) => {
  const day = query.get(name) ?? '';
  return isIsoDate(day) ? day : null;
};

/** Reads a period out of a query. A day that is none counts as not given, and so does a period that ends before it begins. */
export function parseListPeriod(search: string): ListPeriod {
  const query = new URLSearchParams(search);
  const [from, to] = [readDay(query, FROM), readDay(query, TO)];
  return from !== null && to !== null && from > to ? { from: null, to: null } : { from, to };
}

const written = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');

/** Writes a period into a query and returns to the first page; other values of the query stay. */
export function writeListPeriod(search: string, { from, to }: ListPeriod): string {
  const query = new URLSearchParams(search);
  query.delete(PAGE);
  for (const [name, day] of [[FROM, from] as const, [TO, to] as const]) {
    if (day === null) query.delete(name);
    else query.set(name, day);
  }
  return written(query);
}

/** The query of a list that nothing narrows any more; its order stays. */
export function withoutListFilters(search: string): string {
  const order = new URLSearchParams(search).get(SORT);
  return written(new URLSearchParams(order === null ? {} : { [SORT]: order }));
}
