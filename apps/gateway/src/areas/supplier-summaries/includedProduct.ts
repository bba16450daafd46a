import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  families,
  familyRequests,
  productChildren,
  productRequests,
  productSuppliers,
  products,
  registrationRequests,
  suppliers,
} from '../../database/schema.ts';
import { mainChild } from '../eans/eanQueries.ts';

/** Finds what decides about a product to include (RVP-041). A new product has no link yet: its request names the supplier. */
export const findIncludedProduct = (queries: Queries, id: number) =>
  queries
    .select({
      id: products.id,
      fornecedorId: suppliers.id,
      codigoFornecedor: suppliers.codigo,
      fornecedorPrincipal: suppliers.nomeFantasia,
      produtoNome: products.nome,
      quantidadeProdutosNaCaixa: productChildren.quantidade,
      valorNf: families.valorNf,
      valorBrutoCalculado: families.valorBrutoCalculado,
      precoSugerido: families.precoSugerido,
      margem: families.margem,
    })
    .from(products)
    .innerJoin(families, eq(families.id, products.familiaId))
    .leftJoin(productChildren, mainChild(products.id))
    .leftJoin(
      productSuppliers,
      and(
        eq(productSuppliers.produtoId, products.id),
        eq(productSuppliers.padrao, true),
        isNull(productSuppliers.deletedAt),
      ),
    )
    .leftJoin(productRequests, eq(productRequests.produtoId, products.id))
    .leftJoin(familyRequests, eq(familyRequests.id, productRequests.solicitacaoCadastroFamiliaId))
    .leftJoin(registrationRequests, eq(registrationRequests.id, familyRequests.solicitacaoCadastroId))
    .leftJoin(
      suppliers,
      eq(suppliers.id, sql`coalesce(${productSuppliers.fornecedorId}, ${registrationRequests.fornecedorId})`),
    )
    .where(eq(products.id, id));
