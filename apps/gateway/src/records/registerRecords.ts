import type { Queries } from '../database/database.ts';
import { requireVersion } from '../http/checks/requireVersion.ts';
import { withUniqueFields } from '../http/checks/withUniqueFields.ts';
import { type FieldMessages, refused } from '../http/GatewayError.ts';
import type { GatewayContext } from '../http/operationHandler.ts';
import { type Author, type RecordKind, recordChange } from './recordChange.ts';

/** A record as a register answers it. */
interface RegisterRow {
  readonly id: number;
  readonly versao: number;
}

/** What a save writes beside the values of the user. */
interface Stamps {
  readonly versao: number;
  readonly dataModificacao: Date;
  readonly deletedAt?: Date;
}

/** How the records of a register are read and written. */
interface RegisterStore<Row extends RegisterRow, Values extends object, Change extends Partial<Values>> {
  readonly kind: RecordKind;
  /** What the user reads, by the unique index that a save may break. */
  readonly uniqueFields: Readonly<Record<string, FieldMessages>>;
  /** Reads a record that was not removed, with a lock on it. */
  lock(queries: Queries, id: number): Promise<Row | undefined>;
  insert(
    queries: Queries,
    values: Values & { readonly dataCriacao: Date; readonly dataModificacao: Date },
  ): Promise<Row[]>;
  update(queries: Queries, id: number, values: Partial<Values> & Stamps): Promise<Row[]>;
  /** Refuses values that name what is not there. */
  check?(queries: Queries, values: Values | Change): Promise<void>;
  /** Why a record cannot be removed, in words for the user; null when nothing uses it. */
  useOf(queries: Queries, id: number): Promise<string | null>;
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A write returned no row');
  return row;
}

/**
 * Creates, changes and removes records of a register: each in one transaction with its entry in the audit. A removed
 * record stays in the database, and one that is in use is not removed.
 */
export function registerRecords<
  Row extends RegisterRow,
  Values extends object,
  Change extends Partial<Values> = Values,
>(store: RegisterStore<Row, Values, Change>) {
  return {
    /** @throws GatewayError 400 at the fields that are taken or name nothing. */
    create: ({ database }: GatewayContext, author: Author, values: Values): Promise<Row> =>
      withUniqueFields(store.uniqueFields, () =>
        database.transaction(async (queries) => {
          await store.check?.(queries, values);
          const stamps = { dataCriacao: author.at, dataModificacao: author.at };
          const after = only(await store.insert(queries, { ...values, ...stamps }));
          await recordChange(queries, author, { kind: store.kind, id: after.id, before: null, after });
          return after;
        }),
      ),

    /** @throws GatewayError 404 without the record, 409 when it has moved on (D7), 400 as `create`. */
    update: (
      { database }: GatewayContext,
      author: Author,
      {
        id,
        version,
        values,
      }: { readonly id: number; readonly version: number | null; readonly values: Change },
    ): Promise<Row> =>
      withUniqueFields(store.uniqueFields, () =>
        database.transaction(async (queries) => {
          const before = requireVersion(await store.lock(queries, id), version);
          await store.check?.(queries, values);
          const stamps = { versao: before.versao + 1, dataModificacao: author.at };
          const after = only(await store.update(queries, id, { ...values, ...stamps }));
          await recordChange(queries, author, { kind: store.kind, id, before, after });
          return after;
        }),
      ),

    /** @throws GatewayError 404 without the record, 409 when it has moved on (D7), 400 when it is in use. */
    remove: (
      { database }: GatewayContext,
      author: Author,
      { id, version }: { readonly id: number; readonly version: number | null },
    ): Promise<void> =>
      database.transaction(async (queries) => {
        const before = requireVersion(await store.lock(queries, id), version);
        const use = await store.useOf(queries, id);
        if (use !== null) throw refused(use);
        const stamps = { versao: before.versao + 1, dataModificacao: author.at, deletedAt: author.at };
        // A part of the values may be left out, so the stamps alone are enough; the type cannot know it of any Values.
        await store.update(queries, id, stamps as Partial<Values> & Stamps);
        await recordChange(queries, author, { kind: store.kind, id, before, after: null });
      }),
  };
}
