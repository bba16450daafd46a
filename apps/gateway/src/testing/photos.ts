/** Bytes of a photo whose size does not matter. */
const SMALL = 200;

const STARTS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  jpeg: [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8],
} as const;

/** Bytes that start like a photo of a type and a size in pixels, filled up with `fill`, so that two photos differ. */
export function photoBytes(
  type: 'png' | 'jpeg' = 'png',
  size = SMALL,
  fill = 7,
  [widthPx, heightPx] = [1_200, 1_000],
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(fill);
  bytes.set(STARTS[type]);
  const view = new DataView(bytes.buffer);
  if (type === 'png') {
    view.setUint32(16, widthPx);
    view.setUint32(20, heightPx);
  } else {
    view.setUint16(7, heightPx);
    view.setUint16(9, widthPx);
  }
  return bytes;
}

/** A photo as a browser sends it, or other bytes under its name. */
export function photoFile(bytes: Uint8Array<ArrayBuffer> = photoBytes(), name = 'foto.png'): File {
  return new File([bytes], name, { type: 'image/png' });
}

/** A form of parts; a part that is undefined is not sent. */
export function formOf(parts: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) form.append(name, value);
  return form;
}
