import { failWith, type PortalClient } from '@portal/api';
import type { OptionValue, SelectOption } from '@portal/ui';
import type { Lookup } from './useLookup.ts';

/**
 * Finds the option of a value: with the lookup's own call if it has one, otherwise page by page in the list.
 *
 * @returns `null` when no record has the value.
 * @throws ApiError with the text of the lookup, when the call fails.
 */
export async function findOption<Row, Value extends OptionValue>(
  api: PortalClient,
  { read, pageOf, option, failureMessage }: Lookup<Row, Value>,
  value: Value,
  signal: AbortSignal,
): Promise<SelectOption<Value> | null> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const call = pageOf ? pageOf(api, value, signal) : read(api, { search: '', page, of: undefined, signal });
    const { rows, total } = await call.catch(failWith(failureMessage, signal));
    const found = rows.map(option).find((one) => one.value === value);
    seen += rows.length;
    if (found) return found;
    if (pageOf || rows.length === 0 || seen >= total) return null;
  }
}
