/** Width and height of a picture in pixels. */
export interface ImageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** First chunk of a PNG, which always tells the size, behind the signature. */
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Frames of JPEG: `C0` to `CF` without the tables `C4`, `C8` and `CC` among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): ImageSize | null {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return { widthPx: view.getUint16(offset + 7), heightPx: view.getUint16(offset + 5) };
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** Size of a PNG or JPEG from its first bytes, without decoding it; null when it is not in them. */
export function imageSize(head: Uint8Array): ImageSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (PNG_START.every((byte, index) => head[index] === byte))
    return head.byteLength < 24 ? null : { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
  return head[0] === 0xff && head[1] === 0xd8 ? jpegSize(view) : null;
}
