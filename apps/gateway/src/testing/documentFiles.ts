import { crc32 } from 'node:zlib';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function record(size: number, write: (view: DataView) => void, ...parts: readonly Uint8Array[]): Uint8Array {
  const head = new Uint8Array(size);
  write(new DataView(head.buffer));
  return Buffer.concat([head, ...parts]);
}

/** A zip file of entries that are not compressed: name → text. */
export function zipFile(entries: Readonly<Record<string, string>>, comment = ''): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [entry, text] of Object.entries(entries)) {
    const [name, data] = [bytesOf(entry), bytesOf(text)];
    const sizes = (view: DataView, at: number) => {
      view.setUint32(at, crc32(data), true);
      view.setUint32(at + 4, data.byteLength, true);
      view.setUint32(at + 8, data.byteLength, true);
      view.setUint16(at + 12, name.byteLength, true);
    };
    const local = record(
      30,
      (view) => {
        view.setUint32(0, 0x04034b50, true);
        sizes(view, 14);
      },
      name,
      data,
    );
    const at = offset;
    directory.push(
      record(
        46,
        (view) => {
          view.setUint32(0, 0x02014b50, true);
          sizes(view, 16);
          view.setUint32(42, at, true);
        },
        name,
      ),
    );
    locals.push(local);
    offset += local.byteLength;
  }
  const listing = Buffer.concat(directory);
  const end = record(
    22,
    (view) => {
      view.setUint32(0, 0x06054b50, true);
      view.setUint16(10, directory.length, true);
      view.setUint32(12, listing.byteLength, true);
      view.setUint32(16, offset, true);
      view.setUint16(20, bytesOf(comment).byteLength, true);
    },
    bytesOf(comment),
  );
  return new Uint8Array(Buffer.concat([...locals, listing, end]));
}

/** Small files of every kind that a registration takes, each as its ending says. */
export const documentFiles = {
  pdf: () => bytesOf('%PDF-1.7\n%%EOF\n'),
  png: () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  doc: () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  docx: () => zipFile({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }),
  xlsx: () => zipFile({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
} as const;
