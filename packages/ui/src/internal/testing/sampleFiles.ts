/** First bytes by ending, for files made up in tests and stories. */
const heads: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  jpeg: [0xff, 0xd8, 0xff, 0xe1],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
};

/** A small file with the first bytes of its type and no media type, as on Windows without Office. */
export function sampleFile(name: string, content: string = name.split('.').at(-1) ?? ''): File {
  return new File([new Uint8Array([...(heads[content] ?? [0x4d, 0x5a]), 0, 0, 0, 0])], name, { type: '' });
}

/** A file with a false size; only its first bytes can be read. */
export function hugeFile(name: string, bytes: number): File {
  const file = sampleFile(name);
  const refuse = () => {
    throw new Error('The whole file was read');
  };
  return Object.defineProperties(file, {
    size: { value: bytes },
    arrayBuffer: { value: refuse },
    stream: { value: refuse },
    text: { value: refuse },
    bytes: { value: refuse },
  });
}

/** What a drop of files carries: the very files, which the browser would otherwise copy. */
export function fileTransfer(files: readonly File[]): DataTransfer {
  return Object.defineProperties(new DataTransfer(), {
    files: { value: files },
    types: { value: ['Files'] },
  });
}
