/** Media type of a photo. */
export type ImageType = 'image/jpeg' | 'image/png';

const JPEG_START = [0xff, 0xd8, 0xff];
/** Signature of PNG and its first chunk, which is always IHDR with 13 bytes. */
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return bytes.length > start.length && start.every((byte, index) => bytes[index] === byte);
}

/** Type of a photo by its content (PRD-054), whatever its name says; null for anything but JPEG and PNG. */
export function imageType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, JPEG_START)) return 'image/jpeg';
  return startsWith(bytes, PNG_START) ? 'image/png' : null;
}
