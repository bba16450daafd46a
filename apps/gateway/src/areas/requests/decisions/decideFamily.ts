import type { Schemas } from '@portal/api';
import {
  type FamilyReview,
  type FamilySection,
  familyFacts,
  familyReview,
  familySchema,
  familySections,
  type RequestEventKind,
  requestedFamilySchema,
  savedTaxationSchema,
} from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { families } from '../../../database/schema.ts';
import { requireVersion } from '../../../http/checks/requireVersion.ts';
import { brokenFields } from '../../../http/checks/validateBody.ts';
import { type FieldMessages, GatewayError, notFound, refused } from '../../../http/GatewayError.ts';
import { messages } from '../../../http/messages.ts';
import type { GatewayContext } from '../../../http/operationHandler.ts';
import { type Author, recordChange } from '../../../records/recordChange.ts';
import { familyInputOf } from '../../families/familyBody.ts';
import { type FoundFamily, findFamily } from '../../families/familyQueries.ts';
import { updateFamilyColumns } from '../../families/familyWrites.ts';
import { lockRequestedFamily, type RequestedFamily } from '../../families/requestedFamily.ts';
import { recordRequestEvent } from '../requestEvents.ts';
import { queueRequestMail } from '../requestMails.ts';
import { findRequest } from '../requestQueries.ts';
import { type DecisionCall, hasWaitingProducts, updateReviewedFamily } from './reviewedFamily.ts';

/** What is decided on a family: one of the decisions of `familyReview`. */
export type FamilyDecision = keyof FamilyReview['decisions'];

type Status = RequestedFamily['status'];

/** The statuses of the two areas after a decision (RVF-013, RVF-014, RVF-016). */
const DECIDED: Readonly<Record<FamilyDecision, { status?: Status; statusContabil?: Status }>> = {
  approve: { status: 'Validado' },
  refuse: { status: 'Recusado' },
  approveTaxation: { statusContabil: 'Validado' },
};

const EVENTS = {
  approve: 'FamiliaValidada',
  refuse: 'FamiliaRecusada',
  approveTaxation: 'TributacaoValidada',
} as const satisfies Record<FamilyDecision, RequestEventKind>;

/** The sections that accounting answers for; commercial answers for the others. */
const OF_ACCOUNTING: readonly FamilySection[] = ['taxation'];

/** Fields of sections, by the name of a section. */
function isOf(sections: readonly FamilySection[], path: string): boolean {
  const name = path.split(/[.[]/)[0] ?? '';
  return sections.some((section) => name in familySections[section]);
}

/**
 * Checks that what a side answers for is filled in: by the rules of a request, for a family that was in the catalogue
 * before by those of the catalogue.
 *
 * @throws GatewayError 400 with the fields (RVF-049).
 */
function requireComplete(found: FoundFamily, novaFamilia: boolean, side: 'commercial' | 'accounting'): void {
  const schemaOf = novaFamilia ? requestedFamilySchema : familySchema;
  const schema = schemaOf(familyFacts(found.categoria, found.tipoVolumetria));
  const stored = familyInputOf(found);
  const taxation = savedTaxationSchema({ ...found.family, cst: null }); // as if its CST were set now
  const broken = { ...brokenFields(schema, stored), ...brokenFields(taxation, stored) };
  const ofSide = Object.entries(broken).filter(
    ([path]) => isOf(OF_ACCOUNTING, path) === (side === 'accounting'),
  );
  const fields: FieldMessages = Object.fromEntries(ofSide);
  if (ofSide.length > 0) throw new GatewayError(400, messages.requiredFields, { fields });
}

/** Locks the family itself, which a save in the catalogue may be writing. */
async function lockFamily(queries: Queries, { familiaId }: RequestedFamily): Promise<FoundFamily> {
  if (familiaId === null) throw notFound();
  await queries.select({ id: families.id }).from(families).where(eq(families.id, familiaId)).for('update');
  const found = await findFamily(queries, familiaId);
  if (found === undefined) throw notFound();
  return found;
}

/** Gives the family the status of the decision (RVF-015, SM-2b). */
async function settleFamily(
  queries: Queries,
  author: Author,
  { family }: FoundFamily,
  status: 'Aprovado' | 'Recusado',
): Promise<void> {
  const { id } = family;
  const before = { status: family.status, statusAprovacao: family.statusAprovacao };
  const after = { status, statusAprovacao: status };
  await updateFamilyColumns(queries, family, after, author.at);
  await recordChange(queries, author, { kind: 'family', id, before, after });
}

/** The family of a request as the contract shows it. */
async function familyRequestBody(
  queries: Queries,
  { id, requestId }: RequestedFamily,
): Promise<Schemas['FamilyRequest']> {
  const request = await findRequest(queries, requestId);
  const family = request?.families.find((one) => one.id === id);
  if (family === undefined) throw new Error('A decided family is gone');
  return { ...family, dataCriacao: family.dataCriacao.toISOString() };
}

/**
 * Decides on a family of a request (SM-1, SM-2, SM-2b; RVF-007 to RVF-016). With the second of the two areas the family
 * is approved; its commercial status stays `Validado` while products await validation (C-11). A refusal is final, and
 * refuses a new family too, not one that was in the catalogue before (G-33).
 *
 * @throws GatewayError 404, 409 when somebody saved or decided meanwhile, 400 with the reason when it is not the turn of
 * the caller, or for what is incomplete.
 */
export function decideFamily(
  context: GatewayContext,
  decision: FamilyDecision,
  { id, version, caller, author }: DecisionCall,
): Promise<Schemas['FamilyRequest']> {
  return context.database.transaction(async (queries) => {
    const reviewed = requireVersion(await lockRequestedFamily(queries, id, caller), version);
    const { requestId, novaFamilia } = reviewed;
    const reason = familyReview(caller.roles, reviewed, reviewed).decisions[decision];
    if (reason !== null) throw refused(reason);
    const found = await lockFamily(queries, reviewed);
    if (decision !== 'refuse')
      requireComplete(found, novaFamilia, decision === 'approve' ? 'commercial' : 'accounting');

    const decided = { ...reviewed, ...DECIDED[decision] };
    const approved = decided.status === 'Validado' && decided.statusContabil === 'Validado';
    const done = approved && !(await hasWaitingProducts(queries, id));
    await updateReviewedFamily(queries, author, reviewed, {
      ...DECIDED[decision],
      ...(done && { status: 'Aprovado' }),
    });
    if (approved) await settleFamily(queries, author, found, 'Aprovado');
    if (decision === 'refuse' && novaFamilia) await settleFamily(queries, author, found, 'Recusado');

    const { nome } = found.family;
    const event = { kind: EVENTS[decision], requestId, familyRequestId: id, name: nome };
    await recordRequestEvent(queries, author, event);
    const news = approved ? 'familyApproved' : decision === 'refuse' ? 'familyRefused' : null;
    if (news !== null)
      await queueRequestMail(queries, context, requestId, { kind: news, family: nome }, author.at);
    return familyRequestBody(queries, reviewed);
  });
}
