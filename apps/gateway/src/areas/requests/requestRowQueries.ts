import type { RequestSide } from '@portal/domain';
import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  families,
  familyRequests,
  productBlockedBranches,
  productChildren,
  productRequests,
  products,
  registrationRequests,
  riskClasses,
  suppliers,
} from '../../database/schema.ts';
import type { Call } from '../../http/operationHandler.ts';
import { isOneOf } from '../../lists/isOneOf.ts';
import { listOf } from '../../lists/listOf.ts';
import { digitsHold, findsText, holdsText } from '../../lists/searchText.ts';
import { supplierHolds } from '../suppliers/supplierHolds.ts';

// Subqueries are made for the rows of the page only, not for those that are counted.
const boxQuantity = sql<number | null>`(
  select ${productChildren.quantidade} from ${productChildren}
  where ${productChildren.produtoId} = ${products.id} and ${productChildren.principal}
    and ${productChildren.deletedAt} is null
)`;
const blockedBranches = sql<number>`(
  select count(*)::integer from ${productBlockedBranches}
  where ${productBlockedBranches.produtoId} = ${products.id}
)`;
const riskClass = sql<string | null>`(
  select ${riskClasses.descricao} from ${riskClasses} where ${riskClasses.id} = ${families.classificacoesDeRiscoId}
)`;

const notRemoved = isNull(familyRequests.deletedAt);

/**
 * Rows of the list of staff: one for each product of a request, or for its family while it has none. Those of one
 * request stand together in every order, the newest request first unless the call sorts (D26, CON-19).
 */
const requestRowList = listOf({
  rows: (queries) =>
    queries
      .select({
        id: familyRequests.id,
        solicitacaoCadastroProdutoId: productRequests.id,
        codigoSolicitacao: registrationRequests.codigo,
        fornecedorNomeTela: suppliers.nomeFantasia,
        codigoFornecedor: suppliers.codigo,
        fornecedorCnpj: suppliers.cnpj,
        familiaId: familyRequests.familiaId,
        familiaNome: families.nome,
        novaFamilia: familyRequests.novaFamilia,
        quantidadeCadastroProduto: familyRequests.quantidadeCadastroProduto,
        quantidadeCadastrada: familyRequests.quantidadeCadastrada,
        sentAt: registrationRequests.sentAt,
        produtoId: products.id,
        produtoNome: products.nome,
        statusProduto: products.statusAprovacao,
        statusComercial: productRequests.statusComercial,
        statusContabil: familyRequests.statusContabil,
        statusFamiliaComercial: familyRequests.statusComercial,
        cx: boxQuantity,
        bloqueados: blockedBranches,
        risco: riskClass,
        valorNf: families.valorNf,
        custoFinal: families.valorBrutoCalculado,
        pv: families.precoSugerido,
        margem: families.margem,
        dataCriacao: registrationRequests.dataCriacao,
        dataExpiracao: registrationRequests.dataExpiracao,
        versao: familyRequests.versao,
        versaoProduto: productRequests.versao,
      })
      .from(registrationRequests)
      .innerJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
      .innerJoin(familyRequests, eq(familyRequests.solicitacaoCadastroId, registrationRequests.id))
      .leftJoin(families, eq(families.id, familyRequests.familiaId))
      .leftJoin(productRequests, eq(productRequests.solicitacaoCadastroFamiliaId, familyRequests.id))
      .leftJoin(products, eq(products.id, productRequests.produtoId))
      .$dynamic(),
  where: notRemoved,
  order: [desc(registrationRequests.dataCriacao)],
  sort: {
    Codigo: registrationRequests.codigo,
    DataCriacao: registrationRequests.dataCriacao,
    DataExpiracao: registrationRequests.dataExpiracao,
  },
  id: [desc(registrationRequests.id), asc(familyRequests.id), asc(productRequests.id)],
  keys: {
    select: (queries) =>
      queries
        .select({ familyRequestId: familyRequests.id, productRequestId: productRequests.id })
        .from(registrationRequests)
        .innerJoin(familyRequests, eq(familyRequests.solicitacaoCadastroId, registrationRequests.id))
        .leftJoin(productRequests, eq(productRequests.solicitacaoCadastroFamiliaId, familyRequests.id))
        // Not read unless a condition names them.
        .leftJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
        .leftJoin(families, eq(families.id, familyRequests.familiaId))
        .leftJoin(products, eq(products.id, productRequests.produtoId))
        .$dynamic(),
    at: (keys) =>
      and(
        isOneOf(
          familyRequests.id,
          keys.map(({ familyRequestId }) => familyRequestId),
        ),
        or(
          isNull(productRequests.id),
          isOneOf(
            productRequests.id,
            keys.flatMap(({ productRequestId }) => productRequestId ?? []),
          ),
        ),
      ),
  },
});

