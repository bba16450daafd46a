import type { LogDomain } from '@portal/domain';
import { and, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  auditEntries,
  batches,
  families,
  productChildren,
  productSupplierSkus,
  productSuppliers,
  products,
  suppliers,
  users,
} from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import type { RecordKind } from '../../records/recordChange.ts';

/** The records whose changes are asked for: their kinds and ids, and the code that people know them by. */
export interface LoggedRecords {
  readonly codigo: number | null;
  readonly records: readonly { readonly kind: RecordKind; readonly ids: readonly number[] }[];
}

/** Kinds of the records that the logs tell of. */
const LOGGED_KINDS = ['family', 'product', 'ean', 'productSupplier', 'sku', 'registration'] as const;

/** Finds a product with its bar codes, links and SKUs, removed ones too. */
async function findProductRecords(queries: Queries, codigo: number): Promise<LoggedRecords | null> {
  const [product] = await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.codigo, codigo));
  if (product === undefined) return null;
  const { id } = product;
  const eans = await queries
    .select({ id: productChildren.id })
    .from(productChildren)
    .where(eq(productChildren.produtoId, id));
  const links = await queries
    .select({ id: productSuppliers.id })
    .from(productSuppliers)
    .where(eq(productSuppliers.produtoId, id));
  const linkIds = links.map((link) => link.id);
  const skus =
    linkIds.length === 0
      ? []
      : await queries
          .select({ id: productSupplierSkus.id })
          .from(productSupplierSkus)
          .where(inArray(productSupplierSkus.produtoFornecedorId, linkIds));
  const idsOf = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
  return {
    codigo,
    records: [
      { kind: 'product', ids: [id] },
      { kind: 'ean', ids: idsOf(eans) },
      { kind: 'productSupplier', ids: linkIds },
      { kind: 'sku', ids: idsOf(skus) },
    ],
  };
}

/** Finds the records of a question; null when nothing has the code. */
export async function findLoggedRecords(
  queries: Queries,
  domain: LogDomain,
  key: number,
): Promise<LoggedRecords | null> {
  if (domain === 'Produtos') return findProductRecords(queries, key);
  if (domain === 'Familias') {
    const [family] = await queries.select({ id: families.id }).from(families).where(eq(families.codigo, key));
    return family === undefined ? null : { codigo: key, records: [{ kind: 'family', ids: [family.id] }] };
  }
  const [supplier] = await queries
    .select({ codigo: suppliers.codigo, accountId: users.id })
    .from(suppliers)
    .leftJoin(users, eq(users.cnpj, suppliers.cnpj)) // a CNPJ has one account at most
    .where(eq(suppliers.id, key));
  return supplier === undefined
    ? null
    : {
        codigo: supplier.codigo,
        records: [
          { kind: 'registration', ids: [key] },
          { kind: 'account', ids: supplier.accountId === null ? [] : [supplier.accountId] },
        ],
      };
}

/** Condition: the entry is about one of the records. The index by kind and id of the audit answers it. */
export function isAbout({ records }: LoggedRecords): SQL | undefined {
  return or(
    ...records
      .filter(({ ids }) => ids.length > 0)
      .map(({ kind, ids }) =>
        and(eq(auditEntries.recordKind, kind), inArray(auditEntries.recordId, ids.map(String))),
      ),
  );
}

const field = sql.raw('field.name');

/** Selects a row for each field that an entry of the audit changed. */
export function logRows(queries: Queries) {
  return queries
    .select({
      entryId: auditEntries.id,
      at: auditEntries.changedAt,
      /** Null for what the gateway did by itself. */
      user: users.name,
      operation: auditEntries.operation,
      batchId: batches.id,
      batchUserId: batches.userId,
      kind: auditEntries.recordKind,
      recordId: auditEntries.recordId,
      field: sql<string>`${field}`,
      change: sql<{ before: unknown; after: unknown }>`field.change`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .leftJoin(batches, eq(batches.id, auditEntries.batchId))
    .innerJoin(sql`lateral jsonb_each(${auditEntries.changes}) as field(name, change)`, sql`true`)
    .$dynamic();
}

/** Changes, the newest first unless the call sorts. */
export const logList = listOf({
  rows: logRows,
  order: [desc(auditEntries.changedAt)],
  sort: { Data: auditEntries.changedAt, Usuario: plainText(users.name), Campo: field },
  id: [desc(auditEntries.id), field],
});

/** A row of `logList`. */
export type StoredLog = Awaited<ReturnType<typeof logList>>['rows'][number];

/** Users who have changed what the logs tell of, by name (LOG-010, LOG-011). */
export const logUserList = listOf({
  rows: (queries) => queries.select({ id: users.id, nome: users.name }).from(users).$dynamic(),
  where: exists(
    sql`(select 1 from ${auditEntries} where ${and(
      eq(auditEntries.userId, users.id),
      inArray(auditEntries.recordKind, [...LOGGED_KINDS]),
    )})`,
  ),
  search: [users.name],
  order: [plainText(users.name)],
  id: users.id,
});
