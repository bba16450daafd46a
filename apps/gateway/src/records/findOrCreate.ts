import type { Queries } from '../database/database.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { type Author, type RecordKind, recordChange } from './recordChange.ts';

/** How a record with a unique description is found and created. */
interface NamedRecord<Row> {
  readonly kind: RecordKind;
  /** Inserts the record; returns no row when the name exists. */
  insert(queries: Queries): Promise<Row[]>;
  /** Finds the record with this name that was not removed. */
  find(queries: Queries): Promise<Row[]>;
}

/**
 * Returns the record with a name, and creates it with an audit entry if there is none (G-43). Two callers with the
 * same name at once get the same record.
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
    // Removed between the two statements: rare, and the caller may try again.
    if (known === undefined) throw new Error('A record was removed while it was looked for');
    return { row: known, created: false };
  });
}
