import type { OptionValue, SelectOption } from '@portal/ui';
import type { ListCall } from '../list/listOf.ts';
import type { Lookup } from './useLookup.ts';

interface LookupOptions<Row, Value extends OptionValue, Of>
  extends Pick<Lookup<Row, Value, Of>, 'pageOf' | 'failureMessage'> {
  /** What the list hangs from is its filter `of`. */
  readonly call: ListCall<Row, never, { readonly of: Of }>;
  /** How a row stands in the list; no two rows share a value. */
  option(row: NoInfer<Row>): SelectOption<Value>;
  /** Rows a page. @default 30 */
  readonly pageSize?: number;
  /** Whether there is nothing to ask for while what the list hangs from is not chosen. @default false */
  readonly waits?: boolean;
}

/**
 * A list of the contract that a select chooses from.
 *
 * @example
 * const cestLookup = createLookup({
 *   call: listOf('/api/produtos/cests', { search: 'busca', rows: 'cest', filters: { of: 'ncmId' } }),
 *   option: ({ id, codigo }) => ({ value: id, label: codigo }),
 * });
 */
export function createLookup<Row, Value extends OptionValue, Of = void>({
  call,
  pageSize = 30,
  waits = false,
  ...rest
}: LookupOptions<Row, Value, Of>): Lookup<Row, Value, Of> {
  return {
    ...rest,
    path: call.path,
    read: async (api, { search, page, of, signal }) =>
      waits && of === null
        ? { rows: [], total: 0 }
        : call.read(api, { search, page, pageSize, filters: { of } }, signal),
  };
}
