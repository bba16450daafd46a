import { forgottenBefore, forgottenState, isForgotten } from '@portal/domain';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
} from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  auditEntries,
  documents,
  documentUploads,
  registrationFlows,
  registrationPendencies,
  registrationSubmissions,
  supplierCarriers,
  supplierContacts,
  suppliers,
  users,
} from '../../database/schema.ts';
import { deleteUnusedFiles, type FileRemoval, removeBytes } from '../../files/storedFiles.ts';
import { recordChange } from '../../records/recordChange.ts';

/** Registrations that one run forgets at most; the next run goes on. */
const MOST_A_RUN = 200;

/** What a supplier has that may be of a person and that no law asks to keep. Its tax identity stays. */
const NO_PERSONAL_DATA = {
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidadeId: null,
  observacoesCadastro: null,
  bancoId: null,
  agenciaBancaria: null,
  numeroContaCorrente: null,
  digitoContaCorrente: null,
  chavePix: null,
  emailParaRecebimentoXml: null,
} as const satisfies Partial<typeof suppliers.$inferInsert>;

/** The next registration that may be over by its time; the domain judges the rest of the rule. */
async function findNext(queries: Queries, before: Date, after: string | undefined) {
  const [next] = await queries
    .select({ id: registrationFlows.id })
    .from(registrationFlows)
    .where(
      and(
        isNotNull(registrationFlows.fornecedorId),
        ne(registrationFlows.statusFluxoCadastro, 'Aprovado'),
        lt(registrationFlows.dataModificacao, before),
        or(
          isNull(registrationFlows.forgottenAt),
          lt(registrationFlows.forgottenAt, registrationFlows.dataModificacao),
        ),
        after === undefined ? undefined : gt(registrationFlows.id, after),
      ),
    )
    .orderBy(asc(registrationFlows.id))
    .limit(1);
  return next?.id;
}

/** Locks a registration and reads what decides about it; undefined while somebody else changes it. */
async function lockFlow(queries: Queries, id: string) {
  const [found] = await queries
    .select({
      ...getTableColumns(registrationFlows),
      supplierId: suppliers.id,
      codigo: suppliers.codigo,
      importadoLegado: suppliers.importadoLegado,
    })
    .from(registrationFlows)
    .innerJoin(suppliers, eq(suppliers.id, registrationFlows.fornecedorId))
    .where(eq(registrationFlows.id, id))
    .for('update', { of: registrationFlows, skipLocked: true });
  if (found === undefined) return undefined;
  const [newest] = await queries
    .select({ at: documents.dataCriacao })
    .from(documents)
    .where(eq(documents.fornecedorId, found.supplierId))
    .orderBy(desc(documents.dataCriacao))
    .limit(1);
  const { dataModificacao: savedAt } = found;
  const changedAt = newest !== undefined && newest.at > savedAt ? newest.at : savedAt;
  return { ...found, changedAt, isPartner: found.codigo !== null || found.importadoLegado };
}

/** Deletes contacts, carriers, documents with their pendencies, and what was sent for analysis. @returns ids of files. */
async function deleteParts(queries: Queries, flowId: string, supplierId: number): Promise<string[]> {
  await queries.delete(supplierContacts).where(eq(supplierContacts.fornecedorId, supplierId));
  await queries.delete(supplierCarriers).where(eq(supplierCarriers.fornecedorId, supplierId));
  await queries.delete(registrationSubmissions).where(eq(registrationSubmissions.fluxoCadastroId, flowId));
  await queries.delete(registrationPendencies).where(eq(registrationPendencies.fluxoCadastroId, flowId));
  await queries.delete(documentUploads).where(eq(documentUploads.fornecedorId, supplierId));
  const removed = await queries
    .delete(documents)
    .where(eq(documents.fornecedorId, supplierId))
    .returning({ fileId: documents.fileId });
  return removed.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
}

/** Forgets one registration, where it is one to forget. @returns ids of bytes to remove after the commit; null for none. */
async function forget(queries: Queries, id: string, now: Date, days: number): Promise<string[] | null> {
  const flow = await lockFlow(queries, id);
  if (flow === undefined || !isForgotten(flow, now, days)) return null;
  const files = await deleteParts(queries, id, flow.supplierId);
  await queries.update(suppliers).set(NO_PERSONAL_DATA).where(eq(suppliers.id, flow.supplierId));
  const next = forgottenState(flow);
  await queries
    .update(registrationFlows)
    .set({
      statusFluxoCadastro: next.statusFluxoCadastro,
      statusAprovacaoComercialSegundaAnalise: next.statusAprovacaoComercialSegundaAnalise,
      statusAprovacaoContabilidadeSegundaAnalise: next.statusAprovacaoContabilidadeSegundaAnalise,
      forgottenAt: now,
      versao: flow.versao + 1,
    })
    .where(eq(registrationFlows.id, id));
  // Without the values: the entry stays.
  await recordChange(
    queries,
    { userId: null, operation: 'forgetRegistrations', at: now },
    {
      kind: 'registration',
      id: flow.supplierId,
      before: { dadosPessoais: 'Guardados', statusFluxoCadastro: flow.statusFluxoCadastro },
      after: { dadosPessoais: 'Removidos', statusFluxoCadastro: next.statusFluxoCadastro },
    },
  );
  return deleteUnusedFiles(queries, files);
}

/**
 * Deletes sign-ups that nobody confirmed, with their accounts and what the log says of these: otherwise the CNPJ stays
 * taken, and the password of whoever signed up opens the account without a code.
 */
async function forgetUnconfirmed(queries: Queries, now: Date, before: Date): Promise<void> {
  const flows = await queries
    .select({ id: registrationFlows.id })
    .from(registrationFlows)
    .where(
      and(
        isNull(registrationFlows.confirmedAt),
        lt(registrationFlows.dataModificacao, before),
        // A code that was sent again may still confirm it.
        or(isNull(registrationFlows.codeExpiresAt), lte(registrationFlows.codeExpiresAt, now)),
      ),
    )
    .limit(MOST_A_RUN)
    .for('update', { skipLocked: true });
  const flowIds = flows.map(({ id }) => id);
  // Locked before what refers to them is deleted: a link may be giving one another password, which the log is told.
  const accounts = await queries
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.registrationFlowId, flowIds))
    .for('update');
  const userIds = accounts.map(({ id }) => id);
  await queries.delete(auditEntries).where(inArray(auditEntries.userId, userIds));
  await queries.delete(users).where(inArray(users.id, userIds));
  await queries.delete(registrationFlows).where(inArray(registrationFlows.id, flowIds));
}

/**
 * Removes the personal data of registrations that were refused or abandoned (LGPD, docs/privacy.md): one registration a
 * transaction, so that a run that ends early leaves none half done, and several gateways share the work. Sign-ups that
 * nobody confirmed go as a whole.
 *
 * @param days how long they are kept after the refusal or the last change.
 * @returns how many were forgotten.
 */
export async function forgetRegistrations(removal: FileRemoval, now: Date, days: number): Promise<number> {
  const { queries, transaction } = removal.database;
  const before = forgottenBefore(now, days);
  await transaction((handle) => forgetUnconfirmed(handle, now, before));
  let forgotten = 0;
  let id = await findNext(queries, before, undefined);
  while (id !== undefined && forgotten < MOST_A_RUN) {
    const flowId = id;
    const bytes = await transaction((handle) => forget(handle, flowId, now, days));
    if (bytes !== null) {
      forgotten += 1;
      await removeBytes(removal, bytes);
    }
    id = await findNext(queries, before, flowId);
  }
  return forgotten;
}
