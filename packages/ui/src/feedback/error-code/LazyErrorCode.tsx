import { onDemand } from '../../internal/onDemand.tsx';

/** `ErrorCode`, fetched with the first failure that has one, so that no page loads it before. */
export const LazyErrorCode = onDemand(
  async () => ({ default: (await import('./ErrorCode.tsx')).ErrorCode }),
  ({ code }) => code, // can still be chosen
);
