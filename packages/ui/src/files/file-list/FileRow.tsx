import { extensionOf } from '@portal/formats';
import { Ban, CircleAlert, CircleCheck, Clock, FileImage, FileText } from 'lucide-react';
import { useId } from 'react';
import { formatFileSize } from '../../internal/files/fileSize.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { FileActions, type FileActs } from './FileActions.tsx';
import * as S from './FileList.styles.ts';
import { fileListTexts } from './FileList.texts.ts';
import type { UploadQueueItem, UploadState } from './uploadQueue.ts';

interface FileRowProps extends FileActs {
  item: UploadQueueItem;
  /** The file's name, made unique among files of the same name. */
  name: string;
}

const pictures = ['png', 'jpg', 'jpeg', 'gif'];

const stateIcons: Readonly<Record<UploadState, typeof Clock | null>> = {
  waiting: Clock,
  uploading: null,
  done: CircleCheck,
  failed: CircleAlert,
  cancelled: Ban,
};

/** One file: name, size, state and actions. Renders an `<li>`. */
export function FileRow({ item, name, ...acts }: FileRowProps) {
  const messages = useMessages(fileListTexts);
  const { formats } = useMessages(valueTexts);
  const errorId = useId();
  const failed = item.state === 'failed';
  const Kind = pictures.includes(extensionOf(item.name)) ? FileImage : FileText;
  const StateIcon = stateIcons[item.state];
  const words: Record<Exclude<UploadState, 'uploading'>, string> = {
    waiting: messages.uploadWaiting,
    done: messages.uploadDone,
    failed: item.error ?? messages.uploadFailed,
    cancelled: messages.uploadCancelled,
  };
  return (
    <S.Row data-name={name}>
      <Kind aria-hidden="true" />
      <S.Text>
        <S.Name>{item.name}</S.Name>
        {item.bytes !== undefined && <S.Size>{formatFileSize(item.bytes, formats)}</S.Size>}
        {item.detail}
        {item.state === 'uploading' ? (
          <S.Sending
            value={item.percent}
            label={
              <>
                {messages.uploadUnderWay} <S.HiddenText>{name}</S.HiddenText>
              </>
            }
          />
        ) : (
          <S.State id={failed ? errorId : undefined} data-state={item.state}>
            {StateIcon && <StateIcon aria-hidden="true" />}
            {words[item.state]}
          </S.State>
        )}
      </S.Text>
      <S.Acts>
        <FileActions {...acts} item={item} name={name} errorId={failed ? errorId : undefined} />
      </S.Acts>
    </S.Row>
  );
}
