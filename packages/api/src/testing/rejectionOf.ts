import { ApiError } from '../ApiError.ts';

/** What a promise rejects with; fails when it resolves. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  const resolved = await promise.then(
    (value) => ({ value }),
    (reason: unknown) => ({ reason }),
  );
  if ('reason' in resolved) {
    return resolved.reason;
  }
  throw new Error('The call resolved');
}

/** The {@link ApiError} a promise rejects with; fails for anything else. */
export async function apiErrorOf(promise: Promise<unknown>): Promise<ApiError> {
  const reason = await rejectionOf(promise);
  if (reason instanceof ApiError) {
    return reason;
  }
  throw new Error('The call did not reject with an ApiError', { cause: reason });
}
