import type { ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { Card } from '../../layout/card/Card.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { RecordSkeleton } from '../../patterns/record-page/RecordSkeleton.tsx';
import { StaleFailure } from '../stale-failure/StaleFailure.tsx';

/** How reading what a page shows goes; the pages that assemble one share these props. */
export interface PageReading {
  /** What the page shows is being read. @default false */
  loading?: boolean | undefined;
  /** Why it could not be read. @default null */
  error?: Failure | null | undefined;
  /** Reads it again, after an error. */
  onRetry?: (() => void) | undefined;
}

interface PageContentProps extends PageReading {
  /** Content of before is there: it stays while it is read again, and where that fails. @default false */
  hasContent?: boolean | undefined;
  /** In the shape of what comes. @default a card of fields */
  skeleton?: ReactNode;
  /** Shown when nothing was found; undefined when there is content. */
  empty?: ReactNode;
  children?: ReactNode;
}

/**
 * Fixes what a page shows, in this order: error, loading, empty, content. So no page can show a skeleton for ever.
 * Renders no element of its own.
 */
export function PageContent({
  loading = false,
  error = null,
  onRetry,
  hasContent = false,
  skeleton = <RecordSkeleton />,
  empty,
  children,
}: PageContentProps) {
  const messages = useMessages(sharedTexts);
  if (error && !hasContent)
    return (
      <Card>
        <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={loading} />
      </Card>
    );
  if (loading && !hasContent) return skeleton;
  return (
    <>
      {error && (
        <StaleFailure title={messages.staleContent} error={error} onRetry={onRetry} retrying={loading} />
      )}
      {empty || children}
    </>
  );
}