/** A row of the list of staff, as it is stored. */
export type StoredRequestRow = Awaited<ReturnType<typeof requestRowList>>['rows'][number];

/** Conditions: the request, its supplier, the family or the product contains the text. */
const placesOf = (text: string, holds: typeof holdsText) => [
  ...[digitsHold(text, sql`${registrationRequests.codigo}::text`) ?? []].flat(),
  supplierHolds(text, holds),
  holds(text, [families.busca]),
  holds(text, [products.busca]),
];

/** The condition, of which the planner expects that half of all rows meet it: of a text it expects a handful. */
const often = (condition: SQL | undefined): SQL => sql`case when ${condition} then true else false end`;

/** Condition on rows: all those of some families, beside them those of some products. */
interface RowCondition {
  readonly families: SQL | undefined;
  readonly products?: SQL | undefined;
  /** What is true of all these rows. */
  readonly among?: SQL;
}

/** Condition: the row waits for this party, as `familyReview` and `productReview` of the domain say it. */
function waitsFor(party: RequestSide): RowCondition {
  const { statusComercial, statusContabil } = familyRequests;
  if (party === 'Fornecedor') return { families: isNull(registrationRequests.sentAt) };
  const sent = isNotNull(registrationRequests.sentAt);
  if (party === 'Contabilidade') {
    return { families: and(sent, eq(statusContabil, 'Aguardando'), ne(statusComercial, 'Recusado')) };
  }
  return {
    families: eq(statusComercial, 'Aguardando'),
    products: and(
      eq(statusComercial, 'Validado'),
      eq(statusContabil, 'Validado'),
      eq(products.statusAprovacao, 'AguardandoValidacao'),
    ),
    among: sent,
  };
}

/**
 * Counts rows family by family, since a family knows how many products it has; product by product only those that a
 * condition finds beside whole families.
 */
async function countRows(
  queries: Queries,
  asked: SQL | undefined,
  { families: whole, products: single, among }: RowCondition,
): Promise<number> {
  const always = and(notRemoved, asked, among);
  const rows = sql`coalesce(sum(greatest(${familyRequests.quantidadeCadastrada}, 1)), 0)`;
  const [ofFamilies] = await queries
    .select({ rows: rows.mapWith(Number) })
    .from(familyRequests)
    // Each has one; the join is not made where no condition names it.
    .leftJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
    .where(and(always, whole));
  const ofProducts =
    single &&
    queries
      .select({ id: productRequests.id })
      .from(productRequests)
      .innerJoin(products, eq(products.id, productRequests.produtoId))
      .innerJoin(familyRequests, eq(familyRequests.id, productRequests.solicitacaoCadastroFamiliaId))
      .innerJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
      .where(and(always, single, sql`(${whole}) is not true`));
  return (ofFamilies?.rows ?? 0) + (ofProducts ? await queries.$count(sql`${ofProducts} as found`) : 0);
}

/** One page of the rows that staff ask for, by whom they wait for and by a text. */
export async function findRequestRows(
  { context, query }: Pick<Call<'listRegistrationRequests'>, 'context' | 'query'>,
  asked: SQL | undefined,
) {
  const waiting: RowCondition =
    query.Aguardando === undefined ? { families: undefined } : waitsFor(query.Aguardando);
  const { families: whole, products: single, among } = waiting;
  const always = and(asked, among);
  if (!query.Busca) {
    const count = () => countRows(context.database.queries, asked, waiting);
    return requestRowList(context, query, { where: and(always, or(whole, single)), count });
  }
  return requestRowList(context, query, {
    where: always,
    narrow: or(whole, single),
    places: placesOf(query.Busca, findsText),
    held: often(or(...placesOf(query.Busca, holdsText))),
  });
}
