import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@portal/api';
import { actOnRequisition, installmentsOf, type RequisitionAct } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { requisitionInstallments, requisitionLogs, requisitions, users } from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { refused } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { lockRequisition, storedInstallments } from './requisitionQueries.ts';

/** A stored requisition. */
export type StoredRequisition = typeof requisitions.$inferSelect;

/** Columns that a change sets. */
export type RequisitionChange = Partial<
  Omit<StoredRequisition, 'id' | 'versao' | 'dataCriacao' | 'dataModificacao'>
>;

/** Name of the user who acts, as the log keeps it. */
export async function nameOf(queries: Queries, { userId }: Author): Promise<string> {
  const [user] = await queries.select({ name: users.name }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('The user of a call is gone');
  return user.name;
}

/** Whether a save brings the terms of another supplier, or another first due date of the same. */
function isProposedAnew(before: StoredRequisition, after: StoredRequisition): boolean {
  const { vencimento1Original: first } = after.prazoCompra;
  const isOther = first !== null && first !== before.prazoCompra.vencimento1Original;
  return isOther || after.fornecedorId !== before.fornecedorId;
}

/**
 * Writes the installments of a requisition anew, where they are others; what was proposed stays, but for a new proposal
 * (RQP-009).
 */
async function writeInstallments(
  queries: Queries,
  before: StoredRequisition | null,
  after: StoredRequisition,
): Promise<void> {
  const { id, prazoCompra, valorRequisicao: total, dataCompraInicial: billing } = after;
  const stored = await storedInstallments(queries, id);
  const isNew = before !== null && isProposedAnew(before, after);
  const rows = installmentsOf(prazoCompra, { total, billing, before: isNew ? [] : stored }).map(
    ({ numeroParcela, dataOriginal, data, valor, valorOriginal }) => ({
      numeroParcela,
      dataOriginal,
      data,
      valor,
      valorOriginal,
    }),
  );
  if (isDeepStrictEqual(rows, stored)) return;
  await queries.delete(requisitionInstallments).where(eq(requisitionInstallments.requisicaoId, id));
  if (rows.length > 0)
    await queries.insert(requisitionInstallments).values(rows.map((row) => ({ requisicaoId: id, ...row })));
}

/**
 * Writes what belongs to every save: installments, edit log and audit.
 *
 * @param remark what the author wrote with it: requester, validator or director.
 */
export async function settleRequisition(
  queries: Queries,
  author: Author,
  { before, after }: { readonly before: StoredRequisition | null; readonly after: StoredRequisition },
  remark: string | null,
): Promise<void> {
  await writeInstallments(queries, before, after);
  await queries.insert(requisitionLogs).values({
    requisicaoId: after.id,
    userId: author.userId,
    requisitante: await nameOf(queries, author),
    status: after.status,
    valorRequisicao: after.valorRequisicao,
    dataCompraInicial: after.dataCompraInicial,
    dataCompraFinal: after.dataCompraFinal,
    saldoContaCorrente: after.saldoContaCorrente,
    prazoCompra: after.prazoCompra,
    observacoes: remark,
    dataCriacao: author.at,
  });
  await recordChange(queries, author, { kind: 'requisition', id: after.id, before, after });
}

/**
 * Locks a requisition for an act, in the version that the user saw.
 *
 * @returns the requisition and the status that the act leads to; null when it removes it.
 * @throws GatewayError 404 without it, 409 for another version (D7), 400 when SM-5 does not allow the act.
 */
export async function lockForAct(
  queries: Queries,
  caller: Caller,
  { id, version, act }: { readonly id: number; readonly version: number; readonly act: RequisitionAct },
): Promise<{ readonly before: StoredRequisition; readonly next: Schemas['RequisitionStatus'] | null }> {
  const before = requireVersion(await lockRequisition(queries, id), version);
  const { next, reason } = actOnRequisition(caller.roles, before.status, act);
  if (reason !== null) throw refused(reason);
  return { before, next };
}

/** Writes a change of a locked requisition, with its installments, audit, and log with the remark of the author. */
export async function changeRequisition(
  queries: Queries,
  author: Author,
  before: StoredRequisition,
  change: RequisitionChange,
  remark: string | null,
): Promise<StoredRequisition> {
  const [after] = await queries
    .update(requisitions)
    .set({ ...change, versao: before.versao + 1, dataModificacao: author.at })
    .where(eq(requisitions.id, before.id))
    .returning();
  if (after === undefined) throw new Error('A locked requisition is gone');
  await settleRequisition(queries, author, { before, after }, remark);
  return after;
}
