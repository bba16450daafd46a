import type { operations } from '@portal/api';
import {
  displayStatus,
  type RegistrationListName,
  registrationListOf,
  WAITING_PARTIES,
  type WaitingParty,
  waitingPartiesOf,
} from '@portal/domain';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import {
  brands,
  registrationFlows as flows,
  supplierBrands,
  supplierCategories,
  supplierCategoryChoices,
  supplierContacts,
  suppliers,
} from '../../../database/schema.ts';
import type { GatewayContext } from '../../../http/operationHandler.ts';
import { createdBetween } from '../../../lists/createdBetween.ts';
import { listOf } from '../../../lists/listOf.ts';
import { plainText } from '../../../lists/searchText.ts';
import { supplierHolds } from '../../suppliers/supplierHolds.ts';
import { stateCondition } from './flowStates.ts';

/** Position of the shown status in the course of a registration, for sorting. */
const course = sql`registration_course(${flows.statusFluxoCadastro}, ${flows.statusAprovacaoComercialSegundaAnalise}, ${flows.statusAprovacaoContabilidadeSegundaAnalise})`;

const flowFields = {
  id: flows.id,
  fornecedorId: suppliers.id,
  codigo: suppliers.codigo,
  cnpj: suppliers.cnpj,
  name: suppliers.razaoSocial,
  nomeFantasia: suppliers.nomeFantasia,
  segmento: suppliers.segmento,
  responsavel: supplierContacts.nome,
  statusFluxoCadastro: flows.statusFluxoCadastro,
  statusAprovacaoComercialSegundaAnalise: flows.statusAprovacaoComercialSegundaAnalise,
  statusAprovacaoContabilidadeSegundaAnalise: flows.statusAprovacaoContabilidadeSegundaAnalise,
  etapaReprovacao: flows.etapaReprovacao,
  importadoLegado: flows.importadoLegado,
  dataCriacao: flows.dataCriacao,
  dataModificacao: flows.dataModificacao,
};

const ofSupplier = eq(flows.fornecedorId, suppliers.id);

/** Orders by what the supplier says. */
const SUPPLIER_ORDERS: readonly unknown[] = ['Name', 'NomeFantasia', 'Segmento'];
const isOfSupplier = (column: unknown) => SUPPLIER_ORDERS.includes(column);

const representative = and(
  eq(supplierContacts.fornecedorId, suppliers.id),
  eq(supplierContacts.tipoContato, 'Representante'),
);

/** Filters of a list of registrations, as the calls send them. */
type RegistrationQuery = NonNullable<operations['listRegistrations']['parameters']['query']>;

/** Condition: a flow is in a list and matches the filters. */
function conditionOf(list: RegistrationListName, query: RegistrationQuery): SQL | undefined {
  const { Status, Aguardando, importadoLegado } = query;
  return and(
    // In one condition, so that the statuses it leaves are looked up.
    stateCondition(
      (flow) =>
        registrationListOf(flow)?.name === list &&
        (Status === undefined || displayStatus(flow) === Status) &&
        (Aguardando === undefined || waitingPartiesOf(flow).includes(Aguardando)),
    ),
    createdBetween(flows.dataCriacao, query),
    importadoLegado === undefined ? undefined : eq(flows.importadoLegado, importadoLegado),
  );
}

/** Registrations, the newest first unless the call sorts. */
const registrationList = listOf({
  rows: (queries) =>
    queries
      .select(flowFields)
      .from(flows)
      .innerJoin(suppliers, ofSupplier)
      .leftJoin(supplierContacts, representative)
      .$dynamic(),
  where: isNotNull(flows.fornecedorId),
  search: (text) => {
    const holds = supplierHolds(text);
    return holds && sql`${flows.fornecedorId} in (select ${suppliers.id} from ${suppliers} where ${holds})`;
  },
  order: [desc(flows.dataCriacao), desc(flows.id)],
  sort: {
    Name: plainText(suppliers.razaoSocial),
    NomeFantasia: plainText(suppliers.nomeFantasia),
    Segmento: [plainText(suppliers.segmento), plainText(suppliers.nomeFantasia)],
    DataCriacao: flows.dataCriacao,
    DataModificacao: flows.dataModificacao,
    Status: [course, flows.dataCriacao],
  },
  id: flows.id,
  keys: {
    table: flows,
    select: (queries, column) => {
      const selected = queries.select({ id: flows.id }).from(flows);
      return isOfSupplier(column)
        ? selected.innerJoin(suppliers, ofSupplier).$dynamic()
        : selected.$dynamic();
    },
  },
});

