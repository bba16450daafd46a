import { type ApiErrorKind, toApiError } from './ApiError.ts';

/** Failures after which nothing was stored, so that the next try is a new one. */
const REFUSED: ReadonlySet<ApiErrorKind> = new Set([
  'validation',
  'forbidden',
  'notFound',
  'unauthenticated',
]);

/** Sends what creates a record with a key that stays the same until there is an answer. */
export interface SendKey {
  /**
   * The key of the next try; a draft keeps it, so that a try after a reload goes with the same one. `undefined` where the
   * gateway has stored something else under it: what is sent after a reload needs another. Set to that, it is another at once.
   */
  current: string | undefined;
  send<Answer>(call: (key: string) => Promise<Answer>): Promise<Answer>;
}

/**
 * The `Idempotency-Key` of a form that creates (D23): a try after a lost line or a failure of the server goes with the key of
 * the one before, so that the gateway creates the record once. After an answer the key is another.
 */
export function createSendKey(): SendKey {
  let key: string = crypto.randomUUID();
  let isTaken = false;
  const goOn = (next: string = crypto.randomUUID()) => {
    key = next;
    isTaken = false;
  };
  return {
    get current() {
      return isTaken ? undefined : key;
    },
    set current(next) {
      goOn(next);
    },
    async send(call) {
      try {
        const answer = await call(key);
        goOn();
        return answer;
      } catch (error) {
        const { kind, status } = toApiError(error);
        if (status === 422) isTaken = true;
        else if (REFUSED.has(kind)) goOn();
        throw error;
      }
    },
  };
}
