import { BAR_CODE_MAX } from '@portal/domain';
import { isIsoDate } from '@portal/formats';
import * as z from 'zod/mini';

/**
 * The filters of a list page: name in the address → schema of its text. The names `busca`, `ordem`, `pagina`,
 * `visao` and `colunas` are reserved.
 */
export type AddressFilters = Readonly<Record<string, z.ZodMiniType<string | number, string>>>;

/** A page without filters of its own. */
export type NoFilters = Readonly<Record<never, never>>;

/** Values of filters, `null` for unused ones. */
export type FilterValues<Filters extends AddressFilters> = {
  readonly [Name in keyof Filters]: z.output<Filters[Name]> | null;
};

/** Reads filters from a query; invalid ones are ignored (D14). */
export function readFilters<Filters extends AddressFilters>(
  query: URLSearchParams,
  filters: Filters,
): FilterValues<Filters> {
  const values = Object.entries(filters).map(([name, schema]) => {
    const text = query.get(name);
    return [name, (text === null ? null : schema.safeParse(text).data) ?? null];
  });
  // Each name has the output of its schema.
  return Object.fromEntries(values) as FilterValues<Filters>;
}

/** No filters. */
export function unusedFilters<Filters extends AddressFilters>(filters: Filters): FilterValues<Filters> {
  return readFilters(new URLSearchParams(), filters);
}

/** A numeric id or code. */
export const numberInAddress = z
  .pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/)), z.transform(Number))
  .check(z.refine(Number.isSafeInteger));

/** A day as `YYYY-MM-DD`. */
export const dayInAddress = z.string().check(z.refine(isIsoDate));

/** Several ids, as `18,19`. */
export const idsInAddress = z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,49}$/));

/** The ids of such a filter. */
export const idsOf = (text: string | null): number[] => text?.split(',').map(Number) ?? [];

/** A bar code. */
export const barCodeInAddress = z.string().check(z.regex(new RegExp(`^\\d{1,${BAR_CODE_MAX}}$`)));
