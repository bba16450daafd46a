import type { Database } from '../database/database.ts';

/** A database whose transactions are committed, but whose connection breaks before it can say so while `breaks` holds. */
export function losingAnswers(database: Database, breaks: () => boolean): Database {
  return {
    ...database,
    transaction: async (work, options) => {
      const result = await database.transaction(work, options);
      if (breaks()) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      return result;
    },
  };
}
