import type { Schemas } from '@portal/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { brands, families, productRequests, products } from '../../../database/schema.ts';
import { hasMalware } from '../../../files/scan/hasMalware.ts';
import { removeBytes, withStoredFiles } from '../../../files/storedFiles.ts';
import { requireVersion } from '../../../http/checks/requireVersion.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import { messages } from '../../../http/messages.ts';
import type { Caller, GatewayContext } from '../../../http/operationHandler.ts';
import { type Author, recordChange } from '../../../records/recordChange.ts';
import { replaceLabels, requireLabels } from '../labels/productLabels.ts';
import { productMessages } from '../messages.ts';
import { type GivenPhoto, photosOfForm, photosOfJson } from '../photos/newPhotos.ts';
import { type PhotoToShow, replacePhotos } from '../photos/productPhotos.ts';
import { type FoundProduct, findProduct } from '../productQueries.ts';
import { raiseRequestVersion } from '../requireProduct.ts';
import { findProductFamily, type ProductFamily } from './productFamily.ts';
import { checkEcommerceProduct, checkProduct, FIRST_STATUS } from './productRules.ts';

/** Result of a save. */
interface Saved {
  readonly id: number;
  /** Files that are no longer used. */
  readonly unused: readonly string[];
  /** The product before the save; null for a new one. */
  readonly before: FoundProduct | null;
}

/** A product as the audit compares it: its columns except the thumbnail, and everything that belongs to it. */
export function auditedProduct({ product, tags, characteristicIds, photos }: FoundProduct): object {
  const { miniatura, ...columns } = product;
  const tagsIds = tags.map(({ id }) => id);
  return { ...columns, tagsIds, caracteristicasIds: characteristicIds, fotos: photos.map(({ id }) => id) };
}

/** Asks the virus scanner about the new photos. @throws GatewayError 400 at the photo in which it finds something. */
async function requireNoMalware(
  context: GatewayContext,
  photos: readonly { readonly bytes: Uint8Array<ArrayBuffer>; readonly path: string }[],
): Promise<void> {
  for (const { bytes, path } of photos) {
    if (await hasMalware(context, async () => new Blob([bytes]).stream()))
      throw invalidFields({ [`${path}.arquivo`]: [messages.malware] });
  }
}

/**
 * Stores the new photos, runs `save` in one transaction with all of them, then removes files that are no longer used;
 * when it fails, the new files go again.
 */
export async function withStoredPhotos<Result extends { readonly unused: readonly string[] }>(
  context: GatewayContext,
  photos: readonly GivenPhoto[],
  save: (queries: Queries, photos: readonly PhotoToShow[]) => Promise<Result>,
): Promise<Result> {
  const fresh = photos.flatMap((photo) => ('bytes' in photo ? [photo] : []));
  await requireNoMalware(context, fresh);
  const { database, config } = context;
  const given = fresh.map(({ bytes, type }) => ({ bytes, contentType: type }));
  const saved = await withStoredFiles(config.files, given, (stored) => {
    const files = new Map(fresh.map((photo, index) => [photo, stored[index]]));
    const toShow = photos.map((photo): PhotoToShow => {
      if (!('bytes' in photo)) return photo;
      const file = files.get(photo);
      if (file === undefined) throw new Error('A photo was not stored');
      return { ...file, bytes: photo.bytes, path: photo.path };
    });
    return database.transaction((queries) => save(queries, toShow));
  });
  await removeBytes({ config, database }, saved.unused);
  return saved;
}

/** Saves a product with its photos, everything in one transaction, and writes its audit. */
async function saveWithPhotos(
  context: GatewayContext,
  author: Author,
  photos: readonly GivenPhoto[],
  save: (queries: Queries, photos: readonly PhotoToShow[]) => Promise<Saved>,
): Promise<FoundProduct> {
  const { found } = await withStoredPhotos(context, photos, async (queries, toShow) => {
    const saved = await save(queries, toShow);
    const product = await findProduct(queries, saved.id);
    if (product === undefined) throw new Error('A saved product is not there');
    await recordChange(queries, author, {
      kind: 'product',
      id: saved.id,
      before: saved.before === null ? null : auditedProduct(saved.before),
      after: auditedProduct(product),
    });
    return { found: product, unused: saved.unused };
  });
  return found;
}

/**
 * Locks a product in the version that the user saw, after its place in a request: a decision locks them in this order, so
 * that the two never wait for each other.
 */
async function lockFoundProduct(queries: Queries, id: number, version: number): Promise<FoundProduct> {
  await queries
    .select({ id: productRequests.id })
    .from(productRequests)
    .where(eq(productRequests.produtoId, id))
    .for('update');
  const [locked] = await queries
    .select({ versao: products.versao })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  requireVersion(locked, version);
  const found = await findProduct(queries, id);
  if (found === undefined) throw new Error('A locked product is gone');
  return found;
}

/** The family of a product that is saved. @throws GatewayError 400 when there is none. */
export async function familyOf(queries: Queries, id: number): Promise<ProductFamily> {
  const family = await findProductFamily(queries, id);
  if (family === undefined) throw invalidFields({ familiaId: [productMessages.familyMissing] });
  return family;
}

