import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { files, productPhotos } from '../../../database/schema.ts';
import type { FileStore } from '../../../files/store/FileStore.ts';
import { deleteUnusedFiles, type StoredFile } from '../../../files/storedFiles.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import { productMessages } from '../messages.ts';

/** Largest photo that is its own thumbnail. A larger photo has no thumbnail; the pages show the photo itself. */
const THUMBNAIL_MAX_BYTES = 65_536;

/** A photo to show from now on: one that is stored already, or one that was just uploaded. */
export type PhotoToShow = { readonly path: string } & (
  | { readonly id: number }
  | (StoredFile & { readonly bytes: Uint8Array })
);

/** Result of a change of photos. */
export interface PhotoChange {
  /** New thumbnail; undefined when the first photo did not change. */
  readonly miniatura: Uint8Array | null | undefined;
  /** Files that are no longer used. */
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

/** Stored photos of the body that may be shown, by id. */
async function findKnown(queries: Queries, photos: readonly PhotoToShow[], usable: SQL | undefined) {
  const ids = photos.flatMap((photo) => ('id' in photo ? [photo.id] : []));
  const rows =
    ids.length === 0
      ? []
      : await queries
          .select(photoFields)
          .from(productPhotos)
          .where(and(inArray(productPhotos.id, ids), usable));
  const fileIds = rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  // Locked until the new photo refers to them, so that they cannot be removed meanwhile.
  if (fileIds.length > 0)
    await queries.select({ id: files.id }).from(files).where(inArray(files.id, fileIds)).for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}

async function smallBytes(store: FileStore, fileId: string): Promise<Uint8Array | null> {
  const found = await store.open(fileId);
  if (found === null) return null;
  if (found.sizeBytes <= THUMBNAIL_MAX_BYTES) return new Response(found.stream).bytes();
  await found.stream.cancel();
  return null;
}

/** Thumbnail of a stored photo. Seeded photos are in the row itself; photos on other servers are not fetched. */
async function thumbnailOf(store: FileStore, { arquivo, fileId }: PhotoRow): Promise<Uint8Array | null> {
  if (fileId !== null) return smallBytes(store, fileId);
  const [, base64] = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/=]{1,87384})$/.exec(arquivo ?? '') ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
}

/**
 * Replaces the photos of a product, numbered from 0 in the order of the list (PRD-052).
 *
 * @param copies whether photos of other products may be used too (PRD-065), or a condition on those that may.
 * @throws GatewayError 400 for a photo that the product does not have, or that is listed twice.
 */
export async function replacePhotos(
  queries: Queries,
  store: FileStore,
  productId: number,
  photos: readonly PhotoToShow[],
  { copies }: { readonly copies: boolean | SQL },
): Promise<PhotoChange> {
  const before = await queries
    .select(photoFields)
    .from(productPhotos)
    .where(eq(productPhotos.produtoId, productId));
  const own = eq(productPhotos.produtoId, productId);
  const usable = copies === false ? own : copies === true ? undefined : or(own, copies);
  const known = await findKnown(queries, photos, usable);
  const used = new Set<number>();
  const rows = photos.map((photo, ordem) => {
    if (!('id' in photo)) return { produtoId: productId, arquivo: null, fileId: photo.fileId, ordem };
    const row = known.get(photo.id);
    if (row === undefined || used.has(photo.id)) throw missingPhoto(photo.path);
    used.add(photo.id);
    const { arquivo, fileId } = row;
    const stays = row.produtoId === productId;
    return { ...(stays ? { id: photo.id } : {}), produtoId: productId, arquivo, fileId, ordem };
  });
  const fresh = photos.flatMap((photo) => ('id' in photo ? [] : [photo]));
  if (fresh.length > 0) {
    await queries
      .insert(files)
      .values(fresh.map(({ fileId, contentType, sizeBytes }) => ({ id: fileId, contentType, sizeBytes })));
  }
  // All rows are written again: updating positions one by one would break their unique index.
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
