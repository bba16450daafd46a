import {
  approvalSchema,
  DUE_DATES,
  PAST_DATE_TEXT,
  REQUISITION_DEPARTMENT,
  requisitionFilterRefusal,
  requisitionRefusalSchema,
  validationSchema,
} from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { and, eq, exists, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { managers, requisitions, requisitionTags } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { GatewayError, invalidParameters, notFound, refused } from '../../http/GatewayError.ts';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import { requireDays } from '../../lists/createdBetween.ts';
import { finishDirectAttachments } from '../documents/finishDirectUploads.ts';
import { readGraphicAnalysis, readReleases } from './cashFlows.ts';
import { decideRequisition, eraseRequisition, hideRequisition, storedAnswer } from './decideRequisition.ts';
import { requisitionMessages } from './messages.ts';
import { readSupplierTerms } from './readSupplierTerms.ts';
import { isRequisition, readLog, requisitionList, requisitionRows } from './requisitionQueries.ts';
import { countOfStatus } from './requisitionSums.ts';
import { createRequisition, updateRequisition } from './saveRequisition.ts';
import { managerAnalyses, managerHistory } from './supplierFigures.ts';
import type { RequisitionChange, StoredRequisition } from './writeRequisition.ts';

type ListQuery = Call<'listRequisitions'>['query'];

/** What the list is asked for besides a status. @throws GatewayError 400 for a period that is none. */
function requisitionsMatching(queries: Queries, query: ListQuery) {
  const { DataInicio: from, DataFim: until, TagsIds: tagIds = [] } = query;
  requireDays(query);
  const turned = requisitionFilterRefusal({ initialDate: from ?? null, finalData: until ?? null });
  if (turned !== null) throw invalidParameters({ DataFim: [turned] });
  const equals = <Value>(column: Parameters<typeof eq>[0], value: Value | undefined) =>
    value === undefined ? undefined : eq(column, value);
  const department = query.DepartamentoRequisicaoId;
  return and(
    // All are of one department.
    department === REQUISITION_DEPARTMENT.id
      ? undefined
      : equals(requisitions.departamentoRequisicaoId, department),
    equals(requisitions.gestorId, query.GestorId),
    equals(requisitions.tipoLiberacao, query.TipoLiberacao),
    equals(requisitions.fornecedorId, query.FornecedorId),
    from === undefined ? undefined : gte(requisitions.dataCompraInicial, from),
    until === undefined ? undefined : lte(requisitions.dataCompraInicial, until),
    tagIds.length === 0
      ? undefined
      : exists(
          queries
            .select({ one: sql`1` })
            .from(requisitionTags)
            .where(
              and(eq(requisitionTags.requisicaoId, requisitions.id), inArray(requisitionTags.tagId, tagIds)),
            ),
        ),
  );
}

/** @throws GatewayError 404 without the manager. */
async function requireManager(queries: Queries, id: number): Promise<void> {
  if ((await queries.$count(managers, eq(managers.id, id))) === 0) throw notFound();
}

/** The figures that a requisition keeps. @throws GatewayError 404 without it. */
async function keptFigures({ path, context }: Call<'getRequisitionHistory' | 'getRequisitionAnalyses'>) {
  const [row] = await context.database.queries
    .select({ historico: requisitions.historico, analise: requisitions.analise })
    .from(requisitions)
    .where(isRequisition(path.requisicaoId));
  if (row === undefined) throw notFound();
  return row;
}

const today = ({ context }: Pick<Call<'createRequisition'>, 'context'>) => dayInSaoPaulo(context.now());

/** Answers with a requisition in its new version. */
function answered<Body extends { readonly requisicao: { readonly versao: number } }>(body: Body) {
  return { status: 200 as const, body, version: body.requisicao.versao };
}

/** Calls of the purchase requisitions (RQF, RQL, RQA, CHT-016 to CHT-023, SM-5). */
export const requisitionHandlers: Handlers<
  | 'listRequisitions'
  | 'createRequisition'
  | 'getRequisition'
  | 'updateRequisition'
  | 'validateRequisition'
  | 'approveRequisition'
  | 'approveListedRequisition'
  | 'validateListedRequisition'
  | 'refuseRequisition'
  | 'deleteRequisition'
  | 'removeRequisition'
  | 'listRequisitionLogs'
  | 'getRequisitionHistory'
  | 'getRequisitionAnalyses'
  | 'getManagerHistory'
  | 'getManagerAnalyses'
  | 'getSupplierTerms'
  | 'getReleasesChart'
  | 'getGraphicAnalysis'
> = {
  listRequisitions: async ({ query, context }) => {
    const { queries } = context.database;
    const { StatusRequisicao: status } = query;
    const narrowed = requisitionsMatching(queries, query);
    const { rows, meta } = await requisitionList(context, query, {
      where: and(status && eq(requisitions.status, status), narrowed),
      ...(narrowed ? { costly: true } : { count: () => countOfStatus(queries, status) }),
    });
    return { status: 200, body: { requisicoes: await requisitionRows(queries, rows), meta } };
  },
  createRequisition: async (call) => ({ status: 201, body: await createRequisition(call) }),
  getRequisition: async (call) => {
    await finishDirectAttachments(call.context, call.path.requisicaoId);
    return answered(await storedAnswer(call, call.path.requisicaoId));
  },
  updateRequisition: async (call) => answered(await updateRequisition(call)),
  validateRequisition: async (call) => {
    const { observacoesValidador, ...values } = validateBody(validationSchema(today(call)), call.body);
    const changeOf = (before: StoredRequisition) => movedDates(before, values);
    return answered(await decideRequisition(call, 'validate', observacoesValidador, changeOf));
  },
  approveRequisition: async (call) => {
    const { observacoesDiretor, ...values } = validateBody(approvalSchema(today(call)), call.body);
    const changeOf = (before: StoredRequisition) => movedDates(before, values);
    return answered(await decideRequisition(call, 'approve', observacoesDiretor, changeOf));
  },
  approveListedRequisition: async (call) =>
    answered(await decideRequisition(call, 'approve', null, (before) => asItStands(before, today(call)))),
  validateListedRequisition: async (call) =>
    answered(await decideRequisition(call, 'validate', null, (before) => asItStands(before, today(call)))),
  refuseRequisition: async (call) => {
    const { observacao } = validateBody(requisitionRefusalSchema, call.body);
    return answered(await decideRequisition(call, 'refuse', observacao));
  },
  deleteRequisition: async (call) => {
    await hideRequisition(call, call.path.id);
    return { status: 204 };
  },
  removeRequisition: async (call) => {
    await eraseRequisition(call, call.path.requisicaoId);
    return { status: 204 };
  },
  listRequisitionLogs: async ({ path, query, context }) => ({
    status: 200,
    body: await readLog(context, path.requisicaoId, query),
  }),
  getRequisitionHistory: async (call) => {
    const { historico } = await keptFigures(call);
    if (historico.length === 0) throw new GatewayError(404, requisitionMessages.noHistory);
    return { status: 200, body: { historico: [...historico] } };
  },
  getRequisitionAnalyses: async (call) => ({
    status: 200,
    body: { analises: [(await keptFigures(call)).analise] },
  }),
  getManagerHistory: async ({ path, context: { database, now } }) => {
    await requireManager(database.queries, path.gestorId);
    const historico = await managerHistory(database.queries, path.gestorId, now());
    if (historico.length === 0) throw new GatewayError(404, requisitionMessages.noHistory);
    return { status: 200, body: { historico } };
  },
  getManagerAnalyses: async ({ path, context: { database } }) => {
    await requireManager(database.queries, path.gestorId);
    const analises = await managerAnalyses(database.queries, path.gestorId);
    if (analises.length === 0) throw new GatewayError(404, requisitionMessages.noAnalyses);
    return { status: 200, body: { analises } };
  },
  getSupplierTerms: async ({ path, query, context: { database } }) => ({
    status: 200,
    body: { dados: await readSupplierTerms(database.queries, path.fornecedorId, query.divisoesId ?? []) },
  }),
  getReleasesChart: async ({ query, context }) => ({
    status: 200,
    body: await readReleases(context, query.tipoVisaoGrafico ?? 'Mes', query.requisicoes ?? []),
  }),
  getGraphicAnalysis: async ({ query, context }) => ({
    status: 200,
    body: await readGraphicAnalysis(context, query.tipoVisaoGrafico ?? 'Mes'),
  }),
};

/**
 * A decision in a list changes nothing else.
 *
 * @throws GatewayError 400 where a due date has passed since the requisition was saved, as its form does (RQP-015).
 */
function asItStands({ prazoCompra }: StoredRequisition, day: string): RequisitionChange {
  if (DUE_DATES.some((name) => (prazoCompra[name] ?? day) < day)) throw refused(PAST_DATE_TEXT);
  return {};
}

/** What a decision changes, with a last purchase date that is not before the billing date (G-24). */
function movedDates<Values extends { readonly dataCompraInicial: string }>(
  {
    dataCompraInicial,
    dataCompraFinal,
  }: { readonly dataCompraInicial: string; readonly dataCompraFinal: string },
  values: Values,
) {
  const billing = values.dataCompraInicial;
  const stays = dataCompraFinal !== dataCompraInicial && dataCompraFinal >= billing;
  return { ...values, dataCompraFinal: stays ? dataCompraFinal : billing };
}
