import { useState } from 'react';
import type { PreviewedDocument } from './useDocumentFile.ts';

/** The document in the preview: props of `DocumentPreview`. */
export function useDocumentPreview() {
  const [document, setDocument] = useState<PreviewedDocument | null>(null);
  const [open, setOpen] = useState(false);
  return {
    show(next: PreviewedDocument) {
      setDocument(next);
      setOpen(true);
    },
    /** The document stays while the viewer closes. */
    props: { document, open, onOpenChange: setOpen },
  };
}
