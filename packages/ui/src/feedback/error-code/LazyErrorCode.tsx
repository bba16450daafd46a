import { onDemand } from '../../internal/onDemand.tsx';
import type { ErrorCodeProps } from './ErrorCode.tsx';

/** `ErrorCode`, fetched with the first failure that has one, so that no page loads it before. */
export const LazyErrorCode = onDemand<Pick<ErrorCodeProps, 'code'>>(
  async () => ({ default: (await import('./ErrorCode.tsx')).ErrorCode }),
  ({ code }) => code, // can still be chosen
);
