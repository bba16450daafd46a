import { extensionOf } from '../../internal/files/fileNames.ts';

/** How a document is shown; `other` cannot be and is offered for download. */
export type DocumentKind = 'image' | 'pdf' | 'other';

/** A document as the viewer shows it (WID-009). */
export interface ShownDocument {
  id: string;
  /** Name of the file as its owner called it. */
  nomeOriginal: string;
  /**
   * `http:`, `https:` or `blob:` address; leave out while it is not known. A `blob:` one has the rights of the page: make
   * it from a `Blob` whose type is `application/pdf` or a picture's, whatever the server says.
   */
  url?: string | undefined;
  /** @default told by the ending of `nomeOriginal` */
  kind?: DocumentKind | undefined;
}

const kinds: Readonly<Record<string, DocumentKind>> = {
  pdf: 'pdf',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
};

/** How a document of this name is shown. */
export function kindOf(fileName: string): DocumentKind {
  const extension = extensionOf(fileName);
  return Object.hasOwn(kinds, extension) ? (kinds[extension] ?? 'other') : 'other';
}

const safeSchemes = ['http:', 'https:', 'blob:'];

/** Whether an address only fetches: one that runs a script or reads the disk is never shown nor followed. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address, 'https://pagina.invalid');
  return url !== null && safeSchemes.includes(url.protocol);
}
