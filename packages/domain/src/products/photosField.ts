import { z } from 'zod';
import type { FieldOf } from '../fields/defineFields.ts';
import { PHOTOS_MAX, PHOTOS_TOO_MANY_TEXT, photoProblem } from './photoRules.ts';

const photo = z.object({
  /** Id of a stored photo, `null` for a new one. */
  id: z.preprocess((value: number | null) => value ?? null, z.int().min(1).nullable()),
  /** Address of a stored photo; in a body also the bytes of a new one in base64. */
  arquivo: z.preprocess((value: string | null) => value ?? null, z.string().nullable()),
  /** The picked file of a new photo; it stays in the browser until it is sent. */
  file: z
    .custom<File | null>((value) => value === null || value === undefined || value instanceof File)
    .refine((file) => !file || photoProblem(file) === null, {
      error: ({ input }) => (input instanceof File ? (photoProblem(input) ?? undefined) : undefined),
    })
    .optional(),
  ordem: z.int().min(0).max(1_000),
});

/** A photo of a product as the form holds it (PRD-035). */
export type ProductPhotoForm = z.input<typeof photo>;

const photosRule = z.preprocess(
  (value: ProductPhotoForm[]) => value ?? [],
  z
    .array(photo)
    .max(PHOTOS_MAX, PHOTOS_TOO_MANY_TEXT)
    .transform((photos) =>
      photos
        .toSorted((left, right) => left.ordem - right.ordem)
        .map(({ file, ...rest }, ordem) => ({ ...rest, file: file ?? null, ordem })),
    ),
);

/** Stored photos of a draft: a file cannot be kept, so the user has to choose it again (D11). */
const draftPhotos = z
  .array(z.object({ id: z.number().nullable(), ordem: z.number() }))
  .transform((rows) =>
    rows.flatMap(({ id, ordem }) => (id === null ? [] : [{ id, arquivo: null, file: null, ordem }])),
  );

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
    rows
      .toSorted((left, right) => left.ordem - right.ordem)
      .map(({ id, file }) => file?.name ?? `Foto ${id ?? ''}`)
      .join(', '),
};
