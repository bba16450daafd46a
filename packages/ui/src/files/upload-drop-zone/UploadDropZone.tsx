import { CloudUpload } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { Field, type FieldRootProps } from '../../internal/field/Field.tsx';
import { type FieldProps, splitFieldProps } from '../../internal/field/fieldProps.ts';
import { useField } from '../../internal/field/useField.ts';
import { formatFileSize } from '../../internal/files/fileSize.ts';
import { nameTypes } from '../../internal/files/nameTypes.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import * as S from './UploadDropZone.styles.ts';
import { uploadDropZoneTexts } from './UploadDropZone.texts.ts';
import { useFileIntake } from './useFileIntake.ts';
import { useFileZone } from './useFileZone.ts';
import { useRefusalText } from './useRefusalText.ts';
import { useZoneInSight } from './useZoneInSight.ts';

const documentTypes = ['png', 'doc', 'docx', 'pdf'];

/** 100 MB (D13). */
const documentBytes = 104_857_600;

export interface UploadDropZoneProps
  extends Omit<FieldProps, 'name'>,
    Omit<FieldRootProps, 'children' | 'onDrop'> {
  /** The files that the field has, between label and zone; with `readOnly` leave it out where there are none. */
  files?: ReactNode;
  /** Room that the zone takes: `sm` takes two lines, for forms with many zones. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Endings taken, in small letters without the dot (WID-029). @default ['png', 'doc', 'docx', 'pdf'] */
  types?: readonly string[] | undefined;
  /** Endings taken beside `types` (WID-030). @default [] */
  extraTypes?: readonly string[] | undefined;
  /** Largest size of one file, in bytes (WID-028). @default 104_857_600 */
  maxBytes?: number | undefined;
  /** Most pixels of one picture, read from its header. @default no limit */
  maxPixels?: number | undefined;
  /** Most files in all; those beyond it are refused, the first ones are taken. @default no limit */
  maxFiles?: number | undefined;
  /** How many files are there already and count towards `maxFiles`. @default 0 */
  fileCount?: number | undefined;
  /** What is stored: with another one, as after a save, what was refused before is no longer shown. */
  version?: string | number | undefined;
  /** What makes a good file, below what is taken; it stays beside an error, unlike `hint`. */
  advice?: ReactNode;
  /** Called with the files that passed, in the order chosen; the zone itself keeps none. */
  onFilesAdded: (files: readonly File[]) => void;
  /** A verb for opening the chooser. @default 'Escolher arquivos' */
  chooseLabel?: string | undefined;
  /** Message of each file beyond `maxFiles`. @default 'Selecione no máximo {maxFiles} arquivos.' */
  tooManyMessage?: string | undefined;
  /** The `<input type="file">`; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Takes files from a file dialog or by drag and drop (WID-026, WID-027), checks extension, size and first bytes, and
 * shows what was refused and why. Renders a `<div>` around label, `<input type="file">`, drop area and message.
 */
export function UploadDropZone(props: UploadDropZoneProps) {
  const {
    common,
    files,
    size = 'md',
    types = documentTypes,
    extraTypes = [],
    maxBytes = documentBytes,
    maxPixels,
    maxFiles = Number.POSITIVE_INFINITY,
    fileCount = 0,
    version,
    advice,
    onFilesAdded,
    chooseLabel,
    tooManyMessage,
    inputRef,
    ...rest
  } = splitFieldProps(props);
  const { readOnly = false, disabled = false } = common;
  const messages = useMessages(uploadDropZoneTexts);
  const { formats } = useMessages(valueTexts);
  const field = useField(common);
  const allTypes = [...types, ...extraTypes].map((type) => type.replace(/^\./, '').toLowerCase());
  const room = Math.max(0, maxFiles - fileCount);
  const textOf = useRefusalText({
    types: allTypes,
    maxBytes,
    maxPixels,
    tooMany: tooManyMessage ?? messages.tooManyFiles(maxFiles),
  });
  const intake = useFileIntake({
    rules: { types: allTypes, maxBytes, maxPixels },
    room,
    version,
    textOf,
    onFilesAdded,
  });
  const zone = useFileZone({ disabled, onPage: !readOnly, onFiles: intake.take });
  const filesRef = useZoneInSight(zone);
  const mergedRef = useMergedRefs(zone.inputRef, inputRef);
  const labelId = `${field.id}-label`;
  const chooseId = `${field.id}-choose`;
  const limitsId = `${field.id}-limits`;
  const adviceId = `${field.id}-advice`;
  const refusedId = `${field.id}-refused`;
  const hasRefused = intake.refused.length > 0;
  const describedBy = [
    limitsId,
    advice && adviceId,
    field.control['aria-describedby'],
    hasRefused && refusedId,
  ];
  const one = maxFiles === 1;

  const dismiss = () => {
    intake.dismiss();
    zone.inputRef.current?.focus();
  };

  const openChooser = () => {
    zone.inputRef.current?.focus();
    zone.inputRef.current?.click();
  };

  const frame = { ...rest, common, field, labelId };

  if (readOnly) {
    return (
      <Field {...frame}>
        <S.Files role="group" aria-labelledby={labelId} aria-describedby={field.control['aria-describedby']}>
          {files ?? <S.None>{messages.noFile}</S.None>}
        </S.Files>
      </Field>
    );
  }

  return (
    <Field {...frame}>
      {files && <S.Files ref={filesRef}>{files}</S.Files>}
      <S.Zone
        {...zone.getRootProps({ 'aria-disabled': undefined })} // the input says so
        data-size={size}
        data-dragging={zone.isDragActive && !disabled ? '' : undefined}
        data-invalid={field.invalid ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
      >
        <CloudUpload aria-hidden="true" />
        <S.Act>
          <S.Input
            {...zone.getInputProps({
              id: field.id,
              multiple: !one,
              accept: allTypes.map((type) => `.${type}`).join(','),
              disabled,
              // Not the look, the English name and the place outside of the tab order that the package gives.
              style: undefined,
              tabIndex: undefined,
              'aria-label': undefined,
              'aria-labelledby': `${labelId} ${chooseId}`,
              'aria-required': field.control['aria-required'],
              'aria-invalid': field.control['aria-invalid'],
              'aria-describedby': describedBy.filter(Boolean).join(' '),
            })}
            ref={mergedRef}
          />
          <S.Choose id={chooseId} data-unavailable={disabled ? '' : undefined} onClick={openChooser}>
            {chooseLabel ?? (one ? messages.chooseFile : messages.chooseFiles)}
          </S.Choose>
          <span aria-hidden="true">{messages.orDropHere}</span>
        </S.Act>
        <S.Limits id={limitsId}>
          {messages.fileLimits(nameTypes(allTypes, formats), formatFileSize(maxBytes, formats))}
        </S.Limits>
        {advice && <S.Limits id={adviceId}>{advice}</S.Limits>}
      </S.Zone>
      {hasRefused && (
        <RefusedFiles id={refusedId} refused={intake.refused} textOf={textOf} onDismiss={dismiss} />
      )}
      <Announcement>{intake.announcement}</Announcement>
    </Field>
  );
}
