import type { SelectOption } from '@portal/ui';

/** Tells what the record of an id is called; the id itself while the list is not there. */
export function optionName(options: readonly SelectOption<number>[]) {
  return (id: number | null): string | null =>
    id === null ? null : (options.find(({ value }) => value === id)?.label ?? String(id));
}
