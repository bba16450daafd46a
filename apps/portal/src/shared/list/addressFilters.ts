import { isIsoDate } from '@portal/formats';
import { z } from 'zod';

/**
 * The filters of a list page: by their name in the address, how the text there becomes a value. A name is neither
 * `busca` nor `ordem` nor `pagina`.
 */
export type AddressFilters = Readonly<Record<string, z.ZodType<string | number, string>>>;

/** A page without filters of its own. */
export type NoFilters = Readonly<Record<never, never>>;

/** Values of filters, `null` where one is not used. */
export type FilterValues<Filters extends AddressFilters> = {
  readonly [Name in keyof Filters]: z.output<Filters[Name]> | null;
};

/** Reads filters out of a query; whatever makes no sense counts as not given (D14). */
export function readFilters<Filters extends AddressFilters>(
  query: URLSearchParams,
  filters: Filters,
): FilterValues<Filters> {
  const values = Object.entries(filters).map(([name, schema]) => {
    const text = query.get(name);
    return [name, (text === null ? null : schema.safeParse(text).data) ?? null];
  });
  // Each name got what its schema makes.
  return Object.fromEntries(values) as FilterValues<Filters>;
}

/** Filters of which none is used. */
export function unusedFilters<Filters extends AddressFilters>(filters: Filters): FilterValues<Filters> {
  return readFilters(new URLSearchParams(), filters);
}

/** An id or code, in digits. */
export const numberInAddress = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .refine(Number.isSafeInteger);

/** A day as `YYYY-MM-DD`. */
export const dayInAddress = z.string().refine(isIsoDate);

/** A bar code of up to 14 digits. */
export const barCodeInAddress = z.string().regex(/^\d{1,14}$/);
