import type { RequestedProductForm } from '@portal/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { productChildren, productSupplierSkus, productSuppliers } from '../../../database/schema.ts';
import type { FoundProduct } from '../../products/productQueries.ts';

/** A stored product of a request as the input of its form: its main bar code, and its link with the supplier. */
export async function storedProductInput(
  queries: Queries,
  { product, tags, characteristicIds, photos }: FoundProduct,
  supplierId: number,
): Promise<{ readonly [Name in keyof RequestedProductForm]: unknown }> {
  const [child] = await queries
    .select()
    .from(productChildren)
    .where(
      and(
        eq(productChildren.produtoId, product.id),
        eq(productChildren.principal, true),
        isNull(productChildren.deletedAt),
      ),
    );
  const [link] = await queries
    .select({
      qtdCxLastro: productSuppliers.qtdCxLastro,
      qtdCxPallet: productSuppliers.qtdCxPallet,
      sku: productSupplierSkus.sku,
    })
    .from(productSuppliers)
    .leftJoin(
      productSupplierSkus,
      and(
        eq(productSupplierSkus.produtoFornecedorId, productSuppliers.id),
        eq(productSupplierSkus.principal, true),
        isNull(productSupplierSkus.deletedAt),
      ),
    )
    .where(
      and(
        eq(productSuppliers.produtoId, product.id),
        eq(productSuppliers.fornecedorId, supplierId),
        isNull(productSuppliers.deletedAt),
      ),
    );
  const { variacao, descricao, linkVideo, altura, largura, comprimento, peso } = product;
  return {
    variacao,
    sku: link?.sku ?? null,
    gtinEan: child?.ean ?? null,
    dun: child?.dun ?? null,
    quantidadeProdutosNaCaixa: child?.quantidade ?? null,
    qtdCxLastro: link?.qtdCxLastro ?? null,
    qtdCxPallet: link?.qtdCxPallet ?? null,
    altura,
    largura,
    comprimento,
    peso,
    tagsIds: tags.map(({ id }) => id),
    caracteristicasIds: characteristicIds,
    descricao,
    linkVideo,
    fotosProdutos: photos.map(({ id, arquivo, ordem }) => ({ id, arquivo, ordem })),
  };
}
