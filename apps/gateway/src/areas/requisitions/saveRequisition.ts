import type { Schemas } from '@portal/api';
import { requisitionSchema, SENT_REMARKS } from '@portal/domain';
import { dayInSaoPaulo, isIsoDate } from '@portal/formats';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Queries } from '../../database/database.ts';
import {
  divisionGroups,
  divisions,
  managers,
  requisitionDivisions,
  requisitions,
  requisitionTags,
  tags,
} from '../../database/schema.ts';
import { removeBytes } from '../../files/storedFiles.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { Call } from '../../http/operationHandler.ts';
import { type Author, authorOf } from '../../records/recordChange.ts';
import { finishBeforeNew } from '../documents/finishDirectUploads.ts';
import { productEnumerations } from '../enumerations/lists.ts';
import { isApprovedSupplier } from '../suppliers/supplierQueries.ts';
import { changeAttachments, uploadAddresses } from './attachments.ts';
import { requisitionMessages } from './messages.ts';
import { requisitionBody } from './requisitionQueries.ts';
import { analysisOf, managerHistory } from './supplierFigures.ts';
import {
  changeRequisition,
  lockForAct,
  nameOf,
  type RequisitionChange,
  type StoredRequisition,
  settleRequisition,
} from './writeRequisition.ts';

type Values = z.output<ReturnType<typeof requisitionSchema>>;

/** Values whose release type is known. */
type KnownValues = Values & { readonly tipoLiberacao: Schemas['ReleaseType'] };

/** Refuses what does not exist. @returns the values. @throws GatewayError 400 at the fields. */
async function requireReferences(queries: Queries, values: Values): Promise<KnownValues> {
  const { gestorId, fornecedorId, tipoLiberacao, grupoDivisaoId, divisoes, tags: chosen } = values;
  const problems: Record<string, string[]> = {};
  const [manager] = await queries
    .select({ ativo: managers.ativo })
    .from(managers)
    .where(and(eq(managers.id, gestorId), isNull(managers.deletedAt)));
  if (manager?.ativo !== true) problems.gestorId = [requisitionMessages.manager];
  if (!(await isApprovedSupplier(queries, fornecedorId)))
    problems.fornecedorId = [requisitionMessages.supplier];
  const release = productEnumerations.tipoLiberacaoRequisicao.find(({ id }) => id === tipoLiberacao);
  if (release === undefined) problems.tipoLiberacao = [requisitionMessages.release];
  if (grupoDivisaoId !== null) {
    const isGroup = and(eq(divisionGroups.id, grupoDivisaoId), isNull(divisionGroups.deletedAt));
    if ((await queries.$count(divisionGroups, isGroup)) === 0)
      problems.grupoDivisaoId = [requisitionMessages.divisionGroup];
  }
  const divisionIds = [...new Set(divisoes.map(({ id }) => id))];
  const areDivisions = and(inArray(divisions.id, divisionIds), isNull(divisions.deletedAt));
  if (divisionIds.length > 0 && (await queries.$count(divisions, areDivisions)) < divisionIds.length)
    problems.divisoes = [requisitionMessages.divisions];
  const tagIds = [...new Set(chosen.map(({ id }) => id))];
  if (tagIds.length > 0 && (await queries.$count(tags, inArray(tags.id, tagIds))) < tagIds.length)
    problems.tags = [requisitionMessages.tags];
  if (release === undefined || Object.keys(problems).length > 0) throw invalidFields(problems);
  return { ...values, tipoLiberacao: release.id };
}

/** Last purchase date: that of the body, else the stored one, else the billing date (G-24). @throws GatewayError 400. */
function finalDate(
  asked: string | null | undefined,
  billing: string,
  before: StoredRequisition | null,
): string {
  if (asked != null && (!isIsoDate(asked) || asked < billing))
    throw invalidFields({ dataCompraFinal: [requisitionMessages.finalDate] });
  if (asked != null) return asked;
  const wasAnother = before !== null && before.dataCompraFinal !== before.dataCompraInicial;
  return wasAnother && before.dataCompraFinal >= billing ? before.dataCompraFinal : billing;
}

