import type { Ref } from 'react';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { formatFileSize } from '../../internal/files/fileSize.ts';
import { useIsMounted } from '../../internal/useIsMounted.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { UploadDropZone } from '../upload-drop-zone/UploadDropZone.tsx';
import { readImageWidth } from './imageWidth.ts';
import { photoGridTexts } from './PhotoGrid.texts.ts';
import { advised } from './photoAdvice.ts';

export interface PhotoPickerProps extends Omit<FieldProps, 'name' | 'readOnly'> {
  /** How many photos there are. */
  count: number;
  maxPhotos: number;
  maxBytes: number;
  maxPixels: number | undefined;
  /** What is stored. */
  version: string | number | undefined;
  onAdd: (files: readonly File[], details: { widthsPx: readonly (number | undefined)[] }) => void;
  inputRef: Ref<HTMLInputElement>;
}

const photoTypes = ['jpg', 'jpeg', 'png'];

/** Takes new photos: type, size and number are demanded, what makes a good photo is advised before anything is sent. */
export function PhotoPicker({
  count,
  maxPhotos,
  maxBytes,
  maxPixels,
  onAdd,
  disabled = false,
  disabledReason,
  ...field
}: PhotoPickerProps) {
  const messages = useMessages(photoGridTexts);
  const { formats } = useMessages(valueTexts);
  const isMounted = useIsMounted();
  const full = count >= maxPhotos;

  const add = async (files: readonly File[]) => {
    const widthsPx = await Promise.all(files.map(readImageWidth));
    if (isMounted()) onAdd(files, { widthsPx });
  };

  return (
    <UploadDropZone
      {...field}
      advice={messages.photoAdvice(advised.count, advised.widthPx, formatFileSize(advised.bytes, formats))}
      disabled={disabled || full}
      disabledReason={disabled ? disabledReason : messages.photoLimitReached(maxPhotos)}
      types={photoTypes}
      maxBytes={maxBytes}
      maxPixels={maxPixels}
      maxFiles={maxPhotos}
      fileCount={count}
      chooseLabel={messages.choosePhotos}
      tooManyMessage={messages.tooManyPhotos(maxPhotos)}
      onFilesAdded={add}
    />
  );
}
