import { PERSONAL_DATA_LABELS, STAFF_ONLY_FIELDS } from '@portal/domain';
import { formatCnpj } from '@portal/formats';
import { and, asc, desc, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  auditEntries,
  type Changes,
  documents,
  outboxMails,
  personalDataReads,
  privacyAcceptances,
  registrationRequests,
  registrationSubmissions,
  requestEvents,
  sessions,
  users,
} from '../../database/schema.ts';
import { operationName } from '../logs/operationNames.ts';
import { registrationBody } from '../registrations/registrationBody.ts';
import { registrationFields } from '../registrations/registrationFields.ts';
import { type FoundRegistration, findRegistrationOfFlow } from '../registrations/registrationQueries.ts';

type User = typeof users.$inferSelect;

/**
 * Condition on `outbox_mails`: it is for the account. One of before mails named theirs goes by its address, unless another
 * account has the same.
 */
function isMailOf(queries: Queries, { id, email }: User, flowId: string) {
  const isSame = sql`lower(${users.email}) = ${email.toLowerCase()}`;
  const others = queries
    .select({ one: sql`1` })
    .from(users)
    .where(and(ne(users.id, id), isSame));
  return or(
    eq(outboxMails.registrationFlowId, flowId),
    and(isNull(outboxMails.registrationFlowId), eq(outboxMails.recipient, email), notExists(others)),
  );
}

/** What signing in left behind. Hashes and counters of it say nothing to their owner. */
async function accountOf(queries: Queries, user: User, flowId: string) {
  return {
    conta: {
      cnpj: user.cnpj,
      nome: user.name,
      email: user.email,
      dataCriacao: user.createdAt,
      dataUltimaEntrada: user.lastSignInAt,
      dataAlteracaoSenha: user.passwordChangedAt,
    },
    avisosDePrivacidadeAceitos: await queries
      .select({ versao: privacyAcceptances.version, data: privacyAcceptances.acceptedAt })
      .from(privacyAcceptances)
      .where(eq(privacyAcceptances.userId, user.id))
      .orderBy(asc(privacyAcceptances.acceptedAt)),
    sessoes: await queries
      .select({
        dispositivo: sessions.device,
        dataInicio: sessions.createdAt,
        dataUltimoUso: sessions.rotatedAt,
        dataEncerramento: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .orderBy(desc(sessions.createdAt)),
    // One with a code or a link opens something until it is sent, and has no text from then on.
    emails: await queries
      .select({ assunto: outboxMails.subject, texto: outboxMails.body, dataEnvio: outboxMails.sentAt })
      .from(outboxMails)
      .where(and(isMailOf(queries, user, flowId), isNotNull(outboxMails.sentAt)))
      .orderBy(desc(outboxMails.id)),
  };
}

/** Changes without those of fields that only staff sees. */
function ownFields(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !STAFF_ONLY_FIELDS.has(field)));
}

/** Changes of the account and of its registration, and what else the user did. Names of others stay with them. */
async function changesOf(queries: Queries, user: User, supplierId: number) {
  const { id } = user;
  const ofAccount = and(eq(auditEntries.recordKind, 'account'), eq(auditEntries.recordId, String(id)));
  const ofRegistration = and(
    eq(auditEntries.recordKind, 'registration'),
    eq(auditEntries.recordId, String(supplierId)),
  );
  const changes = await queries
    .select()
    .from(auditEntries)
    .where(or(ofAccount, ofRegistration))
    .orderBy(desc(auditEntries.changedAt), desc(auditEntries.id));
  const acts = await queries
    .select({
      data: auditEntries.changedAt,
      operation: auditEntries.operation,
      tipoRegistro: auditEntries.recordKind,
      registro: auditEntries.recordId,
    })
    .from(auditEntries)
    .where(eq(auditEntries.userId, id))
    .orderBy(desc(auditEntries.changedAt), desc(auditEntries.id));
  const events = await queries
    .select({
      data: requestEvents.happenedAt,
      solicitacao: registrationRequests.codigo,
      acontecimento: requestEvents.kind,
      nome: requestEvents.nome,
    })
    .from(requestEvents)
    .innerJoin(registrationRequests, eq(registrationRequests.id, requestEvents.solicitacaoCadastroId))
    .where(and(eq(registrationRequests.fornecedorId, supplierId), eq(requestEvents.userId, id)))
    .orderBy(desc(requestEvents.id));
  return {
    alteracoes: changes
      .map(({ changedAt, operation, userId, changes: fields }) => ({
        data: changedAt,
        operacao: operationName(operation),
        por: userId === id ? 'Você' : userId === null ? 'Portal' : 'Empresa',
        campos: ownFields(fields),
      }))
      .filter(({ campos }) => Object.keys(campos).length > 0),
    atividades: acts.map(({ operation, ...act }) => ({ ...act, operacao: operationName(operation) })),
    solicitacoes: events,
  };
}