async function replaceChoices(queries: Queries, requisicaoId: number, { divisoes, tags: chosen }: Values) {
  await queries.delete(requisitionDivisions).where(eq(requisitionDivisions.requisicaoId, requisicaoId));
  await queries.delete(requisitionTags).where(eq(requisitionTags.requisicaoId, requisicaoId));
  const divisionIds = [...new Set(divisoes.map(({ id }) => id))];
  const tagIds = [...new Set(chosen.map(({ id }) => id))];
  if (divisionIds.length > 0)
    await queries
      .insert(requisitionDivisions)
      .values(divisionIds.map((divisaoId) => ({ requisicaoId, divisaoId })));
  if (tagIds.length > 0)
    await queries.insert(requisitionTags).values(tagIds.map((tagId) => ({ requisicaoId, tagId })));
}

/** The columns of a body; the figures and the history are computed here, never taken from it. */
async function columnsOf(
  queries: Queries,
  author: Author,
  values: KnownValues,
  before: StoredRequisition | null,
  asked: string | null | undefined,
) {
  const { divisoes, tags: chosen, ...columns } = values;
  return {
    ...columns,
    // A pre-requisition has none (G-25).
    liberacaoEspecial: before?.preRequisicao === true ? before.liberacaoEspecial : values.liberacaoEspecial,
    dataCompraFinal: finalDate(asked, values.dataCompraInicial, before),
    analise: await analysisOf(queries, values.fornecedorId, values.valorRequisicao),
    historico: await managerHistory(queries, values.gestorId, author.at, before?.id),
  } satisfies RequisitionChange;
}

/** The files of a body. */
const filesOf = ({ nomeOriginal, tamanhosArquivos, documentos }: Schemas['RequisitionInput']) => ({
  names: nomeOriginal ?? [],
  sizes: tamanhosArquivos,
  kept: (documentos ?? []).map(({ documentoId }) => documentoId),
});

/** Creates a requisition (RQF-058 to RQF-061). @throws GatewayError 400 for what its rules refuse. */
export async function createRequisition(
  call: Call<'createRequisition'>,
): Promise<Schemas['RequisitionAnswer']> {
  const { body, context, origin } = call;
  const author = authorOf(call);
  const values = validateBody(requisitionSchema(dayInSaoPaulo(author.at)), body);
  const { id, uploads } = await context.database.transaction(async (queries) => {
    const known = await requireReferences(queries, values);
    const columns = await columnsOf(queries, author, known, null, body.dataCompraFinal);
    const [after] = await queries
      .insert(requisitions)
      .values({
        ...columns,
        valorOriginal: values.valorRequisicao,
        status: 'Requisitado',
        requisitanteId: author.userId,
        requisitante: await nameOf(queries, author),
        dataCriacao: author.at,
        dataModificacao: author.at,
      })
      .returning();
    if (after === undefined) throw new Error('A requisition was not stored');
    await replaceChoices(queries, after.id, values);
    const changed = await changeAttachments(queries, author, after.id, filesOf(body));
    await settleRequisition(queries, author, { before: null, after }, values.observacoes);
    return { id: after.id, uploads: changed.uploads };
  });
  return {
    requisicao: await requisitionBody(context.database.queries, id),
    assinaturasArquivos: await uploadAddresses(context, origin, uploads),
  };
}

/** Saves a requisition as its requester (RQF-063, RQF-066). @throws GatewayError 400, 404, 409. */
export async function updateRequisition(
  call: Call<'updateRequisition'>,
): Promise<Schemas['RequisitionAnswer']> {
  const { body, path, version, context, origin, caller } = call;
  const author = authorOf(call);
  const values = validateBody(requisitionSchema(dayInSaoPaulo(author.at)), body);
  const id = path.requisicaoId;
  const files = filesOf(body);
  await finishBeforeNew(context, { requisitionId: id }, files.names.length);
  const { uploads, unused } = await context.database.transaction(async (queries) => {
    const { before, next } = await lockForAct(queries, caller(), { id, version, act: 'edit' });
    const known = await requireReferences(queries, values);
    const columns = await columnsOf(queries, author, known, before, body.dataCompraFinal);
    await replaceChoices(queries, id, values);
    const changed = await changeAttachments(queries, author, id, files);
    const change = { ...columns, ...SENT_REMARKS, ...(next !== null && { status: next }) };
    await changeRequisition(queries, author, before, change, values.observacoes);
    return changed;
  });
  await removeBytes(context, unused);
  return {
    requisicao: await requisitionBody(context.database.queries, id),
    assinaturasArquivos: await uploadAddresses(context, origin, uploads),
  };
}
