import { startTransition, useCallback, useState } from 'react';
import type { ActiveOption } from './activeOption.ts';
import type { OptionValue } from './options/option.ts';

/** What a person asked for before the list of their text was there: Enter, a press on an option, or they left. */
export type Wish<Value extends OptionValue> =
  | { readonly kind: 'enter' }
  | { readonly kind: 'press'; readonly value: Value }
  | { readonly kind: 'settle' };

/** What a person has opened, typed, moved to and asked for. */
export function useComboboxState<Value extends OptionValue>() {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState<ActiveOption<Value> | null>(null);
  const [wish, setWish] = useState<Wish<Value> | null>(null);
  const [left, setLeft] = useState(false);

  /** Another text, or none: what was asked for the one before no longer counts. */
  const type = useCallback((next: string | null) => {
    setText(next);
    setActive(null);
    setWish(null);
    setLeft(false);
  }, []);

  /** Closes the list; what was typed stays. */
  const fold = useCallback(() => {
    setOpen(false);
    setActive(null);
  }, []);

  /** Closes the list and drops what was typed. */
  const close = useCallback(() => {
    setOpen(false);
    type(null);
  }, [type]);

  /** Renders the list in advance when the browser is idle, since the user is about to open it. */
  const prepare = useCallback(() => startTransition(() => setReady(true)), []);

  /** Closes the list and drops the prepared one. */
  const leave = useCallback(() => {
    fold();
    setReady(false);
  }, [fold]);

  return {
    open,
    setOpen,
    /** The list is in the document: shown, or prepared. */
    mounted: open || ready,
    prepare,
    leave,
    /** The typed text; `null` while the field shows the chosen option. */
    text,
    type,
    active,
    setActive,
    /** Carried out once the list of the text is there. */
    wish,
    setWish,
    /** The text was left, or sent, without a choice. */
    left,
    setLeft,
    fold,
    close,
  };
}

export type ComboboxState<Value extends OptionValue> = ReturnType<typeof useComboboxState<Value>>;
