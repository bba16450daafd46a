import type { Queries } from '../database/database.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { type Author, type RecordKind, recordChange } from './recordChange.ts';

/** How a record that is named by its description is found and made. */
interface NamedRecord<Row> {
  readonly kind: RecordKind;
  /** Inserts the record unless there is one of this name; no row then. */
  insert(queries: Queries): Promise<Row[]>;
  /** Finds the record of this name that was not removed. */
  find(queries: Queries): Promise<Row[]>;
}

/**
 * Gives the record of a name, and makes it with its entry in the audit when there is none (G-43). Two callers who name
 * the same thing at once get the same record.
 */
export async function findOrCreate<Row extends { readonly id: number }>(
  { database }: GatewayContext,
  author: Author,
  { kind, insert, find }: NamedRecord<Row>,
): Promise<{ readonly row: Row; readonly created: boolean }> {
  return database.transaction(async (queries) => {
    const [fresh] = await insert(queries);
    if (fresh !== undefined) {
      await recordChange(queries, author, { kind, id: fresh.id, before: null, after: fresh });
      return { row: fresh, created: true };
    }
    const [known] = await find(queries);
    // Removed between the two statements: rare, and the caller may simply try again.
    if (known === undefined) throw new Error('A record was removed while it was looked for');
    return { row: known, created: false };
  });
}
