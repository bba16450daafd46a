/** How many bytes are needed to recognise a type. */
export const headBytes = 16;

const bytes = (text: string) => [...text].map((character) => character.charCodeAt(0));

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];
const jpeg = [0xff, 0xd8, 0xff];

/** First bytes of the types that have such; a word processor also writes RTF under the name of `doc`. */
const signatures: Readonly<Record<string, readonly (readonly number[])[]>> = {
  png: [[0x89, ...bytes('PNG\r\n'), 0x1a, 0x0a]],
  jpg: [jpeg],
  jpeg: [jpeg],
  gif: [bytes('GIF8')],
  pdf: [bytes('%PDF-')],
  doc: [compoundFile, bytes('{\\rtf')],
  xls: [compoundFile],
  docx: [zip],
  xlsx: [zip],
  pptx: [zip],
  zip: [zip],
};

const startsAt = (head: Uint8Array, offset: number, signature: readonly number[]) =>
  signature.every((byte, index) => head[offset + index] === byte);

/** Readers take a PDF whose header comes after a byte order mark or an empty line; so does this. */
const slack = (extension: string) => (extension === 'pdf' ? headBytes : 0);

/**
 * Whether the first bytes of a file fit its extension, since the type that browsers report is empty or differs
 * between systems. Types without known first bytes pass.
 */
export function hasContentOf(extension: string, head: Uint8Array): boolean {
  const known = Object.hasOwn(signatures, extension) ? signatures[extension] : undefined;
  if (!known) return true;
  return known.some((signature) => {
    for (let offset = 0; offset <= slack(extension); offset += 1)
      if (startsAt(head, offset, signature)) return true;
    return false;
  });
}
