import type { Schemas } from '@portal/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { brands, products } from '../../database/schema.ts';
import { withStoredFiles } from '../../files/storedFiles.ts';
import { describeFailure } from '../../http/describeFailure.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import type { Caller, GatewayContext } from '../../http/operationHandler.ts';
import { requireVersion } from '../../http/requireVersion.ts';
import { type GivenPhoto, photosOfForm, photosOfJson } from './newPhotos.ts';
import { findProductFamily, type ProductFamily } from './productFamily.ts';
import { replaceLabels, requireLabels } from './productLabels.ts';
import { type PhotoToShow, replacePhotos } from './productPhotos.ts';
import { type FoundProduct, findProduct } from './productQueries.ts';
import { checkEcommerceProduct, checkProduct, FIRST_STATUS, type ProductRow } from './productRules.ts';

/** What a save leads to. */
interface Saved {
  readonly id: number;
  /** Files that nothing shows any more. */
  readonly unused: readonly string[];
}

/**
 * Saves a product with its photos: stores the new ones, then everything in one transaction, then removes the files of
 * photos that are gone.
 */
async function saveWithPhotos(
  { database, config }: GatewayContext,
  photos: readonly GivenPhoto[],
  save: (queries: Queries, photos: readonly PhotoToShow[]) => Promise<Saved>,
): Promise<FoundProduct> {
  const fresh = photos.flatMap((photo) => ('bytes' in photo ? [photo] : []));
  const given = fresh.map(({ bytes, type }) => ({ bytes, contentType: type }));
  const { found, unused } = await withStoredFiles(config.files, given, (stored) => {
    const files = new Map(fresh.map((photo, index) => [photo, stored[index]]));
    const toShow = photos.map((photo): PhotoToShow => {
      if (!('bytes' in photo)) return photo;
      const file = files.get(photo);
      if (file === undefined) throw new Error('A photo was not stored');
      return { ...file, bytes: photo.bytes, path: photo.path };
    });
    return database.transaction(async (queries) => {
      const saved = await save(queries, toShow);
      const product = await findProduct(queries, saved.id);
      if (product === undefined) throw new Error('A saved product is not there');
      return { found: product, unused: saved.unused };
    });
  });
  for (const id of unused) {
    await config.files.remove(id).catch((error: unknown) => {
      // The save stands; what is left over is a file that nobody can reach.
      config.log(`error file removal: ${describeFailure(error)}`);
    });
  }
  return found;
}

async function lockProductRow(queries: Queries, id: number, version: number | null): Promise<ProductRow> {
  const [found] = await queries.select().from(products).where(eq(products.id, id)).for('no key update');
  return requireVersion(found, version);
}

async function familyOf(queries: Queries, id: number): Promise<ProductFamily> {
  const family = await findProductFamily(queries, id);
  if (family === undefined) throw invalidFields({ familiaId: [messages.familyMissing] });
  return family;
}

async function writeProduct(
  queries: Queries,
  { config, now }: GatewayContext,
  product: ProductRow,
  photos: readonly PhotoToShow[],
  columns: Partial<typeof products.$inferInsert>,
): Promise<Saved> {
  const { id, versao } = product;
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
  return { id, unused };
}

/** Creates a product from the parts of a form (PRD-063 to PRD-065, CON-42). */
export async function createProduct(
  context: GatewayContext,
  roles: Caller['roles'],
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
  return saveWithPhotos(context, photos, async (queries, toShow) => {
    const family = await familyOf(queries, body.FamiliaId);
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
    return { id, unused };
  });
}

/** Saves a product of the catalogue (PRD-066, GAP-47). */
export function updateProduct(
  context: GatewayContext,
  roles: Caller['roles'],
  id: number,
  version: number | null,
  body: Schemas['ProductInput'],
): Promise<FoundProduct> {
  const { fotosProdutos, ...given } = body;
  const photos = photosOfJson(fotosProdutos);
  return saveWithPhotos(context, photos, async (queries, toShow) => {
    const product = await lockProductRow(queries, id, version);
    const family = await familyOf(queries, product.familiaId);
    const { values, columns } = checkProduct(roles, family, product, given);
    await requireLabels(queries, values);
    await replaceLabels(queries, id, values);
    return writeProduct(queries, context, product, toShow, columns);
  });
}

/** Makes sure that a brand of the e-commerce register exists; one that was removed may stay where it is. */
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
    // A brand that is being removed at the same moment must not get a product.
    .for('share');
  if (brand === undefined) throw invalidFields({ marca: [messages.ecommerceBrandMissing] });
}

/** Saves the e-commerce data of a product (PRD-068, GAP-12, CON-64). */
export function updateEcommerceProduct(
  context: GatewayContext,
  id: number,
  version: number | null,
  body: Schemas['EcommerceProductInput'],
): Promise<FoundProduct> {
  const { fotosProdutos, marca, ...given } = body;
  const photos = photosOfJson(fotosProdutos);
  const marcaEcommerceId = marca?.id ?? null;
  return saveWithPhotos(context, photos, async (queries, toShow) => {
    const product = await lockProductRow(queries, id, version);
    const family = await familyOf(queries, product.familiaId);
    const { values, columns } = checkEcommerceProduct(family, given);
    await requireLabels(queries, values);
    await requireEcommerceBrand(queries, marcaEcommerceId, product.marcaEcommerceId);
    await replaceLabels(queries, id, values);
    return writeProduct(queries, context, product, toShow, { ...columns, marcaEcommerceId });
  });
}
