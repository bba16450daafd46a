import type { RequestSide } from '@portal/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
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
import { listOf } from '../../lists/listOf.ts';
import { holdsText } from '../../lists/searchText.ts';
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
        inArray(
          familyRequests.id,
          keys.map(({ familyRequestId }) => familyRequestId),
        ),
        or(
          isNull(productRequests.id),
          inArray(
            productRequests.id,
            keys.flatMap(({ productRequestId }) => productRequestId ?? []),
          ),
        ),
      ),
  },
});

/** A row of the list of staff, as it is stored. */
export type StoredRequestRow = Awaited<ReturnType<typeof requestRowList>>['rows'][number];

/** Condition on rows: all those of some families, beside them those of some products. */
interface RowCondition {
  readonly families: SQL | undefined;
  readonly products?: SQL | undefined;
  /** What is true of all these rows. */
  readonly among?: SQL;
}

/** Rows that are looked up first. A text that more rows contain is found soon by reading on in the list's order. */
const FEW = 2500;

/**
 * Condition: the request, its supplier, the family or the product contains the text. What few rows contain is looked
 * up by the index of each table.
 */
async function holdsRow(queries: Queries, text: string | undefined): Promise<RowCondition | undefined> {
  const ofSupplier = supplierHolds(text);
  if (ofSupplier === undefined) return undefined;
  const ofCode = holdsText(text, [registrationRequests.codigo]);
  const ofFamily = holdsText(text, [families.busca]);
  const ofProduct = holdsText(text, [products.busca]);
  const familyOfRequest = eq(familyRequests.solicitacaoCadastroId, registrationRequests.id);
  const whole = { id: familyRequests.id, productRequestId: sql<number | null>`null::bigint`.mapWith(Number) };
  const found = await unionAll(
    queries.select(whole).from(registrationRequests).innerJoin(familyRequests, familyOfRequest).where(ofCode),
    queries
      .select(whole)
      .from(suppliers)
      .innerJoin(registrationRequests, eq(registrationRequests.fornecedorId, suppliers.id))
      .innerJoin(familyRequests, familyOfRequest)
      .where(ofSupplier),
    queries
      .select(whole)
      .from(families)
      .innerJoin(familyRequests, eq(familyRequests.familiaId, families.id))
      .where(ofFamily),
    queries
      .select({
        id: productRequests.solicitacaoCadastroFamiliaId,
        productRequestId: sql<number | null>`${productRequests.id}`.mapWith(Number),
      })
      .from(products)
      .innerJoin(productRequests, eq(productRequests.produtoId, products.id))
      .where(ofProduct),
  ).limit(FEW + 1);
  if (found.length > FEW) return { families: or(ofCode, ofSupplier, ofFamily), products: ofProduct };
  const idsOf = (rows: typeof found) => [...new Set(rows.map(({ id }) => id))];
  const productRequestIds = found.flatMap(({ productRequestId }) => productRequestId ?? []);
  return {
    families: inArray(
      familyRequests.id,
      idsOf(found.filter(({ productRequestId }) => productRequestId === null)),
    ),
    products: inArray(productRequests.id, productRequestIds),
    among: inArray(familyRequests.id, idsOf(found)),
  };
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

const rowsOf = ({ families, products, among }: RowCondition) => and(among, or(families, products));

/**
 * Counts rows family by family, since a family knows how many products it has; product by product only those that a
 * condition finds beside whole families.
 */
async function countRows(
  queries: Queries,
  asked: SQL | undefined,
  conditions: readonly RowCondition[],
): Promise<number> {
  const always = and(notRemoved, asked, ...conditions.map(({ among }) => among));
  const rows = sql`coalesce(sum(greatest(${familyRequests.quantidadeCadastrada}, 1)), 0)`;
  const [ofFamilies] = await queries
    .select({ rows: rows.mapWith(Number) })
    .from(familyRequests)
    // Each has one; a left join is not made where no condition names its table.
    .leftJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
    .leftJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
    .leftJoin(families, eq(families.id, familyRequests.familiaId))
    .where(and(always, ...conditions.map(({ families }) => families)));
  let count = ofFamilies?.rows ?? 0;
  for (const [index, condition] of conditions.entries()) {
    if (condition.products === undefined) continue;
    // A row is counted with the first condition that finds it by its product.
    const earlier = conditions.slice(0, index).map(({ families }) => families);
    const later = conditions.slice(index + 1).map(rowsOf);
    const single = queries
      .select({ id: productRequests.id })
      .from(productRequests)
      .innerJoin(products, eq(products.id, productRequests.produtoId))
      .innerJoin(familyRequests, eq(familyRequests.id, productRequests.solicitacaoCadastroFamiliaId))
      .innerJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
      .leftJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
      .leftJoin(families, eq(families.id, familyRequests.familiaId))
      .where(and(always, condition.products, sql`(${condition.families}) is not true`, ...earlier, ...later));
    count += await queries.$count(sql`${single} as found`);
  }
  return count;
}

/** One page of the rows that staff ask for, by whom they wait for and by a text. */
export async function findRequestRows(
  { context, query }: Pick<Call<'listRegistrationRequests'>, 'context' | 'query'>,
  asked: SQL | undefined,
) {
  const { queries } = context.database;
  const conditions = [
    query.Aguardando && waitsFor(query.Aguardando),
    await holdsRow(queries, query.Busca),
  ].filter((condition) => condition !== undefined);
  return requestRowList(context, query, {
    where: and(asked, ...conditions.map(rowsOf)),
    count: () => countRows(queries, asked, conditions),
  });
}
