import type { Queries } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { auditEntries, type Changes } from '../database/schema.ts';
import type { Call, OperationId } from '../http/operationHandler.ts';

/** Who makes a change, when and with which call. */
export interface Author {
  readonly userId: number;
  /** The call, or the command that gives access to staff. */
  readonly operation: OperationId | 'staffCommand';
  readonly at: Date;
  /** The batch whose call it is. */
  readonly batchId?: string;
}

/** What the gateway does by itself: no user. */
export interface GatewayWork {
  readonly userId: null;
  readonly operation: 'forgetRegistrations';
  readonly at: Date;
  readonly batchId?: undefined;
}

/** Kind of a record, as the audit names it. */
export type RecordKind =
  | 'account'
  | 'brand'
  | 'category'
  | 'divisionGroup'
  | 'ean'
  | 'family'
  | 'familyRequest'
  | 'manager'
  | 'product'
  | 'productSupplier'
  | 'registration'
  | 'request'
  | 'requisition'
  | 'sku'
  | 'supplierCategory';

/** A record before and after a change; before is null for a new record, after for a removed one. */
export interface RecordChange {
  readonly kind: RecordKind;
  readonly id: number;
  readonly before: object | null;
  readonly after: object | null;
}

/** Fields that identify a record or count its saves; the audit does not compare them. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'id',
  'versao',
  'dataCriacao',
  'dataModificacao',
  'deletedAt',
]);

/** A comparable form of a value; what the database leaves out is null. */
const formOf = (value: unknown): string => JSON.stringify(value ?? null);

/** The differences between two states of a record, by field. */
export function changesBetween(before: object | null, after: object | null): Changes {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  const fresh = new Map<string, unknown>(Object.entries(after ?? {}));
  const fields = [...new Set([...old.keys(), ...fresh.keys()])].filter((field) => !BOOKKEEPING.has(field));
  return Object.fromEntries(
    fields
      .filter((field) => formOf(old.get(field)) !== formOf(fresh.get(field)))
      .map((field) => [field, { before: old.get(field) ?? null, after: fresh.get(field) ?? null }]),
  );
}

/** Author of a call. */
export function authorOf({
  operation,
  caller,
  context,
}: Pick<Call<OperationId>, 'operation' | 'caller' | 'context'>): Author {
  return { userId: caller().userId, operation, at: context.now() };
}

/**
 * Writes the audit entry of a change: who, when, with which call, and each field before and after. A save that
 * changed nothing writes none.
 *
 * @param queries handle of the transaction that writes the records, so that both are kept or none.
 */
export async function recordChange(
  queries: Queries,
  { userId, operation, at, batchId }: Author | GatewayWork,
  ...records: readonly RecordChange[]
): Promise<void> {
  const entries = records
    .map(({ kind, id, before, after }) => ({
      changedAt: at,
      userId,
      operation,
      recordKind: kind,
      recordId: String(id),
      changes: changesBetween(before, after),
      ...(batchId !== undefined && { batchId }),
    }))
    .filter(({ changes }) => Object.keys(changes).length > 0);
  if (entries.length > 0) await insertRows(queries, auditEntries, entries);
}
