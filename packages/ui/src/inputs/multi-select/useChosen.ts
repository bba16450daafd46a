import { useLayoutEffect, useRef } from 'react';
import type { OptionValue, SelectOption } from '../../internal/listbox/options/option.ts';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { withOption, withoutOption } from './chosenOptions.ts';

type Chosen<Value extends OptionValue> = readonly SelectOption<Value>[];

/** What changed in a choice of several. */
export interface MultiSelectChange<Value extends OptionValue> {
  /** The option that came or went. */
  option: SelectOption<Value>;
  reason: 'add' | 'remove' | 'create';
}

interface ChosenOptions<Value extends OptionValue> {
  value: Chosen<Value> | undefined;
  defaultValue: Chosen<Value>;
  exclusiveValue: Value | undefined;
  onValueChange: ((value: Chosen<Value>, details: MultiSelectChange<Value>) => void) | undefined;
}

/** The choice, kept by the parent or by the field, and how it changes. */
export function useChosen<Value extends OptionValue>({
  value,
  defaultValue,
  exclusiveValue,
  onValueChange,
}: ChosenOptions<Value>) {
  const [current, setChosen, reset] = useControllableValue(value, defaultValue, onValueChange);
  // Two options may come before React has drawn the first, as when the server answers twice.
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });

  const change = (next: Chosen<Value>, details: MultiSelectChange<Value>) => {
    latest.current = next;
    setChosen(next, details);
  };

  return {
    current,
    add: (option: SelectOption<Value>, reason: 'add' | 'create') =>
      change(withOption(latest.current, option, exclusiveValue), { option, reason }),
    remove: (option: SelectOption<Value>) =>
      change(withoutOption(latest.current, option.value), { option, reason: 'remove' }),
    reset,
  };
}
