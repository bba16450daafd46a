import { normalizeLines } from '@portal/formats';
import { useEffect, useState } from 'react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

/** The observations of a confirmation, empty each time it opens. */
export function useObservations(open: boolean, kind: 'optional' | 'required' | undefined) {
  const messages = useMessages(sharedTexts);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    if (open) return;
    setText('');
    setRefused(false);
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
