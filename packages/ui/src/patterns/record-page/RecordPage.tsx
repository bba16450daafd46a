import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { useFocusOnPage } from '../../internal/page-content/useFocusOnPage.ts';
import { Card } from '../../layout/card/Card.tsx';
import { PageHead } from '../../layout/page-head/PageHead.tsx';
import * as S from './RecordPage.styles.ts';
import { RecordSkeleton } from './RecordSkeleton.tsx';

export interface RecordPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Title of the page, its only `<h1>`: the record's name, or its kind until the name is known. */
  title: ReactNode;
  /** One sentence of context. */
  description?: ReactNode;
  /** Where the link back leads: the list the record came from. */
  backHref?: string | undefined;
  /** Status of the record, beside the title. */
  status?: ReactNode;
  /** What can be done with the record; one primary act. */
  actions?: ReactNode;
  /** The record is being read. @default false */
  loading?: boolean | undefined;
  /** Why the record could not be read. @default null */
  error?: Failure | null | undefined;
  /** Reads the record again, after an error. */
  onRetry?: (() => void) | undefined;
  /** The record; only drawn once it was read. */
  children?: ReactNode;
}

/** One record: title and acts, then what went wrong, the shape of what comes, or the record. Renders a `<div>`. */
export function RecordPage({
  title,
  description,
  backHref,
  status,
  actions,
  loading = false,
  error = null,
  onRetry,
  children,
  ...rest
}: RecordPageProps) {
  const root = useFocusOnPage(rest);
  return (
    <S.Root {...root} aria-busy={loading}>
      <PageHead
        title={title}
        description={description}
        backHref={backHref}
        status={status}
        actions={actions}
      />
      {error ? (
        <Card>
          <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={loading} />
        </Card>
      ) : loading ? (
        <RecordSkeleton />
      ) : (
        children
      )}
    </S.Root>
  );
}
