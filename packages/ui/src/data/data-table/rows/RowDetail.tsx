import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ErrorState } from '../../../feedback/error-state/ErrorState.tsx';
import type { ReadingFailure } from '../../../feedback/error-state/ReadingFailure.ts';
import { Spinner } from '../../../feedback/spinner/Spinner.tsx';
import { useTableMessages } from '../../../locale/useTableMessages.ts';

/** More about a row. */
export interface RowDetails<Row> {
  /** Loads the detail each time it is opened; an error has a message for the user. */
  load?: ((row: Row, signal: AbortSignal) => Promise<unknown>) | undefined;
  /** Draws it; `loaded` is what `load` gave. */
  render: (row: Row, loaded: unknown) => ReactNode;
  /** Height in pixels; taller content scrolls. @default 200 */
  heightPx?: number | undefined;
}

/** Default height of details in pixels. */
export const usualDetailPx = 200;

interface RowDetailProps<Row> {
  details: RowDetails<Row>;
  row: Row;
}

type Reading =
  | { state: 'loading' }
  | { state: 'done'; loaded: unknown }
  | { state: 'failed'; failure: ReadingFailure };

/** What was thrown, as it can be shown. */
function failureOf(error: unknown, otherwise: string): ReadingFailure {
  if (!(error instanceof Error)) return { message: otherwise };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { message: error.message, code };
}

/** The details of one row: being read, failed with another try, or there. */
export function RowDetail<Row>({ details, row }: RowDetailProps<Row>) {
  const messages = useTableMessages();
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
        const failure = failureOf(error, messages.errorTitle);
        if (!signal.aborted) setReading({ state: 'failed', failure });
      }
    },
    [load, row, messages],
  );

  useEffect(() => {
    const abort = new AbortController();
    void read(abort.signal);
    return () => abort.abort();
  }, [read]);

  if (reading.state === 'loading') return <Spinner />;
  if (reading.state === 'failed') {
    return (
      <ErrorState
        message={reading.failure.message}
        code={reading.failure.code}
        onRetry={() => void read(new AbortController().signal)}
      />
    );
  }
  return render(row, reading.loaded);
}
