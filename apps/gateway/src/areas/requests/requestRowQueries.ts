import type { RequestSide } from '@portal/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
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
});

/** A row of the list of staff, as it is stored. */
export type StoredRequestRow = Awaited<ReturnType<typeof requestRowList>>['rows'][number];

/**
 * Condition: the request, its supplier, the family or the product contains the text. Suppliers, families and products
 * are searched once each, however many requests they have.
 */
export function requestRowHolds(queries: Queries, text: string | undefined): SQL | undefined {
  const ofSupplier = holdsText(text, [suppliers.nomeFantasia, suppliers.cnpj]);
  if (ofSupplier === undefined) return undefined;
  return or(
    holdsText(text, [registrationRequests.codigo]),
    inArray(
      registrationRequests.fornecedorId,
      queries.select({ id: suppliers.id }).from(suppliers).where(ofSupplier),
    ),
    inArray(
      familyRequests.familiaId,
      queries
        .select({ id: families.id })
        .from(families)
        .where(holdsText(text, [families.nome])),
    ),
    inArray(
      productRequests.produtoId,
      queries
        .select({ id: products.id })
        .from(products)
        .where(holdsText(text, [products.nome])),
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
