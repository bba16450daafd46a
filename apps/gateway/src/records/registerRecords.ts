import type { Queries } from '../database/database.ts';
import { requireVersion } from '../http/checks/requireVersion.ts';
import { withUniqueFields } from '../http/checks/withUniqueFields.ts';
import { type FieldMessages, notFound, refused } from '../http/GatewayError.ts';
import type { Call, GatewayContext, OperationId } from '../http/operationHandler.ts';
import { type Author, authorOf, type RecordKind, recordChange } from './recordChange.ts';

/** A record as the calls of its register return it. */
interface RegisterRow {
  readonly id: number;
  readonly versao: number;
}

/** Columns that a save sets besides the values of the user. */
interface Stamps {
  readonly versao: number;
  readonly dataModificacao: Date;
  readonly deletedAt?: Date;
}

/** A query whose rows can be locked. */
interface LockableRows<Row> extends PromiseLike<Row[]> {
  for(strength: 'update'): PromiseLike<Row[]>;
}

/** How the records of a register are read and written. */
interface RegisterStore<Row extends RegisterRow, Values extends object, Change extends Partial<Values>> {
  readonly kind: RecordKind;
  /** Messages for the user, by the unique index that a save may break. */
  readonly uniqueFields?: Readonly<Record<string, FieldMessages>>;
  /** Locks the record that these belong to, before anything is read or written. */
  lockOwner?(queries: Queries): Promise<void>;
  /** Selects a record that was not removed. */
  find(queries: Queries, id: number): LockableRows<Row>;
  /** Like `find`, with a lock; needed when `find` joins rows that must not be locked. */
  lock?(queries: Queries, id: number): PromiseLike<Row[]>;
  insert(
    queries: Queries,
    values: Values & { readonly dataCriacao: Date; readonly dataModificacao: Date },
  ): PromiseLike<Row[]>;
  update(queries: Queries, id: number, values: Partial<Values> & Stamps): PromiseLike<Row[]>;
  /** Removes a record; by default it is only marked as removed. */
  remove?(queries: Queries, id: number, stamps: Stamps, author: Author): PromiseLike<unknown>;
  /** Refuses values that refer to nothing, and clears marks that only one record may have. */
  check?(
    queries: Queries,
    values: Values | Change,
    change: { before: Row | null; author: Author },
  ): Promise<void>;
  /** Why a record cannot be removed, as a message for the user; null when it is unused. */
  useOf?(queries: Queries, id: number): Promise<string | null>;
}

/** The parts of a call that a change needs. */
type WriteCall = Pick<Call<OperationId>, 'operation' | 'context' | 'caller'>;

interface ChangeCall extends WriteCall {
  readonly version: number;
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A write returned no row');
  return row;
}

/**
 * Makes the handlers that read, create, update and remove the records of a register. Each change is one transaction
 * with its audit entry. A removed record stays in the database; a record in use cannot be removed.
 */
export function registerRecords<
  Row extends RegisterRow,
  Values extends object,
  Change extends Partial<Values> = Values,
>(store: RegisterStore<Row, Values, Change>) {
  /**
   * Locks the record in the version that the user saw. @throws GatewayError 404 without it, 409 for another version
   * (D7).
   */
  const lock = async (queries: Queries, id: number, version: number) => {
    await store.lockOwner?.(queries);
    const [row] = await (store.lock?.(queries, id) ?? store.find(queries, id).for('update'));
    return requireVersion(row, version);
  };

  return {
    /** @throws GatewayError 404 without the record. */
    read: async ({ database }: GatewayContext, id: number) => {
      const [body] = await store.find(database.queries, id);
      if (body === undefined) throw notFound();
      return { status: 200 as const, body, version: body.versao };
    },

    /** @throws GatewayError 400 at the fields that are taken or refer to nothing. */
    create: (call: WriteCall, values: Values) =>
      withUniqueFields(store.uniqueFields ?? {}, () =>
        call.context.database.transaction(async (queries) => {
          const author = authorOf(call);
          await store.lockOwner?.(queries);
          await store.check?.(queries, values, { before: null, author });
          const stamps = { dataCriacao: author.at, dataModificacao: author.at };
          const after = only(await store.insert(queries, { ...values, ...stamps }));
          await recordChange(queries, author, { kind: store.kind, id: after.id, before: null, after });
          return { status: 201 as const, body: after, version: after.versao };
        }),
      ),

    /** @throws GatewayError 404 without the record, 409 for another version (D7), 400 as `create`. */
    update: (call: ChangeCall, id: number, values: Change) =>
      withUniqueFields(store.uniqueFields ?? {}, () =>
        call.context.database.transaction(async (queries) => {
          const author = authorOf(call);
          const before = await lock(queries, id, call.version);
          await store.check?.(queries, values, { before, author });
          const stamps = { versao: before.versao + 1, dataModificacao: author.at };
          const after = only(await store.update(queries, id, { ...values, ...stamps }));
          await recordChange(queries, author, { kind: store.kind, id, before, after });
          return { status: 200 as const, body: after, version: after.versao };
        }),
      ),

    /** @throws GatewayError 404 without the record, 409 for another version (D7), 400 when it is in use. */
    remove: (call: ChangeCall, id: number) =>
      call.context.database.transaction(async (queries) => {
        const author = authorOf(call);
        const before = await lock(queries, id, call.version);
        const use = (await store.useOf?.(queries, id)) ?? null;
        if (use !== null) throw refused(use);
        const stamps = { versao: before.versao + 1, dataModificacao: author.at, deletedAt: author.at };
        // All values are optional here, so the stamps alone are enough; the type cannot express that for any
        // `Values`.
        await (store.remove?.(queries, id, stamps, author) ??
          store.update(queries, id, stamps as Partial<Values> & Stamps));
        await recordChange(queries, author, { kind: store.kind, id, before, after: null });
        return { status: 204 as const };
      }),
  };
}
