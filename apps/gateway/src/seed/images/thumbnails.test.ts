import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Pictogram, pictograms } from './pictograms.ts';
import { createThumbnails, THUMBNAIL_PX, type Tint, tints } from './thumbnails.ts';

const thumbnailOf = createThumbnails();
const combinations = (Object.keys(pictograms) as Pictogram[]).flatMap((pictogram) =>
  (Object.keys(tints) as Tint[]).map((tint) => [pictogram, tint] as const),
);

/** Reads the chunks of a PNG, apart from the encoder, and checks each checksum. */
function readChunks(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  let at = 8;
  while (at < png.length) {
    const length = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

describe('thumbnails', () => {
  it.each(combinations)('draws %s in %s as a small valid PNG', (pictogram, tint) => {
    const base64 = thumbnailOf(pictogram, tint);
    const png = Buffer.from(base64, 'base64');
    expect(png.toString('base64')).toBe(base64);
    expect(base64.length).toBeLessThanOrEqual(700);
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');

    const chunks = readChunks(png);
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    const header = chunks.get('IHDR') ?? Buffer.alloc(0);
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([THUMBNAIL_PX, THUMBNAIL_PX]);
    expect([...header.subarray(8)]).toEqual([4, 3, 0, 0, 0]);

    const colours = (chunks.get('PLTE')?.length ?? 0) / 3;
    const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
    const rowBytes = 1 + THUMBNAIL_PX / 2;
    expect(rows).toHaveLength(rowBytes * THUMBNAIL_PX);
    const pixels = [...rows].flatMap((byte, index) => (index % rowBytes === 0 ? [] : [byte >> 4, byte & 15]));
    expect(Math.max(...pixels)).toBeLessThan(colours);
    expect(new Set(pixels).size).toBeGreaterThan(2);
  });

  it('draws every combination differently', () => {
    const drawn = combinations.map(([pictogram, tint]) => thumbnailOf(pictogram, tint));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
