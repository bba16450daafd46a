import { type ReactNode, useEffect, useState } from 'react';
import type { Failure } from '../../../feedback/error-state/Failure.ts';
import { Spinner } from '../../../feedback/spinner/Spinner.tsx';
import { HiddenFacts } from './HiddenFacts.tsx';
import type { RowDetails, TableDetails } from './rowDetails.ts';

/** What is known of a failure; nothing where no error was thrown. */
export type DetailFailure = Partial<Failure>;

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
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>(
    load ? { state: 'loading' } : { state: 'done', loaded: undefined },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads anew
  useEffect(() => {
    if (!load) return;
    const reader = new AbortController();
    const show = (next: Reading) => {
      if (!reader.signal.aborted) setReading(next);
    };
    const read = async () => {
      try {
        show({ state: 'done', loaded: await load(row, reader.signal) });
      } catch (error) {
        show({ state: 'failed', failure: failureOf(error) });
      }
    };
    setReading({ state: 'loading' });
    void read();
    return () => reader.abort();
  }, [load, row, attempt]);

  if (reading.state === 'loading') return <Spinner />;
  if (reading.state === 'failed') return failed(() => setAttempt(attempt + 1), reading.failure);
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
