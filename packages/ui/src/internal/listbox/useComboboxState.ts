import { useCallback, useState } from 'react';
import type { ActiveOption } from './activeOption.ts';
import type { OptionValue } from './option.ts';

/** What a person has opened, typed and moved to. */
export function useComboboxState<Value extends OptionValue>() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState<ActiveOption<Value> | null>(null);

  /** Closes the list and drops what was typed. */
  const close = useCallback(() => {
    setOpen(false);
    setText(null);
    setActive(null);
  }, []);

  return {
    open,
    setOpen,
    /** What was typed; `null` while nothing was, so that the field shows what is chosen. */
    text,
    setText,
    active,
    setActive,
    close,
  };
}

export type ComboboxState<Value extends OptionValue> = ReturnType<typeof useComboboxState<Value>>;
