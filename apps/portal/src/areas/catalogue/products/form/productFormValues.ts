import type { Schemas } from '@portal/api';
import {
  dimensionFields,
  emptyForm,
  isPowerType,
  type ProductFacts,
  type ProductForm,
  type ProductNameParts,
  type ProductPhotoForm,
  type ProductValues,
  productFields,
  productName,
  storedForm,
} from '@portal/domain';
import type { Records } from '../../../../shared/editor/knownRecords.ts';

export type Family = Schemas['Family'];
export type Product = Schemas['CatalogueProduct'];

/** The facts that the rules need about the product and its family; the product is `null` for a new one. */
export function productFacts(family: Family, product: Product | null): ProductFacts {
  return {
    isNew: product === null,
    power: isPowerType(family.tipoVolumetria),
    dimensaoPorFamilia: family.dimensaoPorFamilia,
    importadoLegado: product?.importadoLegado ?? false,
    currentStatus: product?.status ?? null,
  };
}

/** Stored photos in the form, without their addresses, which change with each read. */
export function storedPhotos(photos: readonly Schemas['ProductPhoto'][]): ProductPhotoForm[] {
  return photos.map(({ id, ordem }) => ({ id, arquivo: null, file: null, ordem }));
}

/**
 * The form values of a product, `null` for a new one. If the family holds the dimensions, they are those of the
 * family (PRD-045).
 */
export function productToForm(family: Family, product: Product | null): ProductForm {
  const empty = emptyForm(productFields);
  return {
    ...empty,
    ...(product && {
      ...storedForm(productFields, product),
      nome: product.importadoLegado ? product.nome : '',
      fotosProdutos: storedPhotos(product.fotosProdutos),
    }),
    ...(family.dimensaoPorFamilia && storedForm(dimensionFields, family)),
  };
}

/** Names of the tags of a product; a form has only their ids. */
export function tagRecords({ tags }: { readonly tags: readonly Schemas['Tag'][] }): Records {
  return { tagsIds: tags.map(({ id, descricao }) => ({ value: id, label: descricao })) };
}

/** The generated name of a product of a family (PRD-046, PRD-047). */
export function nameInFamily(family: Family, { variacao, voltagem }: VariedParts): string {
  const { categoria, marca, colecao, nome, tipoVolumetria, volumetrias } = family;
  return productName({
    sigla: categoria.sigla,
    kit: categoria.kit,
    familiaNome: nome,
    marca: marca.descricao,
    colecao,
    volumes: volumetrias.map((volumetria) => ({ volumetria, tipo: tipoVolumetria })),
    variacao,
    voltagem,
  });
}

type VariedParts = Pick<ProductNameParts, 'variacao' | 'voltagem'>;

/**
 * The parts that create a product (PRD-064, PRD-065, CON-42): four are always sent, the others when they have a
 * value.
 */
export function creationParts(family: Family, values: ProductValues): Schemas['ProductCreation'] {
  const { altura, largura, comprimento, peso, descricao, linkVideo, caracteristicasIds, tagsIds } = values;
  return {
    Nome: nameInFamily(family, values),
    Variacao: values.variacao ?? '',
    Voltagem: values.voltagem ?? '',
    FamiliaId: family.id,
    ...(altura !== null && { Altura: altura }),
    ...(largura !== null && { Largura: largura }),
    ...(comprimento !== null && { Comprimento: comprimento }),
    ...(peso !== null && { Peso: peso }),
    ...(descricao !== null && { Descricao: descricao }),
    ...(caracteristicasIds.length > 0 && { CaracteristicasIds: caracteristicasIds }),
    ...(tagsIds.length > 0 && { TagsIds: tagsIds }),
    ...(linkVideo !== null && { LinkVideo: linkVideo }),
    ...(isCreationStatus(values.status) && { Status: values.status }),
    Fotos: values.fotosProdutos.map(({ id, file, ordem }) => ({
      ordem,
      ...(file ? { arquivo: file } : id !== null && { idArquivo: id }),
    })),
  };
}

type CreationStatus = NonNullable<Schemas['ProductCreation']['Status']>;

const creationStatuses: readonly string[] = [
  'Ativo',
  'Desativado',
  'Descontinuada',
] satisfies CreationStatus[];

function isCreationStatus(status: string): status is CreationStatus {
  return creationStatuses.includes(status);
}

/** A photo in a change. */
type SentPhoto = Schemas['ProductInput']['fotosProdutos'][number];

/**
 * The photos of a change: a new one with its bytes, a stored one by its id; one that somebody else removed meanwhile
 * is left out (D7).
 *
 * @param stored the photos that the product has.
 * @param base64Of reads a new photo, without the head of a data address.
 */
export async function sentPhotos(
  stored: readonly Schemas['ProductPhoto'][],
  photos: ProductValues['fotosProdutos'],
  base64Of: (file: File) => Promise<string>,
): Promise<SentPhoto[]> {
  const known = new Set(stored.map(({ id }) => id));
  const sent = photos.map(async ({ id, file, ordem }): Promise<SentPhoto[]> => {
    if (file) return [{ arquivo: await base64Of(file), ordem }];
    return id !== null && known.has(id) ? [{ id, ordem }] : [];
  });
  return (await Promise.all(sent)).flat();
}

/**
 * The body that changes a product (PRD-066, GAP-47).
 *
 * @param base64Of reads a new photo, without the head of a data address.
 */
export async function changeBody(
  product: Product,
  { nome, status, fotosProdutos, ...values }: ProductValues,
  base64Of: (file: File) => Promise<string>,
): Promise<Schemas['ProductInput']> {
  return {
    ...values,
    ...(nome !== null && { nome }),
    status: isCreationStatus(status) ? status : product.status,
    fotosProdutos: await sentPhotos(product.fotosProdutos, fotosProdutos, base64Of),
  };
}
