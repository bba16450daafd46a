import { type FamilyAccess, familyFilling, familyReview, isAdmin, readsEveryRequest } from '@portal/domain';
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, familyRequests, registrationRequests } from '../../database/schema.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { Caller } from '../../http/operationHandler.ts';
import { lockFamilyRequest } from '../requests/lockFamilyRequest.ts';
import { familyMessages } from './messages.ts';

/** A family request with the state of its request. */
export interface RequestedFamily {
  readonly id: number;
  readonly requestId: number;
  /** The supplier of the request. */
  readonly fornecedorId: number;
  readonly familiaId: number | null;
  readonly novaFamilia: boolean;
  /** Commercial status. */
  readonly status: typeof familyRequests.$inferSelect.statusComercial;
  readonly statusContabil: typeof familyRequests.$inferSelect.statusContabil;
  readonly versao: number;
  readonly cadastroEnviado: boolean;
  readonly dataExpiracao: string;
}

/**
 * Locks a family request for a save or a decision, which run one after the other, and keeps its request from being sent
 * meanwhile.
 *
 * @throws GatewayError 404 when it does not exist, was removed, or belongs to another supplier (D6).
 */
export async function lockRequestedFamily(
  queries: Queries,
  id: number,
  caller: Caller,
): Promise<RequestedFamily> {
  const { familyRequest, request } = await lockFamilyRequest(queries, caller, id);
  const { familiaId, novaFamilia, statusComercial: status, statusContabil, versao } = familyRequest;
  const { id: requestId, supplierId: fornecedorId, cadastroEnviado, dataExpiracao } = request;
  return {
    ...{ id, requestId, fornecedorId, familiaId, novaFamilia },
    ...{ status, statusContabil, versao, cadastroEnviado, dataExpiracao },
  };
}

/** What the call of a save is named by the rules of the review. */
const SAVES = { family: 'update', taxation: 'updateTaxation' } as const;

/**
 * What the caller may save of a family of a request: by the rules of filling until it is sent (SM-1), then staff by
 * those of the review (SM-6).
 */
export function requestedFamilyAccess(
  { roles, supplierId }: Caller,
  requested: RequestedFamily,
  now: Date,
): FamilyAccess {
  if (!requested.cadastroEnviado || supplierId !== null)
    return familyFilling(roles, requested, requested, now);
  const { save, saveReason, locks } = familyReview(roles, requested, requested);
  return { save: save && SAVES[save], saveReason, locks };
}

/**
 * Checks that a new family may be created for a family request (FMC-016, FMC-120).
 *
 * @throws GatewayError 400 with the reason, also when another tab has created it.
 */
export function requireFirstSave({ roles }: Caller, requested: RequestedFamily, now: Date): void {
  const { save, saveReason } = familyFilling(roles, requested, requested, now);
  if (saveReason !== null) throw refused(saveReason);
  if (save !== 'create') throw refused(familyMessages.createdAlready);
}

/** Gives a family request the family that was created for it: the supplier is at it from now on (SM-1). */
export async function beginFamilyRequest(
  queries: Queries,
  { id, versao }: RequestedFamily,
  familiaId: number,
  instant: Date,
): Promise<void> {
  await queries
    .update(familyRequests)
    .set({
      familiaId,
      statusFornecedor: 'Cadastrando',
      statusComercial: 'Cadastrando',
      dataModificacao: instant,
      versao: versao + 1,
    })
    .where(eq(familyRequests.id, id));
}

/**
 * Makes a save of a family count in the requests that are reviewed with it, but for the one that it is made in: nobody
 * decides on what he has not seen (D23). Comes before the family is locked, as in a decision.
 */
export async function raiseReviewsOf(queries: Queries, familyId: number, exceptId?: number): Promise<void> {
  const reviewed = await queries
    .select({ id: familyRequests.id })
    .from(familyRequests)
    .innerJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
    .where(
      and(
        eq(familyRequests.familiaId, familyId),
        isNull(familyRequests.deletedAt),
        isNotNull(registrationRequests.sentAt),
        exceptId === undefined ? undefined : ne(familyRequests.id, exceptId),
      ),
    )
    .orderBy(familyRequests.id)
    .for('update', { of: familyRequests });
  if (reviewed.length === 0) return;
  await queries
    .update(familyRequests)
    .set({ versao: sql`${familyRequests.versao} + 1` })
    .where(
      inArray(
        familyRequests.id,
        reviewed.map(({ id }) => id),
      ),
    );
}

/**
 * Condition: what a family says is not reviewed. It is made by a request that has not decided on it, whose supplier fills
 * it in, or a supplier made it in the catalogue and staff has not saved it since.
 */
export const isUnreviewed = and(
  notInArray(families.status, ['Aprovado', 'Recusado']),
  sql`(${families.semAnalise} or exists (select 1 from ${familyRequests} where ${and(
    eq(familyRequests.familiaId, families.id),
    eq(familyRequests.novaFamilia, true),
    isNull(familyRequests.deletedAt),
  )}))`,
);

/** Condition: a new request may ask for a family. */
export const opensToRequests = and(ne(families.status, 'Recusado'), sql`not (${isUnreviewed})`);

/** Condition: a family belongs to a request of the caller. */
const isOwn = ({ supplierId }: Caller): SQL =>
  sql`exists (select 1 from ${familyRequests}
    join ${registrationRequests} on ${registrationRequests.id} = ${familyRequests.solicitacaoCadastroId}
    where ${and(
      eq(familyRequests.familiaId, families.id),
      isNull(familyRequests.deletedAt),
      eq(registrationRequests.fornecedorId, supplierId ?? 0),
    )})`;

/** Condition: a family may be named to a caller: not to suppliers while it is of others and not of the catalogue (D6). */
export const familiesKnownTo = (caller: Caller): SQL | undefined =>
  isAdmin(caller.roles) ? undefined : or(opensToRequests, isOwn(caller));

/**
 * Checks that a caller may read a family: suppliers only those of their own requests (RTE-036, D6).
 *
 * @throws GatewayError 404 otherwise.
 */
export async function requireReadableFamily(
  queries: Queries,
  familyId: number,
  caller: Caller,
): Promise<void> {
  if (readsEveryRequest(caller.roles)) return;
  const [own] = await queries
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.id, familyId), isOwn(caller)));
  if (own === undefined) throw notFound();
}
