import type { Schemas } from '@portal/api';
import {
  type FamilyAccess,
  familyAccess,
  familySchema,
  familySections,
  isAdmin,
  requestedFamilySchema,
  savedTaxationSchema,
  sectionLocks,
} from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families } from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { forbidden, notFound, refused } from '../../http/GatewayError.ts';
import type { Caller, GatewayContext } from '../../http/operationHandler.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { updateReviewedFamily } from '../requests/decisions/reviewedFamily.ts';
import { recordRequestEvent } from '../requests/requestEvents.ts';
import { familyBody, familyInputOf } from './familyBody.ts';
import { type FoundFamily, findFamily } from './familyQueries.ts';
import { requireTaxationOptions } from './familyReferences.ts';
import { familyColumns, replaceFamilyParts, updateFamilyColumns, updateProductsOf } from './familyWrites.ts';
import { marginOf } from './marginCall.ts';
import { readFamilyValues } from './readFamilyValues.ts';
import {
  beginFamilyRequest,
  lockRequestedFamily,
  type RequestedFamily,
  raiseReviewsOf,
  requestedFamilyAccess,
  requireFirstSave,
} from './requestedFamily.ts';

type Family = Schemas['Family'];
type FamilyInput = Schemas['FamilyInput'];

/** A save: by whom, and the family request which it is a part of. */
export interface FamilyCreateCall {
  readonly caller: Caller;
  readonly author: Author;
  readonly familyRequestId?: number | undefined;
}

/** A save of a family that exists: which one, and the version that the user saw. */
export interface FamilySaveCall extends FamilyCreateCall {
  readonly familyId: number;
  readonly version: number;
}

/** A family as the audit compares it: the input of the user and what is computed from it. */
function auditedFamily(found: FoundFamily): object {
  const { nome, status, margem, valorBrutoCalculado } = found.family;
  return { ...familyInputOf(found), nome, status, margem, valorBrutoCalculado };
}

/** Reads a family after a save and writes the audit entry. */
async function readSaved(
  queries: Queries,
  author: Author,
  id: number,
  before: FoundFamily | null,
): Promise<Family> {
  const found = await findFamily(queries, id);
  if (found === undefined) throw new Error('A family that was saved is gone');
  await recordChange(queries, author, {
    kind: 'family',
    id,
    before: before === null ? null : auditedFamily(before),
    after: auditedFamily(found),
  });
  return familyBody(found);
}

/** Locks a family in the version that the user saw, after the other requests in which it is reviewed. */
async function requireFamily(
  queries: Queries,
  { familyId, version, familyRequestId }: FamilySaveCall,
): Promise<FoundFamily> {
  await raiseReviewsOf(queries, familyId, familyRequestId);
  const [locked] = await queries
    .select({ versao: families.versao })
    .from(families)
    .where(eq(families.id, familyId))
    .for('update');
  requireVersion(locked, version);
  const found = await findFamily(queries, familyId);
  if (found === undefined) throw new Error('A locked family is gone');
  return found;
}

/** A body, with stored values in the sections that the caller may not edit (FAM-002, RVF-023, RVF-024). */
function withLockedSections<Input extends object>(
  input: Input,
  found: FoundFamily,
  { locks }: FamilyAccess,
): Input {
  const stored = familyInputOf(found);
  const lockOf = sectionLocks(familySections, locks);
  const locked = Object.entries(stored).filter(([field]) => lockOf(field) !== null);
  return { ...input, ...Object.fromEntries(locked) };
}

/** A save of staff is the review of what a supplier has made. */
const reviewedBy = ({ caller }: FamilySaveCall) => (isAdmin(caller.roles) ? { semAnalise: false } : {});

/**
 * Creates a family (FAM-039, FAM-042), in the catalogue or for a family request (FMC-120). That of a supplier is not
 * reviewed yet.
 *
 * @throws GatewayError 403 for callers who may not create one, 404 for the request of another supplier, 400 for what
 * breaks a rule.
 */
export function createFamily(
  { database }: GatewayContext,
  { caller, author, familyRequestId }: FamilyCreateCall,
  input: FamilyInput,
): Promise<Family> {
  if (familyAccess(caller.roles, null).save !== 'create') throw forbidden();
  return database.transaction(async (queries) => {
    const instant = author.at;
    const requested =
      familyRequestId === undefined ? null : await lockRequestedFamily(queries, familyRequestId, caller);
    if (requested !== null) requireFirstSave(caller, requested, instant);
    const schema = requested === null ? familySchema : requestedFamilySchema;
    const { values, nome } = await readFamilyValues(queries, input, schema);
    const [created] = await queries
      .insert(families)
      .values({
        ...familyColumns(values),
        ...marginOf(values),
        nome,
        status: 'Cadastrando',
        semAnalise: requested === null && !isAdmin(caller.roles),
        dataCriacao: instant,
        dataModificacao: instant,
      })
      .returning({ id: families.id });
    if (created === undefined) throw new Error('An insert returned no row');
    await replaceFamilyParts(queries, created.id, values);
    if (requested !== null) {
      const { id: familyRequestId, requestId } = requested;
      await beginFamilyRequest(queries, requested, created.id, instant);
      const event = { kind: 'FamiliaCriada', requestId, familyRequestId, name: nome } as const;
      await recordRequestEvent(queries, author, event);
    }
    return readSaved(queries, author, created.id, null);
  });
}

