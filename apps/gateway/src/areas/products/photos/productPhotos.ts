import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { files, productPhotos } from '../../../database/schema.ts';
import type { FileStore } from '../../../files/store/FileStore.ts';
import { deleteUnusedFiles, type StoredFile } from '../../../files/storedFiles.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import { productMessages } from '../messages.ts';

/** Largest photo that is its own thumbnail. A larger one has none, and the screens show the photo itself. */
const THUMBNAIL_MAX_BYTES = 65_536;

/** A photo that the product shows from now on: one that the catalogue has, or one that was just stored. */
export type PhotoToShow = { readonly path: string } & (
  | { readonly id: number }
  | (StoredFile & { readonly bytes: Uint8Array })
);

/** What a change of photos leads to. */
export interface PhotoChange {
  /** Thumbnail; undefined when the first photo is the one it was. */
  readonly miniatura: Uint8Array | null | undefined;
  /** Files that nothing shows any more. */
  readonly unused: readonly string[];
}

const photoFields = {
  id: productPhotos.id,
  produtoId: productPhotos.produtoId,
  arquivo: productPhotos.arquivo,
  fileId: productPhotos.fileId,
  ordem: productPhotos.ordem,
};

type PhotoRow = Pick<typeof productPhotos.$inferSelect, keyof typeof photoFields>;

function missingPhoto(path: string): Error {
  return invalidFields({ [path]: [productMessages.photoMissing] });
}

/** Photos of the body that the catalogue has, by id; of another product only where they may be copied. */
async function findKnown(queries: Queries, photos: readonly PhotoToShow[], owner: number | null) {
  const ids = photos.flatMap((photo) => ('id' in photo ? [photo.id] : []));
  const rows =
    ids.length === 0
      ? []
      : await queries.select(photoFields).from(productPhotos).where(inArray(productPhotos.id, ids));
  const fileIds = rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  // Held until the new photo refers to them, so that nobody removes them meanwhile.
  if (fileIds.length > 0)
    await queries.select({ id: files.id }).from(files).where(inArray(files.id, fileIds)).for('key share');
  return new Map(
    rows.filter(({ produtoId }) => owner === null || produtoId === owner).map((row) => [row.id, row]),
  );
}

async function smallBytes(store: FileStore, fileId: string): Promise<Uint8Array | null> {
  const found = await store.open(fileId);
  if (found === null) return null;
  if (found.sizeBytes <= THUMBNAIL_MAX_BYTES) return new Response(found.stream).bytes();
  await found.stream.cancel();
  return null;
}

/** Thumbnail of a photo that the catalogue has. Photos of the seed stand in the row; those elsewhere are not fetched. */
async function thumbnailOf(store: FileStore, { arquivo, fileId }: PhotoRow): Promise<Uint8Array | null> {
  if (fileId !== null) return smallBytes(store, fileId);
  const [, base64] = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]{1,87384})$/.exec(arquivo ?? '') ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}

/**
 * Gives a product its photos, numbered from 0 in the order of the list (PRD-052). Those that were there and are not in
 * the list are removed.
 *
 * @param copies whether photos of other products may be shown as well (PRD-065); otherwise only its own are known.
 * @throws GatewayError 400 for a photo that the product does not have, or that comes twice.
 */
export async function replacePhotos(
  queries: Queries,
  store: FileStore,
  productId: number,
  photos: readonly PhotoToShow[],
  { copies }: { readonly copies: boolean },
): Promise<PhotoChange> {
  const before = await queries
    .select(photoFields)
    .from(productPhotos)
    .where(eq(productPhotos.produtoId, productId));
  const known = await findKnown(queries, photos, copies ? null : productId);
  const used = new Set<number>();
  const rows = photos.map((photo, ordem) => {
    if (!('id' in photo)) return { produtoId: productId, arquivo: null, fileId: photo.fileId, ordem };
    const row = known.get(photo.id);
    if (row === undefined || used.has(photo.id)) throw missingPhoto(photo.path);
    used.add(photo.id);
    const { arquivo, fileId } = row;
    return { ...(copies ? {} : { id: photo.id }), produtoId: productId, arquivo, fileId, ordem };
  });
  const fresh = photos.flatMap((photo) => ('id' in photo ? [] : [photo]));
  if (fresh.length > 0) {
    await queries
      .insert(files)
      .values(fresh.map(({ fileId, contentType, sizeBytes }) => ({ id: fileId, contentType, sizeBytes })));
  }
  // Written anew: the positions of rows that stay would stand in each other's way.
  await queries.delete(productPhotos).where(eq(productPhotos.produtoId, productId));
  if (rows.length > 0) await queries.insert(productPhotos).values(rows);

  const gone = before.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  return {
    miniatura: await firstThumbnail(store, photos[0], known, before),
    unused: await deleteUnusedFiles(queries, gone),
  };
}

async function firstThumbnail(
  store: FileStore,
  first: PhotoToShow | undefined,
  known: ReadonlyMap<number, PhotoRow>,
  before: readonly PhotoRow[],
): Promise<Uint8Array | null | undefined> {
  if (first === undefined) return null;
  if (!('id' in first)) return first.sizeBytes <= THUMBNAIL_MAX_BYTES ? first.bytes : null;
  if (before.some(({ id, ordem }) => id === first.id && ordem === 0)) return undefined;
  const row = known.get(first.id);
  return row === undefined ? null : thumbnailOf(store, row);
}
