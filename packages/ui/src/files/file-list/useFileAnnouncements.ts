import { useEffect, useRef } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { fileListTexts } from './FileList.texts.ts';
import { isUnderWay, type UploadQueueItem } from './uploadQueue.ts';

/**
 * Announces how each upload ended and which file was removed that was not being sent, until another one is sent; the initial
 * files are not announced.
 */
export function useFileAnnouncements(items: readonly UploadQueueItem[]): string {
  const messages = useMessages(fileListTexts);
  const [announcement, announce] = useAnnouncement();
  const before = useRef(items);

  useEffect(() => {
    const known = new Map(before.current.map((item) => [item.id, item]));
    before.current = items;
    const announcements: string[] = [];
    let [isSent, isReplaced] = [false, false];
    for (const { id, name, state, error } of items) {
      const was = known.get(id);
      known.delete(id);
      if (was?.state === state) continue;
      if (isUnderWay({ state }) && !(was && isUnderWay(was))) isSent = true;
      if (!was) {
        isReplaced = true;
        continue;
      }
      if (state === 'done') announcements.push(messages.uploadDoneOf(name));
      if (state === 'failed')
        announcements.push(messages.uploadFailedOf(name, error ?? messages.uploadFailed));
      if (state === 'cancelled') announcements.push(messages.uploadCancelledOf(name));
    }
    // One that is being sent and leaves ended elsewhere, as a stored document: what takes its place tells it.
    // Nor was one removed that leaves as another comes.
    for (const { name, state } of isReplaced ? [] : known.values())
      if (state === 'waiting') announcements.push(messages.uploadCancelledOf(name));
      else if (state !== 'uploading') announcements.push(messages.fileRemovedOf(name));
    if (isSent || announcements.length > 0) announce(announcements.join('. '));
  }, [items, messages, announce]);

  return announcement;
}
