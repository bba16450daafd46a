import { type NewRequest, REQUEST_DAYS, SUPPLIER_NOT_FOUND_TEXT } from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, familyRequests, registrationRequests } from '../../database/schema.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { Call } from '../../http/operationHandler.ts';
import { authorOf, recordChange } from '../../records/recordChange.ts';
import { isUnreviewed } from '../families/requestedFamily.ts';
import { isApprovedSupplier } from '../suppliers/supplierQueries.ts';
import { recordRequestEvent } from './requestEvents.ts';
import { queueRequestMail, sizeOf } from './requestMails.ts';
import { findRequest, type StoredRequest } from './requestQueries.ts';

const FAMILY_NOT_FOUND = 'Família não encontrada';
const FAMILY_REFUSED = 'Esta família foi recusada';
const FAMILY_UNREVIEWED = 'Esta família ainda não foi aprovada na sua solicitação';

/** Why a request does not take a family, by the ids of families that exist; `null` for one that it takes. */
async function familyRefusals(queries: Queries, ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map();
  const { id, status } = families;
  const found = await queries
    .select({ id, status, unreviewed: sql<boolean>`${isUnreviewed}` })
    .from(families)
    .where(inArray(id, [...ids]));
  return new Map(
    found.map((family) => [
      family.id,
      family.status === 'Recusado' ? FAMILY_REFUSED : family.unreviewed ? FAMILY_UNREVIEWED : null,
    ]),
  );
}

/** Checks that the supplier is approved and that the families of the catalogue exist and are open to requests. */
async function requireChoices(
  queries: Queries,
  { fornecedorId, solicitacoesCadastrosFamilias: wanted }: NewRequest,
): Promise<void> {
  const problems: Record<string, string[]> = {};
  if (!(await isApprovedSupplier(queries, fornecedorId))) problems.fornecedorId = [SUPPLIER_NOT_FOUND_TEXT];
  const refusals = await familyRefusals(
    queries,
    wanted.flatMap(({ familiaId }) => familiaId ?? []),
  );
  for (const [index, { familiaId }] of wanted.entries()) {
    const refusal = familiaId === null ? null : refusals.get(familiaId);
    if (refusal !== null)
      problems[`solicitacoesCadastrosFamilias[${index}].familiaId`] = [refusal ?? FAMILY_NOT_FOUND];
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

/**
 * Opens a request for a supplier and tells it by mail (SOL-046, G-08): nothing is registered yet, and the supplier has
 * `REQUEST_DAYS` days.
 *
 * @throws GatewayError 400 at the supplier that is not approved and at each family that does not exist, was refused, or is
 * not reviewed yet.
 */
export async function openRequest(
  call: Call<'createRegistrationRequest'>,
  request: NewRequest,
): Promise<StoredRequest> {
  const author = authorOf(call);
  const { database } = call.context;
  const stamps = { dataCriacao: author.at, dataModificacao: author.at };
  return database.transaction(async (queries) => {
    await requireChoices(queries, request);
    const { fornecedorId, solicitacoesCadastrosFamilias: wanted } = request;
    const [opened] = await queries
      .insert(registrationRequests)
      .values({ fornecedorId, dataExpiracao: dayInSaoPaulo(author.at, REQUEST_DAYS), ...stamps })
      .returning({ id: registrationRequests.id });
    if (opened === undefined) throw new Error('An insert gave no row');
    await queries
      .insert(familyRequests)
      .values(wanted.map((family) => ({ solicitacaoCadastroId: opened.id, ...family, ...stamps })));
    const stored = await findRequest(queries, opened.id);
    if (stored === undefined) throw new Error('A new request is gone');
    await recordChange(queries, author, { kind: 'request', id: opened.id, before: null, after: request });
    await recordRequestEvent(queries, author, { kind: 'Aberta', requestId: opened.id });
    const news = { kind: 'requestOpened', ...sizeOf(wanted), lastDay: stored.dataExpiracao } as const;
    await queueRequestMail(queries, call.context, opened.id, news, author.at);
    return stored;
  });
}
