import type { Schemas } from '@portal/api';
import {
  DOCUMENT_FILES_MAX,
  DOCUMENT_MAX_BYTES,
  type DocumentType,
  documentLock,
  documentTypeFacts,
} from '@portal/domain';
import { ConfirmDialog, FileList, Stack, UploadDropZone, type UploadQueueItem } from '@portal/ui';
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

const storedItem = ({ id, nomeOriginal, tamanho }: Schemas['StoredDocument']): UploadQueueItem => ({
  id: `document-${id}`,
  name: nomeOriginal,
  bytes: tamanho,
  state: 'done',
});

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
  const uploads = useDocumentUploads({ registration, type, multiple });
  const removal = useDocumentRemoval(registration);
  const preview = useDocumentPreview();
  const stored = documentosPorTipo[type].filter((document) => !removal.isDeleted(document));
  const items = [...stored.map(storedItem), ...uploads.items];
  const documentOf = (id: string) => stored.find((document) => storedItem(document).id === id);

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
        required={facts?.required}
        error={error}
        // When the whole step is read-only, its bar shows the reason.
        hint={
          lock !== null
            ? editing.mode === 'documentsOnly' && lock
            : !multiple && stored.length > 0 && 'Um novo arquivo substitui o atual'
        }
        readOnly={lock !== null}
        size="sm"
        types={facts?.extensions}
        maxBytes={DOCUMENT_MAX_BYTES}
        maxFiles={multiple ? DOCUMENT_FILES_MAX : 1}
        fileCount={multiple ? stored.length + uploads.count : 0}
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
        loading={removal.underWay}
        onConfirm={removal.confirm}
      >
        Tem certeza que deseja excluir {removal.asked?.nomeOriginal}?
      </ConfirmDialog>
      <DocumentPreview supplierId={supplierId} {...preview.props} />
    </>
  );
}
