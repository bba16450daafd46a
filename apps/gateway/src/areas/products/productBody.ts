import type { Schemas } from '@portal/api';
import { dimensionsOf } from '@portal/domain';
import { type AddressParts, fileAddress } from '../../files/fileAddress.ts';
import type { Call, OperationId } from '../../http/operationHandler.ts';
import type { FoundProduct } from './productQueries.ts';

/** What photo addresses are built from, for the answer to a call. */
export function addressParts({
  context: { config, now },
  origin,
}: Pick<Call<OperationId>, 'context' | 'origin'>): AddressParts {
  return { secret: config.secret, origin, now: now() };
}

/** Bytes in base64. */
export function base64(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : Buffer.from(bytes).toString('base64');
}

/** Address of a photo, signed if it is a stored file. */
export function photoAddress(
  parts: AddressParts,
  { arquivo, fileId }: { readonly arquivo: string | null; readonly fileId: string | null },
): string {
  const address = fileId === null ? arquivo : fileAddress(parts, fileId);
  // A check of the table guarantees one or the other.
  if (address === null) throw new Error('A photo has neither address nor file');
  return address;
}

/** Fields that the catalogue and the e-commerce page share. */
function sharedFields(parts: AddressParts, found: FoundProduct) {
  const { product, family, tags, characteristicIds, photos } = found;
  return {
    id: product.id,
    codigo: product.codigo,
    nome: product.nome,
    familiaId: product.familiaId,
    descricao: product.descricao,
    linkVideo: product.linkVideo,
    ...dimensionsOf(family, product),
    caracteristicasIds: characteristicIds,
    tagsIds: tags.map((tag) => tag.id),
    tags,
    fotosProdutos: photos.map(({ id, ordem, ...photo }) => ({
      id,
      arquivo: photoAddress(parts, photo),
      ordem,
    })),
    importadoLegado: product.importadoLegado,
    versao: product.versao,
  };
}

/** A product as the catalogue shows it (PRD-062, PRD-069). */
export function catalogueProduct(parts: AddressParts, found: FoundProduct): Schemas['CatalogueProduct'] {
  const { product } = found;
  return {
    ...sharedFields(parts, found),
    status: product.status,
    statusAprovacao: product.statusAprovacao,
    variacao: product.variacao,
    voltagem: product.voltagem,
    miniaturaByte: base64(product.miniatura),
    dataCriacao: product.dataCriacao.toISOString(),
  };
}

/** A product as the e-commerce page shows it (PRD-068, GAP-12). */
export function ecommerceProduct(parts: AddressParts, found: FoundProduct): Schemas['EcommerceProduct'] {
  return {
    ...sharedFields(parts, found),
    dimensaoPorFamilia: found.family.dimensaoPorFamilia,
    marca: found.ecommerceBrand,
  };
}
