import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A picture of at most 16 colours. */
export interface IndexedImage {
  widthPx: number;
  heightPx: number;
  /** Up to 16 colours. */
  palette: readonly Rgb[];
  /** Position in the palette for each pixel, row by row. */
  pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BIT_DEPTH = 4;
const PALETTE_COLOUR = 3;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** Writes a picture as PNG: palette colour, four bits a pixel, no row filter. */
export function encodePng({ widthPx, heightPx, palette, pixels }: IndexedImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header[8] = BIT_DEPTH;
  header[9] = PALETTE_COLOUR;

  // A row is one filter byte (0, none) and two pixels a byte, the left one in the high half.
  const rowBytes = 1 + Math.ceil(widthPx / 2);
  const rows = Buffer.alloc(rowBytes * heightPx);
  pixels.forEach((colour, index) => {
    const column = index % widthPx;
    const at = Math.floor(index / widthPx) * rowBytes + 1 + (column >> 1);
    rows[at] = (rows[at] ?? 0) | (column % 2 === 0 ? colour << 4 : colour);
  });

  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
