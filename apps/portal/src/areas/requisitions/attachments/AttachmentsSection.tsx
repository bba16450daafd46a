import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TEXTS, ATTACHMENTS_MAX } from '@portal/domain';
import { FileList, UploadDropZone } from '@portal/ui';
import type { Attachments } from './useAttachments.ts';

const LABEL = 'Anexos';
const TYPES = ['pdf'];

interface AttachmentsSectionProps {
  attachments: Attachments;
  /** Why attachments cannot be changed; `null` when they can. */
  lock: string | null;
}

/** The attachments of a requisition: those there are, and the choice of more PDF files (RQF-032 to RQF-034, RQF-086). */
export function AttachmentsSection({ attachments, lock }: AttachmentsSectionProps) {
  const { items, room, problem } = attachments;
  const files = (
    <FileList
      label={`Arquivos: ${LABEL}`}
      items={items}
      onDownload={attachments.download}
      onCancel={attachments.cancel}
      onRetry={attachments.retry}
      onRemove={lock === null ? attachments.remove : undefined}
    />
  );
  return (
    <UploadDropZone
      label={LABEL}
      hint={lock ?? undefined}
      error={problem ?? undefined}
      readOnly={lock !== null}
      size="sm"
      types={TYPES}
      maxBytes={ATTACHMENT_MAX_BYTES}
      maxFiles={ATTACHMENTS_MAX}
      fileCount={ATTACHMENTS_MAX - room}
      tooManyMessage={ATTACHMENT_TEXTS.many}
      files={lock === null || items.length > 0 ? files : undefined}
      onFilesAdded={attachments.add}
    />
  );
}
