import type { Schemas } from '@portal/api';
import { decidedRemarks, type RequisitionAct } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { requisitions } from '../../database/schema.ts';
import { deleteUnusedFiles, removeBytes } from '../../files/storedFiles.ts';
import type { Call } from '../../http/operationHandler.ts';
import { authorOf, recordChange } from '../../records/recordChange.ts';
import { finishDirectAttachments } from '../documents/finishDirectUploads.ts';
import { storedAddresses } from './attachments.ts';
import { attachmentsOf, requisitionBody } from './requisitionQueries.ts';
import { analysisOf } from './supplierFigures.ts';
import {
  changeRequisition,
  lockForAct,
  type RequisitionChange,
  type StoredRequisition,
} from './writeRequisition.ts';

type DecisionCall = Pick<
  Call<
    | 'approveListedRequisition'
    | 'validateListedRequisition'
    | 'validateRequisition'
    | 'approveRequisition'
    | 'refuseRequisition'
  >,
  'operation' | 'caller' | 'context' | 'origin' | 'version'
> & { readonly path: { readonly requisicaoId: number } };

/** A requisition with the addresses of its stored files. @throws GatewayError 404 without it. */
export async function storedAnswer(
  { context, origin }: Pick<DecisionCall, 'context' | 'origin'>,
  id: number,
): Promise<Schemas['RequisitionAnswer']> {
  return {
    requisicao: await requisitionBody(context.database.queries, id),
    assinaturasArquivos: await storedAddresses(context, origin, id),
  };
}

/**
 * Decides a requisition and changes what comes with the decision (SM-5).
 *
 * @param remark what was written with the decision: of a refusal its reason.
 * @param changeOf what else is set besides the status; gets the requisition as it was, and may refuse it.
 * @throws GatewayError 404 without it, 409 for another version (D7), 400 when SM-5 does not allow it.
 */
export async function decideRequisition(
  call: DecisionCall,
  act: Extract<RequisitionAct, 'validate' | 'approve' | 'refuse'>,
  remark: string | null,
  changeOf: (before: StoredRequisition) => RequisitionChange = () => ({}),
): Promise<Schemas['RequisitionAnswer']> {
  const { path, version, context, caller } = call;
  const id = path.requisicaoId;
  // Nothing is attached afterwards: what was sent by now is to be seen first.
  if (act === 'validate') await finishDirectAttachments(context, id);
  await context.database.transaction(async (queries) => {
    const { before, next } = await lockForAct(queries, caller(), { id, version, act });
    const change = changeOf(before);
    const { valorRequisicao: requested } = change;
    const decided = {
      ...change,
      ...decidedRemarks(before.status, remark),
      ...(requested !== undefined && { analise: await analysisOf(queries, before.fornecedorId, requested) }),
      ...(next !== null && { status: next }),
    };
    await changeRequisition(queries, authorOf(call), before, decided, remark);
  });
  return storedAnswer(call, id);
}

type RemovalCall = Pick<
  Call<'deleteRequisition' | 'removeRequisition'>,
  'operation' | 'caller' | 'context' | 'version'
>;

/** Takes a requisition out of all lists (RQL-026, G-32). @throws GatewayError 404, 409, 400. */
export async function hideRequisition(call: RemovalCall, id: number): Promise<void> {
  const { version, context, caller } = call;
  const author = authorOf(call);
  await context.database.transaction(async (queries) => {
    const { before } = await lockForAct(queries, caller(), { id, version, act: 'delete' });
    await queries
      .update(requisitions)
      .set({ deletedAt: author.at, versao: before.versao + 1, dataModificacao: author.at })
      .where(eq(requisitions.id, id));
    await recordChange(queries, author, { kind: 'requisition', id, before, after: null });
  });
}

/** Removes a requisition with its log and files (RQL-027, X-11). @throws GatewayError 404, 409, 400. */
export async function eraseRequisition(call: RemovalCall, id: number): Promise<void> {
  const { version, context, caller } = call;
  const unused = await context.database.transaction(async (queries) => {
    const { before } = await lockForAct(queries, caller(), { id, version, act: 'delete' });
    const files = await attachmentsOf(queries, id);
    await queries.delete(requisitions).where(eq(requisitions.id, id));
    await recordChange(queries, authorOf(call), { kind: 'requisition', id, before, after: null });
    return deleteUnusedFiles(
      queries,
      files.map(({ fileId }) => fileId),
    );
  });
  await removeBytes(context, unused);
}
