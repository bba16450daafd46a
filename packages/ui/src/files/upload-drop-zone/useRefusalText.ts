import { extensionOf } from '@portal/formats';
import type { RefusedFile } from '../../internal/files/checkFiles.ts';
import { formatFileSize } from '../../internal/files/fileSize.ts';
import { nameTypes } from '../../internal/files/nameTypes.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { uploadDropZoneTexts } from './UploadDropZone.texts.ts';

interface RefusalWords {
  types: readonly string[];
  maxBytes: number;
  maxPixels: number | undefined;
  /** Message of files beyond the limit. */
  tooMany: string;
}

/** What was wrong with a file and what to do about it (GAP-38, WID-028). */
export function useRefusalText({
  types,
  maxBytes,
  maxPixels = 0,
  tooMany,
}: RefusalWords): (refused: RefusedFile) => string {
  const messages = useMessages(uploadDropZoneTexts);
  const { formats } = useMessages(valueTexts);
  return ({ file, cause }) => {
    switch (cause) {
      case 'type':
        return messages.fileTypeRefused(nameTypes(types, formats));
      case 'empty':
        return messages.fileEmpty;
      case 'size':
        return messages.fileTooLarge(formatFileSize(maxBytes, formats));
      case 'pixels':
        return messages.pictureTooLarge(maxPixels / 1_000_000);
      case 'content':
        return messages.fileContentRefused(extensionOf(file.name).toUpperCase());
      case 'unreadable':
        return messages.fileUnreadable;
      case 'count':
        return tooMany;
    }
  };
}
