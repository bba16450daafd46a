import type { OptionValue, SelectOption } from '../../internal/listbox/options/option.ts';
import type { OptionSource } from '../../internal/listbox/options/optionSource.ts';
import type { PagedOptionsProps } from '../../internal/listbox/options/pagedOptions.ts';
import { useLocalOptions } from '../../internal/listbox/options/useLocalOptions.ts';
import { usePagedOptions } from '../../internal/listbox/options/usePagedOptions.ts';

/** All options, or, with `onSearch`, those a server has given so far. */
export interface OptionSourceProps<Value extends OptionValue = string>
  extends Omit<PagedOptionsProps<Value>, 'onSearch'> {
  /**
   * Called for the first page: with a trimmed text after a rest in typing, with an empty one when the list opens.
   * Without it all options are here and are filtered by label.
   */
  onSearch?: ((text: string) => void) | undefined;
}

const none: readonly SelectOption<never>[] = [];
const ignore = () => {};

/** Options from wherever the props say. */
export function useOptionSource<Value extends OptionValue>(
  { onSearch, ...props }: OptionSourceProps<Value>,
  text: string | null,
): OptionSource<Value> {
  const local = useLocalOptions(onSearch ? none : props.options, text, props.loading ?? false);
  const paged = usePagedOptions({ ...props, onSearch: onSearch ?? ignore }, text);
  return onSearch ? paged : local;
}
