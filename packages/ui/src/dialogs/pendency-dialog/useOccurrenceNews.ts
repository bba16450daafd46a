import { useNews } from '../../internal/announcement/useNews.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { pendencyDialogTexts } from './PendencyDialog.texts.ts';
import { documentName, type Occurrence } from './pendency.ts';

/** Announces changes of the list of occurrences. */
export function useOccurrenceNews(added: readonly Occurrence[]): string {
  const messages = useMessages(pendencyDialogTexts);
  return useNews(added, (now, before) => {
    const more = now.find((one) => !before.includes(one));
    const gone = before.find((one) => !now.includes(one));
    if (more) return messages.occurrenceAdded(documentName(more));
    return gone && messages.occurrenceRemoved(documentName(gone));
  });
}
