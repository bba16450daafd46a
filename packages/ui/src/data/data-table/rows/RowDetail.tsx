import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ReadingFailure } from '../../../feedback/error-state/ReadingFailure.ts';
import { Spinner } from '../../../feedback/spinner/Spinner.tsx';
import { HiddenFacts } from './HiddenFacts.tsx';
import type { RowDetails, TableDetails } from './rowDetails.ts';

/** What is known of a failure; nothing where no error was thrown. */
export type DetailFailure = Partial<ReadingFailure>;

export interface RowDetailProps<Row> {
  details: TableDetails<Row>;
  row: Row;
  /** Draws a failure, with another try. */
  failed: (onRetry: () => void, failure: DetailFailure) => ReactNode;
}

type Reading =
  | { state: 'loading' }
  | { state: 'done'; loaded: unknown }
  | { state: 'failed'; failure: DetailFailure };

/** What was thrown, as it can be shown. */
function failureOf(error: unknown): DetailFailure {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { message: error.message, code };
}

interface ReadDetailProps<Row> extends RowDetailProps<Row> {
  details: RowDetails<Row>;
}

/** Details of the application: being read, failed with another try, or there. */
function ReadDetail<Row>({ details, row, failed }: ReadDetailProps<Row>) {
  const { load, render } = details;
  const [reading, setReading] = useState<Reading>(
    load ? { state: 'loading' } : { state: 'done', loaded: undefined },
  );

  const read = useCallback(
    async (signal: AbortSignal) => {
      if (!load) return;
      setReading({ state: 'loading' });
      try {
        const loaded = await load(row, signal);
        if (!signal.aborted) setReading({ state: 'done', loaded });
      } catch (error) {
        if (!signal.aborted) setReading({ state: 'failed', failure: failureOf(error) });
      }
    },
    [load, row],
  );

  useEffect(() => {
    const abort = new AbortController();
    void read(abort.signal);
    return () => abort.abort();
  }, [read]);

  if (reading.state === 'loading') return <Spinner />;
  if (reading.state === 'failed')
    return failed(() => void read(new AbortController().signal), reading.failure);
  return render(row, reading.loaded);
}

/** The details of one row. Loaded with the first that are opened. */
export default function RowDetail<Row>({ details, ...rest }: RowDetailProps<Row>) {
  return 'hidden' in details ? (
    <HiddenFacts columns={details.hidden} row={rest.row} />
  ) : (
    <ReadDetail {...rest} details={details} />
  );
}
