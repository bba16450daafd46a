import { CircleAlert, CircleCheck, Upload } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useFocusInList } from '../../internal/files/useFocusInList.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { distinctNames } from '../file-list/distinctNames.ts';
import type { FileActs } from '../file-list/FileActions.tsx';
import { fileListTexts } from '../file-list/FileList.texts.ts';
import { FileRow } from '../file-list/FileRow.tsx';
import { isUnderWay, type UploadQueueItem } from '../file-list/uploadQueue.ts';
import * as S from './UploadTray.styles.ts';
import { uploadTrayTexts } from './UploadTray.texts.ts';
import { uploadSummary } from './uploadSummary.ts';
import { useDoneAnnouncement } from './useDoneAnnouncement.ts';

/** A file of a tray. */
export interface UploadTrayItem extends Omit<UploadQueueItem, 'detail' | 'removable'> {
  /** Where it goes: name and address of the page that asked for it. */
  place: { label: string; href: string };
}

export interface UploadTrayProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<FileActs, 'onCancel' | 'onRetry'> {
  /** The files of every page, in the order added. Without any, nothing is seen. */
  items: readonly UploadTrayItem[];
  /** Takes failed files out of the list. */
  onRemove?: FileActs['onRemove'];
  /** Takes what was sent or cancelled out of the list. */
  onClear: () => void;
  /** Open at first. @default false */
  defaultOpen?: boolean | undefined;
  /**
   * Ids of files that were under way when the tray was asked for, where its code is loaded with the first file: what of them
   * is sent by the time it is drawn is announced too.
   */
  expectedIds?: readonly string[] | undefined;
}

/**
 * The uploads of the whole application, for the header of its frame: a button with count and percentage that lists them
 * with their ways back. It announces what was sent; a failure is announced by who tells it. Renders a `<div>`.
 */
export function UploadTray({
  items,
  onCancel,
  onRetry,
  onRemove,
  onClear,
  defaultOpen = false,
  expectedIds,
  ref,
  ...rest
}: UploadTrayProps) {
  const messages = useMessages(uploadTrayTexts);
  const files = useMessages(fileListTexts);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const listRef = useRef<HTMLUListElement>(null);
  const focus = useFocusInList(listRef, () => rootRef.current);
  const [open, setOpen] = useState(defaultOpen);
  if (open && items.length === 0) setOpen(false); // what is added later does not take the focus
  const announcement = useDoneAnnouncement(items, expectedIds);
  const { underWay, failed, done, percent } = uploadSummary(items);
  const names = distinctNames(items);
  const clearable = items.some((item) => !isUnderWay(item) && item.state !== 'failed');

  const words = [
    underWay > 0 && messages.uploadsUnderWay(underWay),
    failed > 0 && messages.uploadsFailed(failed),
    underWay + failed === 0 && (done > 0 ? messages.uploadsDone(done) : files.uploadCancelled),
  ].filter(Boolean);
  const Icon = failed > 0 ? CircleAlert : underWay > 0 ? Upload : CircleCheck;

  const clear = () => {
    rootRef.current?.focus(); // the button may leave with the list
    onClear();
  };

  return (
    <S.Root tabIndex={-1} {...rest} ref={mergedRef} data-empty={items.length === 0 || undefined}>
      {items.length > 0 && (
        <Popover
          title={messages.uploads}
          placement="bottom-end"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button
              variant="ghost"
              tone={failed > 0 ? 'danger' : 'neutral'}
              icon={<Icon aria-hidden="true" />}
            >
              <S.Words>{words.join(', ')}</S.Words> {underWay > 0 && <S.Percent>{percent}%</S.Percent>}
            </Button>
          }
        >
          <S.List ref={listRef} aria-label={messages.uploads} {...focus}>
            {items.map((item, index) => (
              <FileRow
                key={item.id}
                item={{
                  ...item,
                  removable: item.state === 'failed',
                  detail: (
                    <Link href={item.place.href} onClick={() => setOpen(false)}>
                      {item.place.label}
                    </Link>
                  ),
                }}
                name={names[index] ?? item.name}
                onCancel={onCancel}
                onRetry={onRetry}
                onRemove={onRemove}
              />
            ))}
          </S.List>
          {clearable && (
            <S.Foot>
              <Button size="sm" variant="ghost" onClick={clear}>
                {messages.clearUploads}
              </Button>
            </S.Foot>
          )}
        </Popover>
      )}
      <Announcement>{announcement}</Announcement>
    </S.Root>
  );
}