/**
 * The family of a product that is created. It is locked until then: a save of the family waits, and finds the product
 * that it renames.
 *
 * @throws GatewayError 400 when there is none.
 */
export async function lockFamilyOf(queries: Queries, id: number): Promise<ProductFamily> {
  await queries.select({ id: families.id }).from(families).where(eq(families.id, id)).for('share');
  return familyOf(queries, id);
}

async function writeProduct(
  queries: Queries,
  { config, now }: GatewayContext,
  before: FoundProduct,
  photos: readonly PhotoToShow[],
  columns: Partial<typeof products.$inferInsert>,
): Promise<Saved> {
  const { id, versao } = before.product;
  const { miniatura, unused } = await replacePhotos(queries, config.files, id, photos, { copies: false });
  await queries
    .update(products)
    .set({
      ...columns,
      ...(miniatura === undefined ? {} : { miniatura }),
      versao: versao + 1,
      dataModificacao: now(),
    })
    .where(eq(products.id, id));
  // Who has the product of a request open sees that it was changed here.
  await raiseRequestVersion(queries, id);
  return { id, unused, before };
}

/** Roles and author of a save. */
interface ProductSave {
  readonly roles: Caller['roles'];
  readonly author: Author;
}

/** Creates a product from a multipart form (PRD-063 to PRD-065, CON-42). */
export async function createProduct(
  context: GatewayContext,
  { roles, author }: ProductSave,
  body: Schemas['ProductCreation'],
): Promise<FoundProduct> {
  const photos = await photosOfForm(body.Fotos ?? []);
  const given = {
    variacao: body.Variacao,
    voltagem: body.Voltagem,
    descricao: body.Descricao,
    linkVideo: body.LinkVideo,
    altura: body.Altura,
    largura: body.Largura,
    comprimento: body.Comprimento,
    peso: body.Peso,
    caracteristicasIds: body.CaracteristicasIds,
    tagsIds: body.TagsIds,
    status: body.Status ?? FIRST_STATUS,
    fotosProdutos: photos.map((_photo, ordem) => ({ ordem })),
  };
  return saveWithPhotos(context, author, photos, async (queries, toShow) => {
    const family = await lockFamilyOf(queries, body.FamiliaId);
    const { values, columns } = checkProduct(roles, family, null, given);
    await requireLabels(queries, values);
    const instant = context.now();
    const [product] = await queries
      .insert(products)
      .values({ ...columns, familiaId: family.id, dataCriacao: instant, dataModificacao: instant })
      .returning({ id: products.id });
    if (product === undefined) throw new Error('An insert returned no row');
    const { id } = product;
    await replaceLabels(queries, id, values);
    const { miniatura, unused } = await replacePhotos(queries, context.config.files, id, toShow, {
      copies: true,
    });
    await queries.update(products).set({ miniatura }).where(eq(products.id, id));
    return { id, unused, before: null };
  });
}

/** Saves a product of the catalogue (PRD-066, GAP-47). */
export function updateProduct(
  context: GatewayContext,
  { roles, author }: ProductSave,
  id: number,
  version: number,
  body: Schemas['ProductInput'],
): Promise<FoundProduct> {
  const { fotosProdutos, ...given } = body;
  const photos = photosOfJson(fotosProdutos);
  return saveWithPhotos(context, author, photos, async (queries, toShow) => {
    const before = await lockFoundProduct(queries, id, version);
    const { product } = before;
    const family = await familyOf(queries, product.familiaId);
    const { values, columns } = checkProduct(roles, family, product, given);
    await requireLabels(queries, values);
    await replaceLabels(queries, id, values);
    return writeProduct(queries, context, before, toShow, columns);
  });
}

/** Checks that a brand of the e-commerce register exists; a product may keep one that was removed. */
async function requireEcommerceBrand(
  queries: Queries,
  id: number | null,
  current: number | null,
): Promise<void> {
  if (id === null || id === current) return;
  const [brand] = await queries
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.id, id), eq(brands.kind, 'ecommerce'), isNull(brands.deletedAt)))
    // Locks the brand, so that it cannot be removed at the same moment.
    .for('share');
  if (brand === undefined) throw invalidFields({ marca: [productMessages.ecommerceBrandMissing] });
}

/** Saves the e-commerce data of a product (PRD-068, GAP-12, CON-64). */
export function updateEcommerceProduct(
  context: GatewayContext,
  author: Author,
  id: number,
  version: number,
  body: Schemas['EcommerceProductInput'],
): Promise<FoundProduct> {
  const { fotosProdutos, marca, ...given } = body;
  const photos = photosOfJson(fotosProdutos);
  const marcaEcommerceId = marca?.id ?? null;
  return saveWithPhotos(context, author, photos, async (queries, toShow) => {
    const before = await lockFoundProduct(queries, id, version);
    const { product } = before;
    const family = await familyOf(queries, product.familiaId);
    const { values, columns } = checkEcommerceProduct(family, given);
    await requireLabels(queries, values);
    await requireEcommerceBrand(queries, marcaEcommerceId, product.marcaEcommerceId);
    await replaceLabels(queries, id, values);
    return writeProduct(queries, context, before, toShow, { ...columns, marcaEcommerceId });
  });
}
