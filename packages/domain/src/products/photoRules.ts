/** Most photos of a product (GAP-48, X-01). */
export const PHOTOS_MAX = 7;

/** Most bytes of a photo: 10 MB (GAP-48, D13). */
export const PHOTO_MAX_BYTES = 10_485_760;

/** Most pixels of a photo: a few kilobytes may decode to gigabytes of them. */
export const PHOTO_MAX_PIXELS = 50_000_000;

/** Extensions of photos, without the dot (PRD-054). */
export const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;

/** Media types of photos (PRD-054). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const;

/** Advice beside the photos; none of it is enforced (PRD-053 to PRD-056, GAP-48). */
export const PHOTO_ADVICE = [
  'O ideal são 5 fotos por produto.',
  'Imagens JPG, JPEG ou PNG.',
  'Resolução mínima de 1000 px.',
  'Até 5 MB por foto.',
] as const;

/** Message of a new product without photo (PRD-051, GAP-16). */
export const PHOTO_MISSING_TEXT =
  'Faça upload de ao menos uma imagem, a primeira será a miniatura do produto.';

/** Message of too many photos (GAP-48, FMC-110). */
export const PHOTOS_TOO_MANY_TEXT = 'Selecione no máximo 7 imagens';

/** Message of a photo that is too large (GAP-48, FMC-111). */
export const PHOTO_TOO_LARGE_TEXT = 'Selecione apenas arquivos de no máximo 10 MB.';

/** Message of a file that is no photo (GAP-38). */
export const PHOTO_TYPE_TEXT = 'Selecione apenas arquivos com as extensões permitidas. JPG, JPEG, PNG';

/** Message of a photo with too many pixels. */
export const PHOTO_TOO_MANY_PIXELS_TEXT = `Selecione apenas imagens de no máximo ${PHOTO_MAX_PIXELS / 1_000_000} megapixels.`;

/** A file that was picked. */
export interface PickedPhoto {
  name: string;
  /** Size in bytes. */
  size: number;
  /** Media type, empty when the browser knows none. */
  type: string;
}

/**
 * Message about a picked photo, `null` when it is fine (GAP-48, FMC-111, FMC-112). Its extension must be allowed,
 * and its media type too if there is one. An empty file counts as one of a wrong type.
 */
export function photoProblem({ name, size, type }: PickedPhoto): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const isPhoto = PHOTO_EXTENSIONS.some((allowed) => allowed === extension);
  const isType = type === '' || PHOTO_TYPES.some((allowed) => allowed === type.toLowerCase());
  if (!isPhoto || !isType || size === 0) return PHOTO_TYPE_TEXT;
  return size > PHOTO_MAX_BYTES ? PHOTO_TOO_LARGE_TEXT : null;
}
