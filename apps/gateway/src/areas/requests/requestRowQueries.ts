import type { RequestSide } from '@portal/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
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
const registered = alias(productRequests, 'registered');
const registeredProducts = sql<number>`(
  select count(*)::integer from ${productRequests} as registered
  where ${registered.solicitacaoCadastroFamiliaId} = ${familyRequests.id}
)`;
const riskClass = sql<string | null>`(
  select ${riskClasses.descricao} from ${riskClasses} where ${riskClasses.id} = ${families.classificacoesDeRiscoId}
)`;

/**
 * Rows of the list of staff: one for each product of a request, or for its family while it has none. Those of one
 * request stand together in every order, the newest request first unless the call sorts (D26, CON-19).
 */
export const requestRowList = listOf({
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
        quantidadeCadastrada: registeredProducts,
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
  where: isNull(familyRequests.deletedAt),
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

/** Rows that are looked up first. A text that more rows contain is found soon by reading on in the list's order. */
const FEW = 1000;

/**
 * Condition: the request, its supplier, the family or the product contains the text. What few rows contain is looked
 * up by the index of each table.
 */
export async function requestRowHolds(queries: Queries, text: string | undefined): Promise<SQL | undefined> {
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
  if (found.length > FEW) return or(ofCode, ofSupplier, ofFamily, ofProduct);
  const ids = (rows: typeof found) => [...new Set(rows.map(({ id }) => id))];
  return and(
    inArray(familyRequests.id, ids(found)),
    or(
      inArray(familyRequests.id, ids(found.filter(({ productRequestId }) => productRequestId === null))),
      inArray(
        productRequests.id,
        found.flatMap(({ productRequestId }) => productRequestId ?? []),
      ),
    ),
  );
}

/** Condition: the row waits for this party, as `familyReview` and `productReview` of the domain say it. */
export function waitsFor(party: RequestSide): SQL | undefined {
  const { statusComercial, statusContabil } = familyRequests;
  if (party === 'Fornecedor') return isNull(registrationRequests.sentAt);
  const sent = isNotNull(registrationRequests.sentAt);
  if (party === 'Contabilidade') {
    return and(sent, eq(statusContabil, 'Aguardando'), ne(statusComercial, 'Recusado'));
  }
  return and(
    sent,
    or(
      eq(statusComercial, 'Aguardando'),
      and(
        eq(statusComercial, 'Validado'),
        eq(statusContabil, 'Validado'),
        eq(products.statusAprovacao, 'AguardandoValidacao'),
      ),
    ),
  );
}
