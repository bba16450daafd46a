import { DocumentViewer } from '@portal/ui';
import { type PreviewedDocument, useDocumentFile } from './useDocumentFile.ts';

interface DocumentPreviewProps {
  /** Id of the supplier whose document it is. */
  supplierId: number;
  /** The document; `null` before one was opened. */
  document: PreviewedDocument | null;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Shows a stored document in a dialog, with download (UPL-012, WID-007 to WID-010, G-32). */
export function DocumentPreview({ onOpenChange, ...request }: DocumentPreviewProps) {
  const file = useDocumentFile(request);
  return (
    <DocumentViewer {...file} open={request.open && request.document !== null} onOpenChange={onOpenChange} />
  );
}
