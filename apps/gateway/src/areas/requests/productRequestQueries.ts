import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  familyRequests,
  productChildren,
  productRequests,
  products,
  registrationRequests,
} from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { mainChild } from '../eans/eanQueries.ts';

/** Finds the supplier whose request a family belongs to; undefined when the family does not exist or was removed. */
export async function findFamilyRequestOwner(queries: Queries, id: number): Promise<number | undefined> {
  const [found] = await queries
    .select({ supplierId: registrationRequests.fornecedorId })
    .from(familyRequests)
    .innerJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
    .where(and(eq(familyRequests.id, id), isNull(familyRequests.deletedAt)));
  return found?.supplierId;
}

/** Products of the families of requests, oldest first. */
export const productRequestList = listOf({
  rows: (queries) =>
    queries
      .select({
        id: products.id,
        solicitacaoCadastroProdutoId: productRequests.id,
        solicitacaoCadastroFamiliaId: productRequests.solicitacaoCadastroFamiliaId,
        familiaId: products.familiaId,
        codigo: products.codigo,
        nome: products.nome,
        gtinEan: productChildren.ean,
        miniatura: products.miniatura,
        incompleto: productRequests.incompleto,
        statusProduto: products.status,
        statusAprovacao: products.statusAprovacao,
        statusComercial: productRequests.statusComercial,
        statusContabil: familyRequests.statusContabil,
        statusFamiliaComercial: familyRequests.statusComercial,
        dataCriacao: productRequests.dataCriacao,
        dataAprovacao: productRequests.dataAprovacao,
        dataModificacao: productRequests.dataModificacao,
        versao: productRequests.versao,
      })
      .from(productRequests)
      .innerJoin(familyRequests, eq(familyRequests.id, productRequests.solicitacaoCadastroFamiliaId))
      .innerJoin(products, eq(products.id, productRequests.produtoId))
      .leftJoin(productChildren, mainChild(products.id))
      .$dynamic(),
  order: [],
  id: productRequests.id,
  pageSize: 35,
});
