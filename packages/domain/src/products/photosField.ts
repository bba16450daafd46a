import * as z from 'zod/mini';
import type { EditDuringSave, FieldOf } from '../fields/defineFields.ts';
import { photoName } from './photoNames.ts';
import { PHOTOS_MAX, PHOTOS_TOO_MANY_TEXT, photoProblem } from './photoRules.ts';

const inOrder = <Photo extends { readonly ordem: number }>(rows: readonly Photo[]) =>
  rows.toSorted((left, right) => left.ordem - right.ordem);

const photo = z.object({
  /** Id of a stored photo, `null` for a new one. */
  id: z.pipe(
    z.transform((value: number | null) => value ?? null),
    z.nullable(z.int().check(z.gte(1))),
  ),
  /** Address of a stored photo; in a body also the bytes of a new one in base64. */
  arquivo: z.pipe(
    z.transform((value: string | null) => value ?? null),
    z.nullable(z.string()),
  ),
  /** The picked file of a new photo; it stays in the browser until it is sent. */
  file: z.optional(
    z
      .custom<File | null>((value) => value === null || value === undefined || value instanceof File)
      .check(
        z.refine((file) => !file || photoProblem(file) === null, {
          error: ({ input }) => (input instanceof File ? (photoProblem(input) ?? undefined) : undefined),
        }),
      ),
  ),
  ordem: z.int().check(z.gte(0), z.lte(1_000)),
});

/** A photo of a product as the form holds it (PRD-035). */
export type ProductPhotoForm = z.input<typeof photo>;

const photosRule = z.pipe(
  z.transform((value: ProductPhotoForm[]) => value ?? []),
  z.pipe(
    z.array(photo).check(z.maxLength(PHOTOS_MAX, PHOTOS_TOO_MANY_TEXT)),
    z.transform((photos) =>
      inOrder(photos).map(({ file, ...rest }, ordem) => ({ ...rest, file: file ?? null, ordem })),
    ),
  ),
);

/** Stored photos of a draft: a file cannot be kept, so the user has to choose it again (D11). */
const draftPhotos = z.pipe(
  z.array(z.object({ id: z.nullable(z.number()), ordem: z.number() })),
  z.transform((rows) =>
    rows.flatMap(({ id, ordem }) => (id === null ? [] : [{ id, arquivo: null, file: null, ordem }])),
  ),
);

/**
 * Photos that were moved, removed or added during a save: what the save stored has its id and is not sent again. All stay as
 * they are where it cannot be told which is which.
 */
function photosOnStored({ sent, stored, typed }: EditDuringSave<ProductPhotoForm[]>): ProductPhotoForm[] {
  const before = new Set(sent.map(({ id }) => id));
  const known = new Set(stored.map(({ id }) => id));
  const made = inOrder(stored).filter(({ id }) => !before.has(id));
  // One with neither address nor id that is stored was removed by others, and not sent.
  const added = inOrder(sent).filter(({ id, arquivo }) => arquivo !== null && !known.has(id));
  if (made.length !== added.length) return typed;
  const madeOf = new Map(added.map(({ arquivo }, place) => [arquivo, made[place]]));
  return typed.map((photo) => {
    const own = photo.arquivo === null ? undefined : madeOf.get(photo.arquivo);
    return own ? { ...own, ordem: photo.ordem } : photo;
  });
}

/**
 * Photos of a product: seven at most, each of an allowed type and size (GAP-48). They come out in the order of `ordem`,
 * numbered from 0 without gaps; the first is the thumbnail (PRD-052, GAP-49).
 */
export const photos: FieldOf<'photos', typeof photosRule> = {
  kind: 'photos',
  label: 'Fotos',
  schema: photosRule,
  empty: [],
  draft: draftPhotos,
  text: (rows) =>
    inOrder(rows)
      .map(({ id, file }) => file?.name ?? photoName(id))
      .join(', '),
  onStored: photosOnStored,
};
