import type { ProductPhotoForm } from '@portal/domain';

/** Id of a photo in the grid: the id of a stored one, the local address of a new one. */
export function photoKey({ id, arquivo }: ProductPhotoForm): string {
  return id === null ? (arquivo ?? '') : String(id);
}

/** Photos numbered from 0 in their order, the first being the thumbnail (PRD-052, GAP-49). */
const numbered = (photos: readonly ProductPhotoForm[]): ProductPhotoForm[] =>
  photos.map((photo, ordem) => ({ ...photo, ordem }));

/** Whether somebody else removed a photo that the product had: it can be neither shown nor stored again (D7). */
export function isGone(
  { id, arquivo }: ProductPhotoForm,
  stored: readonly { readonly id: number }[],
): boolean {
  return id !== null && arquivo === null && !stored.some((photo) => photo.id === id);
}

/** Photos in the order of their numbers. */
export function inOrder(photos: readonly ProductPhotoForm[]): ProductPhotoForm[] {
  return photos.toSorted((one, other) => one.ordem - other.ordem);
}

/** Adds new files as photos, each with its local address. */
export function withFiles(
  photos: readonly ProductPhotoForm[],
  files: readonly File[],
  addressOf: (file: File) => string,
): ProductPhotoForm[] {
  const added = files.map((file) => ({ id: null, arquivo: addressOf(file), file, ordem: 0 }));
  return numbered([...inOrder(photos), ...added]);
}

/** Adds stored photos of another product, which keep their addresses so that they show (PRC-058). */
export function withStored(
  photos: readonly ProductPhotoForm[],
  taken: readonly { readonly id: number; readonly arquivo: string }[],
): ProductPhotoForm[] {
  const added = taken.map(({ id, arquivo }) => ({ id, arquivo, file: null, ordem: 0 }));
  return numbered([...inOrder(photos), ...added]);
}

/** Sorts photos by these ids. */
export function reordered(photos: readonly ProductPhotoForm[], keys: readonly string[]): ProductPhotoForm[] {
  const place = (photo: ProductPhotoForm) => keys.indexOf(photoKey(photo));
  return numbered(photos.toSorted((one, other) => place(one) - place(other)));
}

/** Removes the photo with this id. */
export function withoutPhoto(photos: readonly ProductPhotoForm[], key: string): ProductPhotoForm[] {
  return numbered(inOrder(photos).filter((photo) => photoKey(photo) !== key));
}

/** Puts a removed photo back to its position. */
export function withRestored(
  photos: readonly ProductPhotoForm[],
  photo: ProductPhotoForm,
  index: number,
): ProductPhotoForm[] {
  return numbered(inOrder(photos).toSpliced(index, 0, photo));
}
