import { imageSize } from '@portal/formats';

/** Room for the metadata a camera writes before the size of a JPEG. */
const headBytes = 262_144;

/** Width of a picture in pixels, without decoding it. */
export async function readImageWidth(file: File): Promise<number | undefined> {
  try {
    return imageSize(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))?.widthPx;
  } catch {
    return undefined; // advice only: what cannot be read gets none
  }
}
