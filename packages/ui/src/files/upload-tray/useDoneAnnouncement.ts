import { useEffect, useRef } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { fileListTexts } from '../file-list/FileList.texts.ts';
import { isUnderWay, type UploadQueueItem } from '../file-list/uploadQueue.ts';

/**
 * The text of a polite status that names each file when it has been sent.
 *
 * @param expected ids of files that were under way before the status was there
 */
export function useDoneAnnouncement(
  items: readonly UploadQueueItem[],
  expected: readonly string[] = [],
): string {
  const messages = useMessages(fileListTexts);
  const [announcement, announce] = useAnnouncement();
  const open = useRef(expected);

  useEffect(() => {
    const sent = items.filter(({ id, state }) => state === 'done' && open.current.includes(id));
    open.current = items.filter(isUnderWay).map(({ id }) => id);
    if (sent.length > 0) announce(sent.map(({ name }) => messages.uploadDoneOf(name)).join('. '));
  }, [items, messages, announce]);

  return announcement;
}
