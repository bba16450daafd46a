import {
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_TOO_LARGE_TEXT,
  PHOTO_TOO_MANY_PIXELS_TEXT,
  PHOTO_TYPE_TEXT,
} from '@portal/domain';
import { imageSize } from '@portal/formats';
import { type ImageType, imageType } from '../../../files/content/imageType.ts';
import { invalidFields } from '../../../http/GatewayError.ts';

/** A photo that is stored already. */
interface KnownPhoto {
  readonly id: number;
}

/** A photo that was uploaded with this call. */
interface NewPhoto {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: ImageType;
}

/** A photo of a body. */
export type GivenPhoto = (KnownPhoto | NewPhoto) & {
  /** Path of the photo in the body, for messages. */
  readonly path: string;
};

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Decodes base64; null for anything else. The pattern is applied piece by piece, since it recurses over long texts. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = Buffer.from(text, 'base64');
  // The decoder skips unknown characters, which shows in fewer bytes than expected.
  const expected = Math.floor((text.replace(/={1,2}$/, '').length * 3) / 4);
  return bytes.byteLength === expected && BASE64.test(text.slice(0, 64)) ? bytes : null;
}

/**
 * Checks the bytes of a photo (PRD-054, GAP-48) by their content, not by their name, and without decoding
 * them.
 *
 * @throws GatewayError 400 at the path.
 */
function checkedPhoto(bytes: Uint8Array<ArrayBuffer> | null, path: string): NewPhoto {
  if (bytes !== null && bytes.byteLength > PHOTO_MAX_BYTES)
    throw invalidFields({ [path]: [PHOTO_TOO_LARGE_TEXT] });
  const type = bytes === null ? null : imageType(bytes);
  const size = bytes === null ? null : imageSize(bytes);
  if (bytes === null || type === null || size === null) throw invalidFields({ [path]: [PHOTO_TYPE_TEXT] });
  if (size.widthPx * size.heightPx > PHOTO_MAX_PIXELS)
    throw invalidFields({ [path]: [PHOTO_TOO_MANY_PIXELS_TEXT] });
  return { bytes, type };
}

interface Ordered {
  readonly ordem: number;
}

/** Photos sorted by `ordem`, ties in the order in which they came, each with its path. */
function inOrder<Photo extends Ordered>(photos: readonly Photo[], list: string) {
  return photos
    .map((photo, index) => ({ photo, path: `${list}[${index}]` }))
    .sort((one, other) => one.photo.ordem - other.photo.ordem);
}

/** A photo of a JSON body. */
interface JsonPhoto extends Ordered {
  readonly id?: number | null;
  readonly arquivo?: string | null;
}

/**
 * Reads the photos of a JSON body: `id` for one that stays, otherwise bytes in base64 (GAP-47).
 *
 * @throws GatewayError 400 at the photo.
 */
export function photosOfJson(photos: readonly JsonPhoto[]): GivenPhoto[] {
  return inOrder(photos, 'fotosProdutos').map(({ photo: { id, arquivo }, path }) => {
    if (typeof id === 'number') return { id, path: `${path}.id` };
    return { ...checkedPhoto(fromBase64(arquivo ?? ''), `${path}.arquivo`), path };
  });
}

/** A photo of a form. */
interface FormPhoto extends Ordered {
  readonly arquivo?: unknown;
  readonly idArquivo?: number;
}

/**
 * Reads the photos of a form: a file, or the id of a stored photo (PRD-065).
 *
 * @throws GatewayError 400 at the photo.
 */
export async function photosOfForm(photos: readonly FormPhoto[]): Promise<GivenPhoto[]> {
  return Promise.all(
    inOrder(photos, 'Fotos').map(async ({ photo: { arquivo, idArquivo }, path }) => {
      if (arquivo === undefined && idArquivo !== undefined)
        return { id: idArquivo, path: `${path}.idArquivo` };
      const bytes = arquivo instanceof File ? new Uint8Array(await arquivo.arrayBuffer()) : null;
      return { ...checkedPhoto(bytes, `${path}.arquivo`), path };
    }),
  );
}
