import { createTurnstile, type Turnstile } from './createTurnstile.ts';

/** Bodies of one account that arrive at once; further ones are read after them. */
const ARRIVING_AT_ONCE = 3;

/** Runs what takes a body of an account; of each account a limited number at a time. */
export type AccountTurnstile = <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates a turnstile of its own for each account, which lasts as long as somebody uses it. */
export function createAccountTurnstile(): AccountTurnstile {
  const arriving = new Map<string, { readonly turnstile: Turnstile; users: number }>();
  return async (account, work) => {
    const place = arriving.get(account) ?? { turnstile: createTurnstile(ARRIVING_AT_ONCE), users: 0 };
    arriving.set(account, place);
    place.users += 1;
    try {
      return await place.turnstile(work);
    } finally {
      place.users -= 1;
      if (place.users === 0) arriving.delete(account);
    }
  };
}
