import { Download } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { CloseButton } from '../../internal/close-button/CloseButton.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { DocumentContent } from './DocumentContent.tsx';
import * as S from './DocumentPane.styles.ts';
import { documentViewerTexts } from './DocumentViewer.texts.ts';
import type { DocumentViewerProps } from './DocumentViewer.tsx';
import { isSafeAddress } from './shownDocument.ts';
import { useDocumentFocus } from './useDocumentFocus.ts';

export interface DocumentPaneProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>,
    Pick<DocumentViewerProps, 'document' | 'loading' | 'error' | 'onRetry' | 'onDownload' | 'downloading'> {
  /** Takes the document away; focus goes back to what showed it. */
  onClose: () => void;
}

/**
 * Shows a picture or a PDF in the page, so that a form can be read beside it, and offers any document for download. Its
 * name gets focus with each document that comes. Renders a `<div role="group">`.
 */
export function DocumentPane({
  document,
  loading = false,
  error = null,
  onRetry,
  onDownload,
  downloading = false,
  onClose,
  ...rest
}: DocumentPaneProps) {
  const messages = useMessages(documentViewerTexts);
  const shared = useMessages(sharedTexts);
  const titleId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const returnFocus = useDocumentFocus(document.id, headingRef);
  const reachable = document.url !== undefined && isSafeAddress(document.url);
  return (
    <S.Root role="group" aria-labelledby={titleId} {...rest}>
      <S.Head>
        <S.Title ref={headingRef} id={titleId} tabIndex={-1}>
          {document.nomeOriginal}
        </S.Title>
        {onDownload && reachable && (
          <Button
            size="sm"
            icon={<Download aria-hidden="true" />}
            loading={downloading}
            onClick={() => onDownload(document)}
          >
            {messages.download}
          </Button>
        )}
        <CloseButton
          label={shared.close}
          onClick={() => {
            returnFocus();
            onClose();
          }}
        />
      </S.Head>
      <DocumentContent document={document} loading={loading} error={error} onRetry={onRetry} />
    </S.Root>
  );
}
