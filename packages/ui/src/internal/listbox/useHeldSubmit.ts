import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface HeldSubmitOptions {
  /** The field holds something that is no value yet. */
  unsettled: boolean;
  /** That is decided by itself in a moment. */
  awaited: boolean;
  /** Decides it now, as far as that is possible. */
  settle: () => void;
}

/**
 * Holds the form of a control back while what was typed there is no value yet: it is sent once that is settled, or the
 * control receives focus, where its message says what is missing.
 */
export function useHeldSubmit(
  controlRef: RefObject<HTMLInputElement | null>,
  { unsettled, awaited, settle }: HeldSubmitOptions,
) {
  const [held, setHeld] = useState<{ readonly submitter: HTMLElement | null } | null>(null);

  const hold = useEffectEvent((event: SubmitEvent) => {
    if (controlRef.current?.matches(':disabled')) return; // by itself, or by a fieldset around it
    event.preventDefault();
    event.stopImmediatePropagation(); // one field after the other
    setHeld({ submitter: event.submitter });
    settle();
  });
  useEffect(() => {
    const form = controlRef.current?.form;
    if (!form || !unsettled) return;
    const listener = (event: SubmitEvent) => hold(event);
    form.addEventListener('submit', listener, { capture: true }); // before any handler of the page
    return () => form.removeEventListener('submit', listener, { capture: true });
  }, [controlRef, unsettled]);

  useEffect(() => {
    const control = controlRef.current;
    if (!held || awaited || !control) return;
    setHeld(null);
    const { submitter } = held;
    const isClosed = submitter?.matches(':disabled, [aria-disabled="true"]'); // meanwhile
    if (unsettled) control.focus();
    else if (!isClosed) control.form?.requestSubmit(submitter?.isConnected ? submitter : null);
  }, [controlRef, held, awaited, unsettled]);
}
