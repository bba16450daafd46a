import { useMemo } from 'react';
import type { OptionValue, SelectOption } from '../../internal/listbox/options/option.ts';
import { useLocalOptions } from '../../internal/listbox/options/useLocalOptions.ts';
import { SingleCombobox, type SingleComboboxProps } from '../../internal/listbox/SingleCombobox.tsx';
import { useComboboxState } from '../../internal/listbox/useComboboxState.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';

export interface SelectProps<Value extends OptionValue = string> extends SingleComboboxProps {
  /** All there is to choose from; thousands are fine. */
  options: readonly SelectOption<Value>[];
  /** Value of the chosen option, where the parent keeps it; shown as it is while it has no option. `null` for none. */
  value?: Value | null | undefined;
  /** Value of the option chosen at first, where the field keeps its own. @default null */
  defaultValue?: Value | null | undefined;
  /** Called on every choice; `null` when cleared. */
  onValueChange?:
    | ((value: Value | null, details: { option: SelectOption<Value> | null }) => void)
    | undefined;
  /** The options are on their way. @default false */
  loading?: boolean | undefined;
  /** Called when the list opens, as to ask for options that could not be read before. */
  onOpen?: (() => void) | undefined;
}

/**
 * Chooses one option of a list that is completely loaded, filtered by label while typing (WID-057). A text that is
 * left means its only match, or is marked as not chosen. Renders a `<div>` around label, `<input role="combobox">` and message; a form gets the value.
 */
export function Select<Value extends OptionValue = string>({
  options,
  value,
  defaultValue = null,
  onValueChange,
  loading = false,
  onOpen,
  ...rest
}: SelectProps<Value>) {
  const state = useComboboxState<Value>();
  const source = useLocalOptions(options, state.text, loading);
  const [current, choose, reset] = useControllableValue(value, defaultValue, onValueChange);
  const selected = useMemo(() => {
    const known = options.find((option) => option.value === current);
    // A value without an option, as while they load, stays the value; an empty text is often what stands for none.
    return known ?? (current === null || current === '' ? null : { value: current, label: `${current}` });
  }, [options, current]);

  return (
    <SingleCombobox
      {...rest}
      state={state}
      source={{ ...source, onOpen }}
      selected={selected}
      onChoose={(option) => choose(option?.value ?? null, { option })}
      onReset={reset}
    />
  );
}
