import { useState } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { pendencyDialogTexts } from './PendencyDialog.texts.ts';
import { documentName, type Occurrence } from './pendency.ts';

/** Announces changes of the list of occurrences. */
export function useOccurrenceNews(added: readonly Occurrence[]): string {
  const messages = useMessages(pendencyDialogTexts);
  const [seen, setSeen] = useState(added);
  const [text, announce] = useAnnouncement();
  if (added !== seen) {
    setSeen(added);
    const more = added.find((one) => !seen.includes(one));
    const gone = seen.find((one) => !added.includes(one));
    if (more) announce(messages.occurrenceAdded(documentName(more)));
    else if (gone) announce(messages.occurrenceRemoved(documentName(gone)));
  }
  return text;
}
