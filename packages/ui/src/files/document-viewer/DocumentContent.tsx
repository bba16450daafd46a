import { FileText } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { Spinner } from '../../feedback/spinner/Spinner.tsx';
import { useIsHydrated } from '../../internal/useIsHydrated.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './DocumentViewer.styles.ts';
import { documentViewerTexts } from './DocumentViewer.texts.ts';
import { isSafeAddress, kindOf, type ShownDocument } from './shownDocument.ts';

interface DocumentContentProps {
  document: ShownDocument;
  loading: boolean;
  error: Failure | null;
  onRetry: (() => void) | undefined;
}

/** The document, or a placeholder. */
export function DocumentContent({ document, loading, error, onRetry }: DocumentContentProps) {
  const messages = useMessages(documentViewerTexts);
  const { nomeOriginal, url, kind = kindOf(nomeOriginal) } = document;
  const hydrated = useIsHydrated();
  const [brokenUrl, setBrokenUrl] = useState<string>();

  const waiting = (
    <S.Waiting>
      <Spinner size="lg" />
    </S.Waiting>
  );
  if (loading) return waiting;
  if (error || url === undefined || !isSafeAddress(url)) {
    return (
      <S.Waiting>
        <ErrorState
          title={messages.documentLoadFailed}
          message={error?.message ?? messages.documentUnavailable}
          code={error?.code}
          onRetry={onRetry}
        />
      </S.Waiting>
    );
  }
  if (kind === 'image' && url !== brokenUrl) {
    return (
      <S.Frame data-theme="light">
        <S.Picture
          src={url}
          alt={nomeOriginal}
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(url)}
        />
      </S.Frame>
    );
  }
  if (kind === 'pdf' && !hydrated) return waiting; // only the browser knows whether it shows one
  if (kind === 'pdf' && navigator.pdfViewerEnabled) {
    return (
      <S.Frame data-theme="light">
        <S.Pages key={url} src={url} title={nomeOriginal} referrerPolicy="no-referrer" />
      </S.Frame>
    );
  }
  return (
    <S.Waiting>
      <EmptyState
        icon={<FileText aria-hidden="true" />}
        title={messages.documentNotShown}
        description={messages.documentNotShownHint}
      />
    </S.Waiting>
  );
}
