import { Banner } from '../../feedback/banner/Banner.tsx';
import { CloseButton } from '../../internal/close-button/CloseButton.tsx';
import type { RefusedFile } from '../../internal/files/checkFiles.ts';
import { formatExcessSize, formatFileSize } from '../../internal/files/fileSize.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import * as S from './UploadDropZone.styles.ts';
import { uploadDropZoneTexts } from './UploadDropZone.texts.ts';

interface RefusedFilesProps {
  id: string;
  refused: readonly RefusedFile[];
  textOf: (refused: RefusedFile) => string;
  onDismiss: () => void;
}

/** One summary of the files that were not taken, each with cause and remedy. Renders a `<div role="group">`. */
export function RefusedFiles({ id, refused, textOf, onDismiss }: RefusedFilesProps) {
  const messages = useMessages(uploadDropZoneTexts);
  const { formats } = useMessages(valueTexts);
  return (
    <S.Refused>
      <Banner
        id={id}
        tone="danger"
        title={messages.filesRefused(refused.length)}
        action={<CloseButton label={messages.dismissRefusals} onClick={onDismiss} />}
      >
        <ul>
          {refused.map((one, index) => (
            // Two folders may give files of one name, and the list never changes in part.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={index}>
              <S.RefusedName>{one.file.name}</S.RefusedName> (
              {(one.cause === 'size' ? formatExcessSize : formatFileSize)(one.file.size, formats)}):{' '}
              <span>{textOf(one)}</span>
            </li>
          ))}
        </ul>
      </Banner>
    </S.Refused>
  );
}
