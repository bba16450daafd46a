import { startTransition, useCallback, useState } from 'react';
import type { ActiveOption } from './activeOption.ts';
import type { OptionValue } from './options/option.ts';

/** What a person has opened, typed and moved to. */
export function useComboboxState<Value extends OptionValue>() {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState<ActiveOption<Value> | null>(null);

  /** Closes the list and drops what was typed. */
  const close = useCallback(() => {
    setOpen(false);
    setText(null);
    setActive(null);
  }, []);

  /** Renders the list in advance when the browser is idle, since the user is about to open it. */
  const prepare = useCallback(() => startTransition(() => setReady(true)), []);

  /** Closes the list and drops the prepared one. */
  const leave = useCallback(() => {
    close();
    setReady(false);
  }, [close]);

  return {
    open,
    setOpen,
    /** The list is in the document: shown, or prepared. */
    mounted: open || ready,
    prepare,
    leave,
    /** The typed text; `null` while the field shows the chosen option. */
    text,
    setText,
    active,
    setActive,
    close,
  };
}

export type ComboboxState<Value extends OptionValue> = ReturnType<typeof useComboboxState<Value>>;
