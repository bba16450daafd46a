import { Download } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog, type DialogProps } from '../../overlays/dialog/Dialog.tsx';
import { DocumentContent } from './DocumentContent.tsx';
import { documentViewerTexts } from './DocumentViewer.texts.ts';
import { isSafeAddress, type ShownDocument } from './shownDocument.ts';

export interface DocumentViewerProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'>,
    Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** The document; its name is the title. */
  document: ShownDocument;
  /** The document or its address is on its way. @default false */
  loading?: boolean | undefined;
  /** Why there is nothing to show. @default null */
  error?: Failure | null | undefined;
  /** Tries again; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Saves the document: fetch it as a blob, and where that fails go by its address (WID-010, WID-011). */
  onDownload?: ((document: ShownDocument) => void) | undefined;
  /** The document is being saved. @default false */
  downloading?: boolean | undefined;
}

/**
 * Shows a picture or a PDF on top of the page and offers any document for download (WID-007, WID-008). A browser
 * without PDF viewer, as on most phones, is offered the download alone. Renders a `<div role="dialog">`.
 */
export function DocumentViewer({
  document,
  loading = false,
  error = null,
  onRetry,
  onDownload,
  downloading = false,
  ...rest
}: DocumentViewerProps) {
  const messages = useMessages(documentViewerTexts);
  const reachable = document.url !== undefined && isSafeAddress(document.url);
  return (
    <Dialog
      {...rest}
      size="lg"
      title={document.nomeOriginal}
      footer={
        onDownload &&
        reachable && (
          <Button
            variant="primary"
            icon={<Download aria-hidden="true" />}
            loading={downloading}
            onClick={() => onDownload(document)}
          >
            {messages.download}
          </Button>
        )
      }
    >
      <DocumentContent document={document} loading={loading} error={error} onRetry={onRetry} />
    </Dialog>
  );
}
