import type { FileStore } from '../store/FileStore.ts';
import { zipEntryNames } from './zipEntries.ts';

/** Extensions that the gateway can verify by the content. */
type DocumentEnding = 'pdf' | 'png' | 'doc' | 'docx' | 'xlsx';

/** Media types by extension. */
const CONTENT_TYPES: Readonly<Record<DocumentEnding, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** First bytes of each type. DOC is a compound file, DOCX and XLSX are zip files. */
const STARTS: Readonly<Record<DocumentEnding, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
};

/** Entry that makes a zip file a text document or a spreadsheet; some programs number it. */
const MAIN_PARTS: Partial<Readonly<Record<DocumentEnding, RegExp>>> = {
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\d*\.xml$/,
};

const START_BYTES = 8;

/** Extension of a name in lower case, null when the gateway does not know it. */
function documentEnding(name: string): DocumentEnding | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(CONTENT_TYPES, ending) ? (ending as DocumentEnding) : null;
}

/**
 * Media type of a stored document whose content fits the extension of its name; null when it does not. The type that
 * the sender claims is ignored.
 */
export async function documentContentType(
  store: Pick<FileStore, 'read'>,
  id: string,
  sizeBytes: number,
  name: string,
): Promise<string | null> {
  const ending = documentEnding(name);
  if (ending === null) return null;
  const start = await store.read(id, 0, START_BYTES);
  if (!STARTS[ending].every((byte, index) => start[index] === byte)) return null;
  const mainPart = MAIN_PARTS[ending];
  if (mainPart !== undefined) {
    const names = await zipEntryNames(sizeBytes, (from, length) => store.read(id, from, length));
    if (names?.some((one) => mainPart.test(one)) !== true) return null;
  }
  return CONTENT_TYPES[ending];
}
