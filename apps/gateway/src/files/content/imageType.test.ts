import { describe, expect, it } from 'vitest';
import { photoBytes } from '../../testing/photos.ts';
import { imageType } from './imageType.ts';

describe('imageType (PRD-054)', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const)('knows %s by its first bytes', (kind, type) => {
    expect(imageType(photoBytes(kind))).toBe(type);
  });

  const text = (value: string) => new TextEncoder().encode(value);
  it.each([
    ['nothing', new Uint8Array()],
    ['a signature alone', new Uint8Array([0xff, 0xd8, 0xff])],
    ['PNG without its header', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])],
    ['GIF', text('GIF89a..........................')],
    ['WebP', text('RIFF....WEBPVP8 ................')],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['PDF', text('%PDF-1.7 .......................')],
    ['a page before a photo', new Uint8Array([...text('<b>'), ...photoBytes()])],
  ])('takes %s for no photo', (_, bytes) => {
    expect(imageType(bytes)).toBeNull();
  });
});
