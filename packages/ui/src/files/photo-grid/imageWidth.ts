const pngSignature = [0x89, 0x50, 0x4e, 0x47];

/** Room for the metadata a camera writes before the size of a JPEG. */
const headBytes = 262_144;

/** Marks of a frame: `C0` to `CF` without the tables `C4`, `C8` and `CC` among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegWidth(view: DataView): number | undefined {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return view.getUint16(offset + 7);
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** Width in pixels from the first bytes of a PNG or JPEG; undefined when it is not in them. */
export function imageWidth(head: Uint8Array): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (pngSignature.every((byte, index) => head[index] === byte))
    return head.byteLength < 20 ? undefined : view.getUint32(16);
  return head[0] === 0xff && head[1] === 0xd8 ? jpegWidth(view) : undefined;
}

/** Width of a picture in pixels, without decoding it. */
export async function readImageWidth(file: File): Promise<number | undefined> {
  try {
    return imageWidth(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  } catch {
    return undefined; // advice only: what cannot be read gets none
  }
}
