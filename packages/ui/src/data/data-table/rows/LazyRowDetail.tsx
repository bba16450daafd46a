import { ErrorState } from '../../../feedback/error-state/ErrorState.tsx';
import { onDemand } from '../../../internal/onDemand.tsx';
import type { DetailFailure, RowDetailProps } from './RowDetail.tsx';

/** Fetches what draws details. */
export const fetchRowDetail = () => import('./RowDetail.tsx');

/** Handed to what is fetched, which may fail to arrive: a part that both imported would be split off the first load. */
const failed = (onRetry: () => void, { message, code }: DetailFailure) => (
  <ErrorState message={message} code={code} onRetry={onRetry} />
);

const Fetched = onDemand(fetchRowDetail, ({ onFetchAgain }) => failed(onFetchAgain, {}));

/** The details of one row. A table without them does not carry what draws them. */
export function LazyRowDetail<Row>(props: Omit<RowDetailProps<Row>, 'failed'>) {
  return <Fetched {...props} failed={failed} />;
}
