import { useState } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { NewPendency, PendencyDocument } from './pendency.ts';

/** The occurrences added in the open dialog, and what is said of them. */
export function useOccurrences(documents: readonly PendencyDocument[]) {
  const messages = useMessages();
  const [added, setAdded] = useState<readonly NewPendency[]>([]);
  const [missing, setMissing] = useState(false);
  const [said, announce] = useAnnouncement();

  const nameOf = (documentoId: NewPendency['documentoId']) =>
    documents.find(({ id }) => id === documentoId)?.nomeOriginal ?? String(documentoId);

  return {
    added,
    missing: missing && added.length === 0,
    said,
    nameOf,
    add(pendency: NewPendency) {
      setAdded((before) => [...before, pendency]);
      setMissing(false);
      announce(messages.occurrenceAdded(nameOf(pendency.documentoId)));
    },
    remove(pendency: NewPendency) {
      setAdded((before) => before.filter((other) => other !== pendency));
      announce(messages.occurrenceRemoved(nameOf(pendency.documentoId)));
    },
    /** Whether there is one to send; if not, says so from now on. */
    check() {
      setMissing(added.length === 0);
      return added.length > 0;
    },
  };
}
