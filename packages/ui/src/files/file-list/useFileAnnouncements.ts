import { useEffect, useRef } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { UploadQueueItem } from './uploadQueue.ts';

/** Announces how each upload ended and which file was removed; the initial files are not announced. */
export function useFileAnnouncements(items: readonly UploadQueueItem[]): string {
  const messages = useMessages();
  const [announcement, announce] = useAnnouncement();
  const before = useRef(items);

  useEffect(() => {
    const known = new Map(before.current.map((item) => [item.id, item]));
    before.current = items;
    const announcements: string[] = [];
    for (const { id, name, state, error } of items) {
      const was = known.get(id)?.state;
      known.delete(id);
      if (was === undefined || was === state) continue;
      if (state === 'done') announcements.push(messages.uploadDoneOf(name));
      if (state === 'failed')
        announcements.push(messages.uploadFailedOf(name, error ?? messages.uploadFailed));
      if (state === 'cancelled') announcements.push(messages.uploadCancelledOf(name));
    }
    for (const { name } of known.values()) announcements.push(messages.fileRemovedOf(name));
    if (announcements.length > 0) announce(announcements.join('. '));
  }, [items, messages, announce]);

  return announcement;
}
