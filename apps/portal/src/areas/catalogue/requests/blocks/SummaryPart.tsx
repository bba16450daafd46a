import { ErrorState, Skeleton } from '@portal/ui';
import type { Atom } from 'jotai';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';

type Query<Data> = Parameters<typeof readingOf>[0] & { readonly data: Data | undefined };

interface SummaryPartProps<Data> {
  query: Atom<Query<Data>>;
  /** What the part shows of its answer. */
  children(data: Data): ReactNode;
}

/** A part of a summary that is read alone: its failure, its waiting, its content. */
export function SummaryPart<Data>({ query: queryAtom, children }: SummaryPartProps<Data>) {
  const query = useAtomValue(queryAtom);
  const { loading, error, onRetry } = readingOf(query);
  if (query.data !== undefined) return children(query.data);
  if (error)
    return <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={loading} />;
  return (
    <div role="status" aria-busy="true" aria-label="Carregando">
      <Skeleton lines={2} height={20} />
    </div>
  );
}
