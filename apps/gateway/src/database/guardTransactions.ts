import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries, TransactionWork } from './database.ts';
import { TransactionGuardError } from './TransactionGuardError.ts';

/** Knows whether the code that runs now is inside a transaction of a database. */
export interface TransactionGuard {
  /** Runs the work of a transaction. */
  enter<Result>(work: TransactionWork<Result>, handle: Queries): Promise<Result>;
  /** The same object, whose methods of these names throw inside a transaction. */
  outsideOnly<Client extends object>(client: Client, methods: readonly string[]): Client;
}

/**
 * Makes the main handle throw inside a transaction (GW-26). PGlite has one connection: a statement on the main handle
 * would wait for the transaction, which waits for the statement; on a server it would run outside the transaction.
 */
export function guardTransactions(): TransactionGuard {
  const inside = new AsyncLocalStorage<true>();
  return {
    // Awaits inside the context, so that a statement that `work` only builds also runs in it.
    enter: (work, handle) => inside.run(true, async () => await work(handle)),
    outsideOnly: (client, methods) =>
      new Proxy(client, {
        get(target, property) {
          const value: unknown = Reflect.get(target, property, target);
          if (typeof value !== 'function') return value;
          if (typeof property === 'string' && methods.includes(property) && inside.getStore() === true) {
            return () => {
              throw new TransactionGuardError();
            };
          }
          return value.bind(target);
        },
      }),
  };
}
