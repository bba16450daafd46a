import type { Schemas } from '@portal/api';
import {
  dimensionFields,
  emptyForm,
  type RequestedProductForm,
  type RequestedProductValues,
  requestedProductFields,
  storedForm,
} from '@portal/domain';
import { type Family, nameInFamily, storedPhotos } from '../../products/form/productFormValues.ts';

export type RequestedProduct = Schemas['RequestedProduct'];

/**
 * The form values of a product of a request, `null` for a new one. If the family holds the dimensions, they are those
 * of the family (PRC-035).
 */
export function requestedProductToForm(
  family: Family,
  product: RequestedProduct | null,
): RequestedProductForm {
  return {
    ...emptyForm(requestedProductFields),
    ...(product && {
      ...storedForm(requestedProductFields, product),
      fotosProdutos: storedPhotos(product.fotosProdutos),
    }),
    ...(family.dimensaoPorFamilia && storedForm(dimensionFields, family)),
  };
}

/** The computed name of a product of a request: it has no voltage (C-2, X-06). */
export function requestedName(family: Family, { variacao }: { readonly variacao: string }): string {
  return nameInFamily(family, { variacao, voltagem: null });
}

/**
 * The parts that create or change a product (PRC-050 to PRC-058). A photo that the product had and that somebody else
 * removed meanwhile is left out (D7).
 *
 * @param before the product that is changed, `null` for a new one.
 */
export function requestedProductParts(
  family: Family,
  before: RequestedProduct | null,
  after: RequestedProductValues,
): Schemas['RequestedProductParts'] {
  const { altura, largura, comprimento, peso, descricao, linkVideo, qtdCxLastro, qtdCxPallet } = after;
  return {
    Nome: requestedName(family, after),
    Variacao: after.variacao,
    GtinEan: after.gtinEan,
    Dun: after.dun,
    QuantidadeProdutosNaCaixa: after.quantidadeProdutosNaCaixa,
    ...(qtdCxLastro !== null && { QtdCxLastro: qtdCxLastro }),
    ...(qtdCxPallet !== null && { QtdCxPallet: qtdCxPallet }),
    ...(descricao !== null && { Descricao: descricao }),
    ...(altura !== null && { Altura: altura }),
    ...(largura !== null && { Largura: largura }),
    ...(comprimento !== null && { Comprimento: comprimento }),
    ...(peso !== null && { Peso: peso }),
    CaracteristicasIds: after.caracteristicasIds,
    TagsIds: after.tagsIds,
    ...(linkVideo !== null && { LinkVideo: linkVideo }),
    ProdutoFornecedor: { Sku: after.sku },
    Fotos: sentPhotos(before, after.fotosProdutos),
  };
}

function sentPhotos(
  before: RequestedProduct | null,
  photos: RequestedProductValues['fotosProdutos'],
): Schemas['ProductPhotoPart'][] {
  const stored = new Set(before?.fotosProdutos.map(({ id }) => id));
  return photos.flatMap(({ id, file, arquivo, ordem }): Schemas['ProductPhotoPart'][] => {
    if (file) return [{ ordem, arquivo: file }];
    // A photo of another product carries its address; one of this product has it in the record.
    return id !== null && (arquivo !== null || stored.has(id)) ? [{ ordem, idArquivo: id }] : [];
  });
}
