import { normalizeLines } from '@portal/formats';
import { useEffect, useRef, useState } from 'react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

/** The observations of a confirmation: as given when it first opens, then empty each time. */
export function useObservations(open: boolean, kind: 'optional' | 'required' | undefined, first: string) {
  const messages = useMessages(sharedTexts);
  const [text, setText] = useState(first);
  const [refused, setRefused] = useState(false);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (!open && wasOpen.current) {
      setText('');
      setRefused(false);
    }
    wasOpen.current = open;
  }, [open]);

  const missing = kind === 'required' && normalizeLines(text) === '';
  return {
    text,
    setText,
    error: refused && missing ? messages.observationsRequired : undefined,
    /** Whether the dialog can be confirmed; if not, shows the error from now on. */
    check() {
      setRefused(missing);
      return !missing;
    },
  };
}
