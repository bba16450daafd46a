import { Download, Eye, RotateCw, Trash2, X } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { fileListTexts } from './FileList.texts.ts';
import { isUnderWay, type UploadQueueItem } from './uploadQueue.ts';

/** What can be done with a file; a button is there for each act that is given and makes sense. */
export interface FileActs {
  /** Shows a stored file. */
  onView?: ((id: string) => void) | undefined;
  /** Saves a stored file. */
  onDownload?: ((id: string) => void) | undefined;
  /** Stops a file that waits or is on its way. */
  onCancel?: ((id: string) => void) | undefined;
  /** Sends a failed or cancelled file again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Takes a file that is not on its way out of the list. */
  onRemove?: ((id: string) => void) | undefined;
}

interface FileActionsProps extends FileActs {
  item: UploadQueueItem;
  /** The file's name, made unique among files of the same name. */
  name: string;
  errorId: string | undefined;
}

/** The buttons of one file. */
export function FileActions({ item, name, errorId, ...acts }: FileActionsProps) {
  const messages = useMessages(fileListTexts);
  const { id, state, removable = true } = item;
  const open = isUnderWay(item);
  const ended = state === 'failed' || state === 'cancelled';
  const buttons = [
    { key: 'view', label: messages.viewFile(name), icon: Eye, act: state === 'done' && acts.onView },
    {
      key: 'download',
      label: messages.downloadFile(name),
      icon: Download,
      act: state === 'done' && acts.onDownload,
    },
    { key: 'retry', label: messages.retryUploadOf(name), icon: RotateCw, act: ended && acts.onRetry },
    { key: 'cancel', label: messages.cancelUploadOf(name), icon: X, act: open && acts.onCancel },
    {
      key: 'remove',
      label: messages.removeFile(name),
      icon: Trash2,
      act: !open && removable && acts.onRemove,
    },
  ];
  return buttons.map(
    ({ key, label, icon: Icon, act }) =>
      act && (
        <IconButton
          key={key}
          size="sm"
          label={label}
          icon={<Icon aria-hidden="true" />}
          aria-describedby={errorId}
          onClick={() => act(id)}
        />
      ),
  );
}