/** When the company read the data; the names of staff stay with them. */
async function readsOf(queries: Queries, supplierId: number) {
  const reads = await queries
    .select()
    .from(personalDataReads)
    .where(eq(personalDataReads.supplierId, supplierId))
    .orderBy(desc(personalDataReads.lastAt), desc(personalDataReads.id));
  return {
    leiturasDosDados: reads.map(({ firstAt, lastAt, kind, times }) => ({
      dataPrimeira: firstAt,
      dataUltima: lastAt,
      dados: PERSONAL_DATA_LABELS[kind],
      por: 'Empresa',
      vezes: times,
    })),
  };
}

async function registrationOf(queries: Queries, found: FoundRegistration) {
  return {
    cadastro: registrationBody(found, ['Fornecedor']),
    envios: await queries
      .select({
        etapa: registrationSubmissions.etapa,
        data: registrationSubmissions.enviadoEm,
        dados: registrationSubmissions.dados,
      })
      .from(registrationSubmissions)
      .where(eq(registrationSubmissions.fluxoCadastroId, found.flow.id))
      .orderBy(desc(registrationSubmissions.id)),
  };
}

/** The fields of a registration as its forms show them, one a line. */
function textOf(found: FoundRegistration): string {
  const { fornecedor } = registrationBody(found, ['Fornecedor']);
  const lines = registrationFields(fornecedor, 'SegundaAnalise').map(
    ({ rotulo, texto }) => `${rotulo}: ${texto?.replaceAll('\n', '\n  ') ?? '-'}`,
  );
  return `CNPJ: ${formatCnpj(fornecedor.cnpj)}\n${lines.join('\n')}\n`;
}

/** A document whose bytes are in the file store. */
interface OwnDocument {
  readonly id: number;
  readonly type: (typeof documents.$inferSelect)['tipoDocumento'];
  readonly name: string;
  readonly fileId: string;
}

async function documentsOf(queries: Queries, supplierId: number): Promise<OwnDocument[]> {
  const rows = await queries
    .select()
    .from(documents)
    .where(and(eq(documents.fornecedorId, supplierId), isNull(documents.removedAt)))
    .orderBy(asc(documents.id));
  return rows.flatMap(({ id, tipoDocumento: type, nomeOriginal: name, fileId }) =>
    fileId === null ? [] : [{ id, type, name, fileId }],
  );
}

/** What is kept about a supplier's user (LGPD, art. 18, II and V). */
export interface OwnData {
  /** Everything, by part. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The registration as people read it. */
  readonly registrationText: string;
  readonly documents: readonly OwnDocument[];
}

/** Reads what `docs/privacy.md` lists of a supplier's user; undefined for whom has no registration or access any more. */
export async function readOwnData(queries: Queries, userId: number): Promise<OwnData | undefined> {
  const [user] = await queries
    .select()
    .from(users)
    .where(and(eq(users.id, userId), users.active));
  const flowId = user?.registrationFlowId ?? null;
  const found = flowId === null ? undefined : await findRegistrationOfFlow(queries, flowId);
  if (user === undefined || found === undefined) return undefined;
  return {
    data: {
      ...(await accountOf(queries, user, found.flow.id)),
      ...(await registrationOf(queries, found)),
      ...(await changesOf(queries, user, found.supplier.id)),
      ...(await readsOf(queries, found.supplier.id)),
    },
    registrationText: textOf(found),
    documents: await documentsOf(queries, found.supplier.id),
  };
}
