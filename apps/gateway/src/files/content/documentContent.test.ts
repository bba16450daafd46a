import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentFiles, zipFile } from '../../testing/documentFiles.ts';
import { documentContentType } from './documentContent.ts';

/** A store that holds one file. */
const storeOf = (bytes: Uint8Array) => ({
  read: async (_id: string, from: number, length: number) => bytes.subarray(from, from + length),
});

const typeOf = (bytes: Uint8Array, name: string) =>
  documentContentType(storeOf(bytes), 'any', bytes.byteLength, name);

const endings = Object.keys(documentFiles) as (keyof typeof documentFiles)[];
const text = (value: string) => new TextEncoder().encode(value);

describe('documentContentType (G-32)', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['png', 'image/png'],
    ['doc', 'application/msword'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const)('knows %s by its content', async (ending, type) => {
    expect(await typeOf(documentFiles[ending](), `Arquivo.${ending}`)).toBe(type);
    expect(await typeOf(documentFiles[ending](), `ARQUIVO.${ending.toUpperCase()}`)).toBe(type);
  });

  it.each(
    endings.flatMap((content) =>
      endings.filter((name) => name !== content).map((name) => [content, name] as const),
    ),
  )('refuses %s under the name of %s', async (content, name) => {
    expect(await typeOf(documentFiles[content](), `arquivo.${name}`)).toBeNull();
  });

  it.each([
    ['a page', text('<!doctype html><script>alert(1)</script>'), 'x.pdf'],
    ['a page before a PDF', text('<b>%PDF-1.7'), 'x.pdf'],
    ['the beginning of a signature', text('%PDF'), 'x.pdf'],
    ['nothing', new Uint8Array(), 'x.png'],
    ['a program', text('MZ..............'), 'x.doc'],
    ['any zip file', zipFile({ 'a.txt': 'a' }), 'x.docx'],
    ['a main part in a folder', zipFile({ 'x/word/document.xml': 'a' }), 'x.docx'],
    ['a zip file without its directory', documentFiles.docx().subarray(0, 60), 'x.docx'],
    ['an ending that is not taken', text('%PDF-1.7'), 'x.exe'],
    ['no ending', text('%PDF-1.7'), 'pdf.'],
  ])('refuses %s', async (_, bytes, name) => {
    expect(await typeOf(bytes, name)).toBeNull();
  });

  it('reads a zip file with a comment, and numbered main parts', async () => {
    const entries = { '[Content_Types].xml': '', 'word/document2.xml': '' };
    expect(await typeOf(zipFile(entries, 'feito por PK\u0005\u0006 alguém'), 'x.docx')).not.toBeNull();
  });

  it('never fails, whatever the bytes are', async () => {
    const valid = documentFiles.docx();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(valid.byteLength - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(valid.byteLength),
        async (changes, length) => {
          const bytes = new Uint8Array(valid);
          for (const [at, value] of changes) bytes[at] = value;
          const type = await typeOf(bytes.subarray(0, length), 'x.docx');
          expect(type === null || type.startsWith('application/')).toBe(true);
        },
      ),
    );
  });
});
