import type { Schemas } from '@portal/api';
import {
  DOCUMENT_FILES_MAX,
  DOCUMENT_MAX_BYTES,
  type DocumentType,
  documentLock,
  documentRoom,
  documentTypeFacts,
  isRemovable,
  NO_ROOM_TEXT,
  newPendencies,
  replacedDocuments,
  supplierName,
} from '@portal/domain';
import {
  ConfirmDialog,
  FileList,
  Stack,
  StatusBadge,
  UploadDropZone,
  type UploadQueueItem,
} from '@portal/ui';
import { useRef } from 'react';
import type { StepPanelProps } from '../steps/StepPanelProps.ts';
import { PendencyNotices, UploadNotices } from './DocumentNotices.tsx';
import { DocumentPreview } from './DocumentPreview.tsx';
import { documentFieldId } from './documentProblems.ts';
import { useDocumentPreview } from './useDocumentPreview.ts';
import { useDocumentRemoval } from './useDocumentRemoval.ts';
import { useDocumentUploads } from './useDocumentUploads.ts';

interface DocumentFieldProps
  extends Pick<StepPanelProps, 'registration' | 'viewer' | 'editing' | 'onDocumentChosen'> {
  type: DocumentType;
  /** Error that keeps the step from being sent, shown after the first try. */
  error?: string | undefined;
}

const itemId = ({ id }: Pick<Schemas['StoredDocument'], 'id'>) => `document-${id}`;

interface Replacement {
  /** Whether the type takes several files. */
  multiple: boolean;
  /** The documents that the next files take the place of, in this order. */
  replaced: readonly Schemas['StoredDocument'][];
  /** How many more files are taken. */
  room: number;
}

/** What the next file does: which document it takes the place of, or that there is no room for it (G-23, G-32). */
function replacementHint({ multiple, replaced: [next], room }: Replacement): string | undefined {
  if (!multiple) return next && 'Um novo arquivo substitui o atual';
  return room <= 0 ? NO_ROOM_TEXT : next && `O próximo arquivo substitui ${next.nomeOriginal}`;
}

/**
 * The documents of one type of a registration: stored ones, uploads, and the choice of new files (UPL-001 to
 * UPL-019, G-32). When nothing may be sent it only lists the files (ONB-082).
 */
export function DocumentField({
  registration,
  viewer,
  editing,
  onDocumentChosen,
  type,
  error,
}: DocumentFieldProps) {
  const { pendencias, documentosPorTipo, id: supplierId } = registration.fornecedor;
  const facts = documentTypeFacts(type);
  const multiple = facts?.multiple ?? false;
  const label = facts?.label ?? type;
  const lock = documentLock({ flow: registration, roles: viewer.roles, pendencies: pendencias, type });
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = useDocumentUploads({
    registration,
    type,
    placeLabel: viewer.kind === 'staff' ? `${label}, ${supplierName(registration.fornecedor)}` : label,
  });
  const removal = useDocumentRemoval(registration, uploads.forgetStored);
  const preview = useDocumentPreview();
  const stored = documentosPorTipo[type].filter((document) => !removal.isDeleted(document));
  const replaced = replacedDocuments({ type, stored, pendencies: pendencias });
  const room = documentRoom({ type, stored, pendencies: pendencias }) - uploads.count;
  const items: UploadQueueItem[] = [
    ...stored.map((document) => ({
      id: itemId(document),
      name: document.nomeOriginal,
      bytes: document.tamanho,
      state: 'done' as const,
      removable: isRemovable(document, { pendencies: pendencias, roles: viewer.roles }),
      detail: newPendencies(pendencias).some(({ documentoId }) => documentoId === document.id) && (
        <StatusBadge tone="warning">Com pendência</StatusBadge>
      ),
    })),
    ...uploads.items,
  ];
  const documentOf = (id: string) => stored.find((document) => itemId(document) === id);

  const view = (id: string) => {
    const document = documentOf(id);
    if (document) (onDocumentChosen ?? preview.show)(document);
  };
  const remove = (id: string) => {
    const document = documentOf(id);
    if (document) removal.ask(document);
    else uploads.remove(id);
  };

  const files = (
    <Stack gap="sm">
      <PendencyNotices type={type} pendencies={pendencias} stored={stored} />
      <UploadNotices uploads={uploads} onGone={() => chooser.current?.focus()} />
      <FileList
        label={`Arquivos: ${label}`}
        items={items}
        onView={view}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        onRemove={lock === null ? remove : undefined}
      />
    </Stack>
  );

  return (
    <>
      <UploadDropZone
        id={documentFieldId(type)}
        label={label}
        required={lock === null && facts?.required}
        error={error}
        // When the whole step is read-only, its bar shows the reason.
        hint={
          lock !== null
            ? editing.mode === 'documentsOnly' && lock
            : replacementHint({ multiple, replaced, room })
        }
        readOnly={lock !== null}
        size="sm"
        types={facts?.extensions}
        maxBytes={DOCUMENT_MAX_BYTES}
        maxFiles={multiple ? DOCUMENT_FILES_MAX : 1}
        fileCount={multiple ? DOCUMENT_FILES_MAX - room : 0}
        tooManyMessage={multiple && room <= 0 ? NO_ROOM_TEXT : undefined}
        chooseLabel={!multiple && stored.length > 0 ? 'Substituir arquivo' : undefined}
        inputRef={chooser}
        files={lock === null || items.length > 0 ? files : undefined}
        onFilesAdded={uploads.add}
      />
      <ConfirmDialog
        open={removal.open}
        onOpenChange={(open) => open || removal.close()}
        title="Excluir documento"
        confirmLabel="Excluir"
        cancelLabel="Cancelar"
        tone="danger"
        saving={removal.underWay}
        onConfirm={removal.confirm}
      >
        Tem certeza que deseja excluir {removal.asked?.nomeOriginal}?
      </ConfirmDialog>
      <DocumentPreview supplierId={supplierId} {...preview.props} />
    </>
  );
}
