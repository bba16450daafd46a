import type { RequestedProductForm } from '@portal/domain';
import type { Queries } from '../../../database/database.ts';
import type { FoundProduct } from '../../products/productQueries.ts';
import { findSupply } from '../../requested-products/requestedProductQueries.ts';

/** A stored product of a request as the input of its form: its main bar code, and its link with the supplier. */
export async function storedProductInput(
  queries: Queries,
  { product, tags, characteristicIds, photos }: FoundProduct,
  supplierId: number,
): Promise<{ readonly [Name in keyof RequestedProductForm]: unknown }> {
  const { ean, link } = await findSupply(queries, product.id, supplierId);
  const { variacao, descricao, linkVideo, altura, largura, comprimento, peso } = product;
  return {
    variacao,
    sku: link?.sku ?? null,
    gtinEan: ean?.gtinEan ?? null,
    dun: ean?.dun ?? null,
    quantidadeProdutosNaCaixa: ean?.quantidadeProdutosNaCaixa ?? null,
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
