import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSize } from './imageSize.ts';

describe('the size of a picture', () => {
  const png = (width: number, height: number) => {
    const head = new Uint8Array(33);
    head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    new DataView(head.buffer).setUint32(16, width);
    new DataView(head.buffer).setUint32(20, height);
    return head;
  };
  const jpeg = (width: number, marker: number, metadata: number) =>
    new Uint8Array([
      ...[0xff, 0xd8, 0xff, 0xe1, (metadata + 2) >> 8, (metadata + 2) & 0xff, ...Array(metadata).fill(0xff)],
      ...[0xff, 0xff, marker, 0, 17, 8, 0x02, 0x58, width >> 8, width & 0xff, 3],
    ]);

  it.each([
    ['PNG', png(999, 70_000), { widthPx: 999, heightPx: 70_000 }],
    ['JPEG', jpeg(4032, 0xc0, 0), { widthPx: 4032, heightPx: 600 }],
    ['progressive JPEG behind metadata', jpeg(1000, 0xc2, 5000), { widthPx: 1000, heightPx: 600 }],
    ['JPEG cut off', jpeg(1000, 0xc2, 5000).slice(0, 900), null],
    ['JPEG without a frame', jpeg(1000, 0xc4, 4), null],
    ['PNG cut off', png(999, 1).slice(0, 23), null],
    ['text', new TextEncoder().encode('%PDF-1.7'), null],
    ['nothing', new Uint8Array(), null],
  ])('of a %s', (_, head, size) => {
    expect(imageSize(head)).toEqual(size);
  });

  it('never fails, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => imageSize(new Uint8Array([0xff, 0xd8, ...bytes]))).not.toThrow();
      }),
    );
  });
});
