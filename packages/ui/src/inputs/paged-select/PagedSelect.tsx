import type { OptionValue, SelectOption } from '../../internal/listbox/options/option.ts';
import type { PagedOptionsProps } from '../../internal/listbox/options/pagedOptions.ts';
import { usePagedOptions } from '../../internal/listbox/options/usePagedOptions.ts';
import { SingleCombobox, type SingleComboboxProps } from '../../internal/listbox/SingleCombobox.tsx';
import { useComboboxState } from '../../internal/listbox/useComboboxState.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';

export interface PagedSelectProps<Value extends OptionValue = string>
  extends SingleComboboxProps,
    PagedOptionsProps<Value> {
  /** The chosen option, where the parent keeps it; shown although its page is not loaded. `null` for none. */
  value?: SelectOption<Value> | null | undefined;
  /** The option chosen at first, where the field keeps its own. @default null */
  defaultValue?: SelectOption<Value> | null | undefined;
  /** Called on every choice; `null` when cleared. */
  onValueChange?:
    | ((
        value: SelectOption<Value> | null,
        details: { /** The one before. */ previous: SelectOption<Value> | null },
      ) => void)
    | undefined;
}

/**
 * Chooses one option of a list that a server searches and pages; the parent loads the pages. Enter, a press or leaving
 * before the answer to the text is carried out when it is there, and a form waits for it. Renders a `<div>` around label, `<input role="combobox">` and message; a form gets
 * the value.
 */
export function PagedSelect<Value extends OptionValue = string>({
  value,
  defaultValue = null,
  onValueChange,
  options,
  total,
  hasMore,
  loading,
  loadError,
  onRetry,
  onSearch,
  onLoadMore,
  searchDelayMs,
  minSearchLength,
  ...rest
}: PagedSelectProps<Value>) {
  const state = useComboboxState<Value>();
  const [current, choose, reset] = useControllableValue(value, defaultValue, onValueChange);
  const source = usePagedOptions(
    {
      options,
      total,
      hasMore,
      loading,
      loadError,
      onRetry,
      onSearch,
      onLoadMore,
      searchDelayMs,
      minSearchLength,
    },
    state.text,
  );

  return (
    <SingleCombobox
      {...rest}
      state={state}
      source={source}
      selected={current}
      onChoose={(option) => choose(option, { previous: current })}
      onReset={reset}
    />
  );
}
