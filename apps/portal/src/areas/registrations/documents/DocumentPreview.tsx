import { DocumentViewer } from '@portal/ui';
import { type PreviewedDocument, useDocumentFile } from './useDocumentFile.ts';

interface DocumentPreviewProps {
  /** Id of the supplier whose document it is. */
  supplierId: number;
  /** The document; `null` before any was looked at. */
  document: PreviewedDocument | null;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Shows a stored document on top of the page and saves it (UPL-012, WID-007 to WID-010, G-32). */
export function DocumentPreview({ onOpenChange, ...request }: DocumentPreviewProps) {
  const file = useDocumentFile(request);
  return (
    <DocumentViewer {...file} open={request.open && request.document !== null} onOpenChange={onOpenChange} />
  );
}
