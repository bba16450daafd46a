import type { OptionValue, SelectOption } from '@portal/ui';
import type { ListCall } from '../list/listOf.ts';
import type { Lookup } from './useLookup.ts';

interface LookupOptions<Row, Value extends OptionValue, Of>
  extends Pick<Lookup<Row, Value, Of>, 'pageOf' | 'fullPage' | 'failureMessage' | 'searchDelayMs'> {
  /** The filter `of` is the parent that the list depends on. */
  readonly call: ListCall<Row, never, { readonly of: Of }>;
  /** Option of a row; values are unique. */
  option(row: NoInfer<Row>): SelectOption<Value>;
  /** Rows per page. @default 20 (GAP-52) */
  readonly pageSize?: number;
  /** Whether nothing is loaded until the parent is chosen. @default false */
  readonly waits?: boolean;
}

/**
 * A list of the contract as the options of a select.
 *
 * @example const cestLookup = createLookup({ call: listOf('/api/produtos/cests', { search: 'busca', rows: 'cest',
 * filters: { of: 'ncmId' } }), option: ({ id, codigo }) => ({ value: id, label: codigo }), });
 */
export function createLookup<Row, Value extends OptionValue, Of = undefined>({
  call,
  pageSize = 20,
  waits = false,
  ...rest
}: LookupOptions<Row, Value, Of>): Lookup<Row, Value, Of> {
  return {
    ...rest,
    path: call.path,
    query: ({ search, of }) => call.query({ search, page: 1, pageSize, filters: { of } }),
    read: async (api, { search, page, of, signal }) =>
      waits && of === null
        ? { rows: [], total: 0 }
        : call.read(api, { search, page, pageSize, filters: { of } }, signal),
  };
}

/**
 * Loads the row of an id, by a list call that can be asked for one.
 *
 * @example pageOf: byId(listOf('/api/produtos/familias', { search: 'busca', rows: 'familias', filters: { id: 'FamiliaId' } })),
 */
export function byId<Row>(
  call: ListCall<Row, never, { readonly id: number }>,
): NonNullable<Lookup<Row, number>['pageOf']> {
  return (api, id, signal) => call.read(api, { search: '', page: 1, pageSize: 1, filters: { id } }, signal);
}
