import { extensionOf } from '@portal/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptBrFormats } from '../../locale/formats.ts';
import { hugeFile, sampleFile } from '../testing/sampleFiles.ts';
import { checkFiles } from './checkFiles.ts';
import { hasContentOf } from './fileContent.ts';
import { formatExcessSize, formatFileSize } from './fileSize.ts';
import { nameTypes } from './nameTypes.ts';

const limit = 104_857_600;
const rules = { types: ['png', 'doc', 'docx', 'pdf'], maxBytes: limit };
const anyRoom = () => Number.POSITIVE_INFINITY;

const causes = async (...files: File[]) =>
  (await checkFiles(files, rules, anyRoom)).refused.map(({ cause }) => cause);

describe('the endings that are taken', () => {
  it.each([
    [['png', 'doc', 'docx', 'pdf'], 'PNG, DOC, DOCX ou PDF'],
    [['jpg', 'png'], 'JPG ou PNG'],
    [['pdf'], 'PDF'],
  ])('%j reads "%s"', (types, text) => {
    expect(nameTypes(types, ptBrFormats)).toBe(text);
  });
});

describe('a size', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1_258_291, '1,1 MB'],
    [1_258_292, '1,2 MB'],
    [10_485_760, '10 MB'],
    [limit - 1, '99,9 MB'],
    [limit, '100 MB'],
    [2 ** 31, '2 GB'],
    [2 ** 42, '4096 GB'],
  ])('of %d bytes reads "%s"', (bytes, text) => {
    expect(formatFileSize(bytes, ptBrFormats)).toBe(text);
  });

  it.each([
    [limit + 1, '100,1 MB'],
    [limit + 150_000, '100,2 MB'],
    [1_048_577, '1,1 MB'],
  ])('of %d bytes that is beyond a limit reads "%s"', (bytes, text) => {
    expect(formatExcessSize(bytes, ptBrFormats)).toBe(text);
  });

  it('never reads as more than it is', () => {
    const power = { B: 0, KB: 1, MB: 2, GB: 3 } as const;
    fc.assert(
      fc.property(fc.nat(2 ** 40), (bytes) => {
        const [, figures = '', unit = 'B'] =
          /^([\d,]+) ([KMG]?B)$/.exec(formatFileSize(bytes, ptBrFormats)) ?? [];
        const reported = Number(figures.replace(',', '.')) * 1024 ** power[unit as keyof typeof power];
        expect(reported).toBeLessThanOrEqual(bytes);
        expect(reported).toBeGreaterThan(bytes * 0.9 - 1);
      }),
    );
  });
});

describe('first bytes', () => {
  const head = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['pdf', head('%PDF-1.7'), true],
    ['pdf', head('\n%PDF-1.4 x'), true],
    ['pdf', new Uint8Array([0xef, 0xbb, 0xbf, ...head('%PDF-1.4')]), true],
    ['pdf', head('<!doctype html>'), false],
    ['pdf', head(''), false],
    ['docx', head('PK\u0003\u0004'), true],
    ['docx', head('{\\rtf1'), false],
    ['doc', head('{\\rtf1'), true],
    ['png', head('PNG'), false],
    ['csv', head('a;b'), true],
    ['constructor', head('x'), true],
  ])('of a %s: %j → %s', (extension, bytes, expected) => {
    expect(hasContentOf(extension, bytes)).toBe(expected);
  });
});

describe('checking files', () => {
  it.each(['a.pdf', 'a.PNG', 'a.doc', 'a.docx'])(
    'accepts %s although the browser reports no type',
    async (name) => {
      expect(await causes(sampleFile(name, extensionOf(name)))).toEqual([]);
    },
  );

  it.each([
    ['an unknown ending', sampleFile('a.exe'), 'type'],
    ['no ending', sampleFile('contrato', 'pdf'), 'type'],
    ['a program renamed to pdf', sampleFile('a.pdf', 'exe'), 'content'],
    ['a picture renamed to pdf', sampleFile('a.pdf', 'png'), 'content'],
    ['nothing in it (UPL-01)', new File([], 'a.pdf'), 'empty'],
  ])('refuses a file with %s', async (_, file, cause) => {
    expect(await causes(file)).toEqual([cause]);
  });

  it.each([
    [limit, []],
    [limit + 1, ['size']],
    [101 * 1024 ** 2, ['size']],
    [2 ** 31, ['size']],
  ])('of %d bytes reads no more than the first bytes (UPL-02)', async (bytes, expected) => {
    expect(await causes(hugeFile('a.pdf', bytes))).toEqual(expected);
  });

  it('refuses what cannot be read, as a folder', async () => {
    const folder = sampleFile('pasta.pdf');
    folder.slice = () => {
      throw new DOMException('A requested file or directory could not be found', 'NotFoundError');
    };
    expect(await causes(folder)).toEqual(['unreadable']);
  });

  it('takes as many as there is room for and refuses the rest, two of one name each for itself', async () => {
    const files = [...Array(9)].map(() => sampleFile('a.png'));
    const { accepted, refused } = await checkFiles(files, rules, () => 7);
    expect(accepted).toEqual(files.slice(0, 7));
    expect(accepted.every((file, index) => file === files[index])).toBe(true);
    expect(refused.map(({ cause }) => cause)).toEqual(['count', 'count']);
  });

  it('loses no file and keeps their order', async () => {
    const names = fc.constantFrom('a.pdf', 'b.exe', 'c.png', 'd');
    await fc.assert(
      fc.asyncProperty(fc.array(names), fc.nat(5), async (chosen, room) => {
        const files = chosen.map((name) => sampleFile(name));
        const { accepted, refused } = await checkFiles(files, rules, () => room);
        expect(accepted.length).toBeLessThanOrEqual(room);
        const reported = new Set([...accepted, ...refused.map(({ file }) => file)]);
        expect(reported.size).toBe(files.length);
        expect(files.filter((file) => accepted.includes(file))).toEqual(accepted);
      }),
      { numRuns: 50 },
    );
  });
});

it('refuses a picture by the pixels of its header, without decoding it', async () => {
  const picture = (width: number) => {
    const head = new Uint8Array(24);
    head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    new DataView(head.buffer).setUint32(16, width);
    new DataView(head.buffer).setUint32(20, 1_000);
    return new File([head], `${width}.png`);
  };
  const files = [picture(50_000), picture(50_001)];
  const { accepted, refused } = await checkFiles(files, { ...rules, maxPixels: 50_000_000 }, anyRoom);
  expect(accepted.map(({ name }) => name)).toEqual(['50000.png']);
  expect(refused.map(({ cause }) => cause)).toEqual(['pixels']);
});
