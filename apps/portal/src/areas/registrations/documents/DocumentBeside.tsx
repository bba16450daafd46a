import { DocumentPane } from '@portal/ui';
import { type PreviewedDocument, useDocumentFile } from './useDocumentFile.ts';

interface DocumentBesideProps {
  /** Id of the supplier whose document it is. */
  supplierId: number;
  document: PreviewedDocument;
  onClose(): void;
}

/** Shows a stored document next to its form, with download (UPL-012, G-32). */
export function DocumentBeside({ supplierId, document, onClose }: DocumentBesideProps) {
  const file = useDocumentFile({ supplierId, document, open: true });
  return <DocumentPane {...file} onClose={onClose} />;
}