/**
 * What the caller may save of a family and by which rules: those of the catalogue, or as a part of a request (FMC-121),
 * which asks for more while it is filled in.
 *
 * @throws GatewayError 403 for callers who may not save it, 404 for the request of another supplier or family, 400 with
 * the reason why a request takes no more of it.
 */
async function requireUpdateAccess(queries: Queries, call: FamilySaveCall) {
  const { caller, familyId, familyRequestId, author } = call;
  if (familyRequestId === undefined) {
    const access = familyAccess(caller.roles, { id: familyId });
    if (access.save !== 'update') throw forbidden();
    return { access, schema: familySchema, requested: null };
  }
  const requested = await lockRequestedFamily(queries, familyRequestId, caller);
  if (requested.familiaId !== familyId) throw notFound();
  const access = requestedFamilyAccess(caller, requested, author.at);
  if (access.saveReason !== null) throw refused(access.saveReason);
  if (access.save !== 'update') throw forbidden();
  return { access, schema: requested.cadastroEnviado ? familySchema : requestedFamilySchema, requested };
}

/** What accounting may save of the taxation of a family: in the catalogue with its prices, in a review without them. */
async function requireTaxationAccess(queries: Queries, call: FamilySaveCall) {
  const { caller, familyId, familyRequestId, author } = call;
  if (familyRequestId === undefined) {
    const access = familyAccess(caller.roles, { id: familyId });
    if (access.locks.taxation !== null || access.locks.prices !== null) throw forbidden();
    return { access, requested: null };
  }
  const requested = await lockRequestedFamily(queries, familyRequestId, caller);
  if (requested.familiaId !== familyId) throw notFound();
  const access = requestedFamilyAccess(caller, requested, author.at);
  if (access.saveReason !== null) throw refused(access.saveReason);
  if (access.save !== 'updateTaxation') throw forbidden();
  return { access, requested };
}

/**
 * Adds a save to the time line of the request which it is a part of. In a review it counts as a change of what is
 * decided on, so that nobody decides on what he has not seen (D23).
 */
async function recordRequestedSave(
  queries: Queries,
  author: Author,
  requested: RequestedFamily,
  kind: 'FamiliaAlterada' | 'TributacaoAlterada',
  name: string,
): Promise<void> {
  const { id: familyRequestId, requestId, cadastroEnviado } = requested;
  await recordRequestEvent(queries, author, { kind, requestId, familyRequestId, name });
  if (cadastroEnviado) await updateReviewedFamily(queries, author, requested, {});
}

/**
 * Updates a family and its products (FAM-038, FAM-041, FMC-121).
 *
 * @throws GatewayError 403 for callers who may not save it, 404, 409 for an older version, 400 for what breaks a
 * rule.
 */
export function updateFamily(
  { database }: GatewayContext,
  call: FamilySaveCall,
  input: FamilyInput,
): Promise<Family> {
  return database.transaction(async (queries) => {
    const { access, schema, requested } = await requireUpdateAccess(queries, call);
    const found = await requireFamily(queries, call);
    const open = withLockedSections(input, found, access);
    const { values, nome } = await readFamilyValues(queries, open, schema);
    const instant = call.author.at;
    const columns = { ...familyColumns(values), ...marginOf(values), ...reviewedBy(call), nome };
    await updateFamilyColumns(queries, found.family, columns, instant);
    await replaceFamilyParts(queries, call.familyId, values);
    await updateProductsOf(queries, call.familyId, call.author);
    if (requested !== null)
      await recordRequestedSave(queries, call.author, requested, 'FamiliaAlterada', nome);
    return readSaved(queries, call.author, call.familyId, found);
  });
}

/**
 * Updates the taxation of a family and nothing else (FAM-037, FAM-043, FAM-045), in the catalogue or in the review of a
 * request (RVF-022, RVF-036).
 *
 * @throws GatewayError 403 for callers who may not edit it, 404, 409 for an older version, 400 for what breaks a rule
 * and with the reason why a review takes no more of it.
 */
export function updateFamilyTaxation(
  { database }: GatewayContext,
  call: FamilySaveCall,
  input: Schemas['TaxationInput'],
): Promise<Family> {
  return database.transaction(async (queries) => {
    const { access, requested } = await requireTaxationAccess(queries, call);
    const found = await requireFamily(queries, call);
    const { family } = found;
    const values = validateBody(savedTaxationSchema(family), withLockedSections(input, found, access));
    requireTaxationOptions(values);
    const columns = { ...values, ...marginOf(values), ...reviewedBy(call) };
    await updateFamilyColumns(queries, family, columns, call.author.at);
    if (requested !== null)
      await recordRequestedSave(queries, call.author, requested, 'TributacaoAlterada', family.nome);
    return readSaved(queries, call.author, call.familyId, found);
  });
}
