import type { ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import type { SummaryReading } from './statusSummary.ts';

interface SummaryPartProps<Data> {
  reading: SummaryReading<Data>;
  /** What the part shows of what was read. */
  children: (data: Data) => ReactNode;
}

/** A part that is read alone: its content, its failure, its waiting. */
export function SummaryPart<Data>({
  reading: { data, loading, error, onRetry },
  children,
}: SummaryPartProps<Data>) {
  const messages = useMessages(commonTexts);
  if (data !== undefined) return children(data);
  if (error)
    return <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={loading} />;
  return (
    <div role="status" aria-busy="true" aria-label={messages.loading}>
      <Skeleton lines={2} height={20} />
    </div>
  );
}
