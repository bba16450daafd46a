import type { Call, OperationId } from '../../../http/operationHandler.ts';
import { addressParts, photoAddress } from '../productBody.ts';
import { findFirstPhotos } from '../productQueries.ts';

/** A product of a list. */
interface ListedProduct {
  readonly id: number;
  readonly miniatura: Uint8Array | null;
}

/** Finds what the cards of a page show instead of a thumbnail: the first photo, where that is too large for one. */
export async function firstPhotos(
  call: Pick<Call<OperationId>, 'context' | 'origin'>,
  rows: readonly ListedProduct[],
): Promise<(id: number) => { fotoPrincipal?: string }> {
  const withoutThumbnail = rows.filter(({ miniatura }) => miniatura === null).map(({ id }) => id);
  const photos = await findFirstPhotos(call.context.database.queries, withoutThumbnail);
  const parts = addressParts(call);
  return (id) => {
    const photo = photos.get(id);
    return photo === undefined ? {} : { fotoPrincipal: photoAddress(parts, photo) };
  };
}
