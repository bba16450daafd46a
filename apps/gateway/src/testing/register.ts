import { and, asc, desc, eq } from 'drizzle-orm';
import { auditEntries } from '../database/schema.ts';
import type { TestAnswer, TestGateway } from './testGateway.ts';

/** `If-Match` of a version; without one that of a record as it was made. */
export function ifMatch(version = 1): Record<string, string> {
  return { 'If-Match': `"${version}"` };
}

/** Calls of a register as one role makes them. */
export interface RegisterCalls {
  readonly list: (query?: Readonly<Record<string, string>>) => Promise<TestAnswer>;
  readonly read: (id: number) => Promise<TestAnswer>;
  readonly create: (body: object) => Promise<TestAnswer>;
  readonly update: (id: number, body: object, version?: number) => Promise<TestAnswer>;
  /** Removal as a PUT on `…/delete`. */
  readonly remove: (id: number, version?: number) => Promise<TestAnswer>;
}

/** The calls of the register at a path, made with a token. */
export function registerCalls(gateway: TestGateway, path: string, token: string): RegisterCalls {
  return {
    list: (query = {}) => gateway.call(`${path}?${new URLSearchParams(query)}`, { token }),
    read: (id) => gateway.call(`${path}/${id}`, { token }),
    create: (body) => gateway.call(path, { token, body }),
    update: (id, body, version) =>
      gateway.call(`${path}/${id}`, { method: 'PUT', token, body, headers: ifMatch(version) }),
    remove: (id, version) =>
      gateway.call(`${path}/${id}/delete`, { method: 'PUT', token, headers: ifMatch(version) }),
  };
}

/** Entries of the audit of one record, the oldest first. */
export function auditOf({ database: { queries } }: TestGateway, kind: string, id: number) {
  return queries
    .select({ operation: auditEntries.operation, changes: auditEntries.changes })
    .from(auditEntries)
    .where(and(eq(auditEntries.recordKind, kind), eq(auditEntries.recordId, String(id))))
    .orderBy(asc(auditEntries.id));
}

/** The newest entry of the audit, with author and time. */
export async function lastAudit({ database: { queries } }: TestGateway) {
  const [entry] = await queries.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
}