/** Brands of the given suppliers by description, and their categories, the principal one first. */
async function findChoices(queries: Queries, supplierIds: readonly number[]) {
  if (supplierIds.length === 0) return { marcas: [], categorias: [] };
  const marcas = await queries
    .select({ fornecedorId: supplierBrands.fornecedorId, id: brands.id, descricao: brands.descricao })
    .from(supplierBrands)
    .innerJoin(brands, eq(brands.id, supplierBrands.marcaId))
    .where(inArray(supplierBrands.fornecedorId, [...supplierIds]))
    .orderBy(asc(plainText(brands.descricao)), asc(brands.id));
  const categorias = await queries
    .select({
      fornecedorId: supplierCategoryChoices.fornecedorId,
      id: supplierCategories.id,
      descricao: supplierCategories.descricao,
      principal: supplierCategoryChoices.principal,
    })
    .from(supplierCategoryChoices)
    .innerJoin(supplierCategories, eq(supplierCategories.id, supplierCategoryChoices.categoriaId))
    .where(inArray(supplierCategoryChoices.fornecedorId, [...supplierIds]))
    .orderBy(
      desc(supplierCategoryChoices.principal),
      asc(plainText(supplierCategories.descricao)),
      asc(supplierCategories.id),
    );
  return { marcas, categorias };
}

function ofOne<Row extends { readonly fornecedorId: number }>(rows: readonly Row[], wanted: number) {
  return rows
    .filter(({ fornecedorId }) => fornecedorId === wanted)
    .map(({ fornecedorId, ...choice }) => choice);
}

/**
 * Finds a page of a list of registrations with brands and categories, in four queries whatever the size of the page
 * (G-35).
 */
export async function findRegistrations(
  context: GatewayContext,
  list: RegistrationListName,
  query: RegistrationQuery,
) {
  const { rows, meta } = await registrationList(context, query, {
    text: query.Busca,
    where: conditionOf(list, query),
  });
  const choices = await findChoices(
    context.database.queries,
    rows.map(({ fornecedorId }) => fornecedorId),
  );
  const found = rows.map((row) => ({
    ...row,
    marcas: ofOne(choices.marcas, row.fornecedorId),
    categorias: ofOne(choices.categorias, row.fornecedorId),
  }));
  return { rows: found, meta };
}

/** A row of a list of registrations. */
export type ListedRegistration = Awaited<ReturnType<typeof findRegistrations>>['rows'][number];

const waitsIn = (list: RegistrationListName, parties: readonly WaitingParty[]) =>
  stateCondition(
    (flow) =>
      registrationListOf(flow)?.name === list &&
      waitingPartiesOf(flow).some((party) => parties.includes(party)),
  );

const counted = (list: RegistrationListName, party: WaitingParty) =>
  sql<number>`count(*) filter (where ${waitsIn(list, [party])})`.mapWith(Number);

const waitsAtAll = or(waitsIn('pre-cadastros', WAITING_PARTIES), waitsIn('cadastro', WAITING_PARTIES));

const waitingNumbers = Object.fromEntries(
  WAITING_PARTIES.flatMap((party) => [
    [`pre ${party}`, counted('pre-cadastros', party)],
    [`full ${party}`, counted('cadastro', party)],
  ]),
);

/** Counts in one query how many registrations of the first two lists wait for each party (G-47). */
export async function countWaiting(queries: Queries) {
  const [numbers] = await queries
    .select(waitingNumbers)
    .from(flows)
    .where(and(isNotNull(flows.fornecedorId), waitsAtAll));
  return WAITING_PARTIES.map((aguardando) => ({
    aguardando,
    preCadastros: numbers?.[`pre ${aguardando}`] ?? 0,
    cadastros: numbers?.[`full ${aguardando}`] ?? 0,
  }));
}
