import { errorMessage, type Schemas, withMessage } from '@portal/api';
import type { ListQuery } from '@portal/ui';
import type { AtomWithQueryResult } from 'jotai-tanstack-query';

interface ListData {
  readonly meta: Schemas['ListMeta'];
}

interface ListQueryOptions<Data, Row> {
  /** The rows of an answer. */
  rows(data: Data): readonly Row[];
  /** Rows of all pages before the first answer. */
  defaultTotal?: number;
  /** The call's own text for a failure, in place of the generic one (CON-53). */
  failureMessage?: string;
}

/** The answer of a list call as the list pattern of the component library takes it. */
export function listQuery<Data extends ListData, Row>(
  { data, error, isFetching, refetch }: AtomWithQueryResult<Data, unknown>,
  { rows, defaultTotal, failureMessage }: ListQueryOptions<Data, Row>,
): ListQuery<Row> {
  const failure = error && failureMessage ? withMessage(error, failureMessage) : error;
  return {
    rows: data && rows(data),
    total: data?.meta.paginacao.totalRegistros ?? defaultTotal,
    loading: isFetching,
    error: failure ? { message: errorMessage(failure) } : null,
    onRetry: () => void refetch(),
  };
}
