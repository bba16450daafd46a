import { type ComponentPropsWithRef, useRef } from 'react';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useFocusInList } from '../../internal/files/useFocusInList.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { distinctNames } from './distinctNames.ts';
import type { FileActs } from './FileActions.tsx';
import * as S from './FileList.styles.ts';
import { FileRow } from './FileRow.tsx';
import type { UploadQueueItem } from './uploadQueue.ts';
import { useFileAnnouncements } from './useFileAnnouncements.ts';

export interface FileListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, FileActs {
  /** Names the list for assistive technology, as in "Arquivos do Contrato Social". */
  label: string;
  /** The files, as `useUploadQueue` or a list of stored documents gives them. */
  items: readonly UploadQueueItem[];
}

/**
 * Files that are uploading or stored, with size, progress, result and actions. It stays mounted while empty, so that
 * its announcements are read and focus has a place to go, which then has the label. Renders a `<div>` around a `<ul>`.
 */
export function FileList({
  label,
  items,
  onView,
  onDownload,
  onCancel,
  onRetry,
  onRemove,
  ref,
  ...rest
}: FileListProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const announcement = useFileAnnouncements(items);
  const focus = useFocusInList(rootRef, () => rootRef.current);
  const names = distinctNames(items);
  const acts = { onView, onDownload, onCancel, onRetry, onRemove };
  return (
    <S.Root
      tabIndex={-1}
      {...(items.length === 0 && { role: 'group', 'aria-label': label })}
      {...rest}
      ref={mergedRef}
    >
      {items.length > 0 && (
        <S.List aria-label={label} {...focus}>
          {items.map((item, index) => (
            <FileRow key={item.id} {...acts} item={item} name={names[index] ?? item.name} />
          ))}
        </S.List>
      )}
      <Announcement>{announcement}</Announcement>
    </S.Root>
  );
}
