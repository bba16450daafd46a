import {
  displayStatus,
  FLOW_STATUSES,
  type RegistrationListName,
  registrationListOf,
  WAITING_PARTIES,
  type WaitingParty,
  waitingPartiesOf,
} from '@portal/domain';
import { parseCnpj } from '@portal/formats';
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
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
import { createdBetween, type Period } from '../../../lists/createdBetween.ts';
import { bounds, type Page, sorted } from '../../../lists/page.ts';
import { holdsText, plainText } from '../../../lists/searchText.ts';
import { stateCondition } from './flowStates.ts';

const inList: Readonly<Record<RegistrationListName, SQL>> = {
  'pre-cadastros': stateCondition((flow) => registrationListOf(flow)?.name === 'pre-cadastros'),
  cadastro: stateCondition((flow) => registrationListOf(flow)?.name === 'cadastro'),
  parceiros: stateCondition((flow) => registrationListOf(flow)?.name === 'parceiros'),
};

const waitsFor = (party: WaitingParty): SQL =>
  stateCondition((flow) => waitingPartiesOf(flow).includes(party));

const isShownAs = (status: string): SQL => stateCondition((flow) => displayStatus(flow) === status);

/** Place of the shown status in the course of a registration. */
const course = sql`case ${sql.join(
  FLOW_STATUSES.map((status, place) => sql`when ${isShownAs(status)} then ${place}::integer`),
  sql` `,
)} end`;

const columns = {
  Name: plainText(suppliers.razaoSocial),
  NomeFantasia: plainText(suppliers.nomeFantasia),
  Segmento: plainText(suppliers.segmento),
  DataCriacao: flows.dataCriacao,
  Status: course,
};

/** What a list of registrations asks for; everything has to hold. */
export interface RegistrationSearch {
  readonly list: RegistrationListName;
  readonly text: string | undefined;
  readonly period: Period;
  /** Shown status that is wanted. */
  readonly status: string | undefined;
  readonly waiting: WaitingParty | undefined;
  readonly legacy: boolean | undefined;
  readonly page: Page;
  readonly column: keyof typeof columns | undefined;
  readonly ascending: boolean | undefined;
}

const flowFields = {
  id: flows.id,
  fornecedorId: suppliers.id,
  codigo: suppliers.codigo,
  name: suppliers.razaoSocial,
  nomeFantasia: suppliers.nomeFantasia,
  segmento: suppliers.segmento,
  responsavel: supplierContacts.nome,
  statusFluxoCadastro: flows.statusFluxoCadastro,
  statusAprovacaoComercialSegundaAnalise: flows.statusAprovacaoComercialSegundaAnalise,
  statusAprovacaoContabilidadeSegundaAnalise: flows.statusAprovacaoContabilidadeSegundaAnalise,
  etapaReprovacao: flows.etapaReprovacao,
  importadoLegado: suppliers.importadoLegado,
  dataCriacao: flows.dataCriacao,
  dataModificacao: flows.dataModificacao,
};

const ofSupplier = eq(flows.fornecedorId, suppliers.id);

const representative = and(
  eq(supplierContacts.fornecedorId, suppliers.id),
  eq(supplierContacts.tipoContato, 'Representante'),
);

/** A CNPJ in the text may have punctuation; the stored one has none. */
function supplierHolds(text: string | undefined): SQL | undefined {
  const bare = text === undefined ? '' : parseCnpj(text);
  return or(
    holdsText(text, [suppliers.razaoSocial, suppliers.nomeFantasia, suppliers.cnpj, suppliers.codigo]),
    bare === text ? undefined : holdsText(bare, [suppliers.cnpj]),
  );
}

function conditionOf({ list, text, period, status, waiting, legacy }: RegistrationSearch): SQL | undefined {
  return and(
    inList[list],
    supplierHolds(text),
    createdBetween(flows.dataCriacao, period),
    status === undefined ? undefined : isShownAs(status),
    waiting === undefined ? undefined : waitsFor(waiting),
    legacy === undefined ? undefined : eq(suppliers.importadoLegado, legacy),
  );
}

/** Brands of the given suppliers by description, and their categories with the principal one first. */
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
 * Finds a page of a list of registrations with brands and categories, and their number over all pages, in four queries
 * whatever the size of the page (G-35). Without a column the newest come first.
 */
export async function findRegistrations(queries: Queries, search: RegistrationSearch) {
  const { page, column, ascending } = search;
  const where = conditionOf(search);
  const order =
    column === undefined
      ? [desc(flows.dataCriacao), desc(flows.id)]
      : sorted(columns[column], flows.id, ascending);
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select(flowFields)
    .from(flows)
    .innerJoin(suppliers, ofSupplier)
    .leftJoin(supplierContacts, representative)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [total] = await queries
    .select({ value: count() })
    .from(flows)
    .innerJoin(suppliers, ofSupplier)
    .where(where);
  const choices = await findChoices(
    queries,
    rows.map(({ fornecedorId }) => fornecedorId),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      marcas: ofOne(choices.marcas, row.fornecedorId),
      categorias: ofOne(choices.categorias, row.fornecedorId),
    })),
    total: total?.value ?? 0,
  };
}

/** A registration of a list, as the queries answer it. */
export type ListedRegistration = Awaited<ReturnType<typeof findRegistrations>>['rows'][number];

const counted = (list: RegistrationListName, party: WaitingParty) =>
  sql<number>`count(*) filter (where ${inList[list]} and ${waitsFor(party)})`.mapWith(Number);

const waitingNumbers = Object.fromEntries(
  WAITING_PARTIES.flatMap((party) => [
    [`pre ${party}`, counted('pre-cadastros', party)],
    [`full ${party}`, counted('cadastro', party)],
  ]),
);

/** Counts, in one query, how many registrations of the first two lists wait for each party (G-47). */
export async function countWaiting(queries: Queries) {
  const [numbers] = await queries.select(waitingNumbers).from(flows).innerJoin(suppliers, ofSupplier);
  return WAITING_PARTIES.map((aguardando) => ({
    aguardando,
    preCadastros: numbers?.[`pre ${aguardando}`] ?? 0,
    cadastros: numbers?.[`full ${aguardando}`] ?? 0,
  }));
}
