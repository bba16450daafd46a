import { extensionOf } from '@portal/formats';

/** How a document is shown; `other` cannot be and is offered for download. */
export type DocumentKind = 'image' | 'pdf' | 'other';

/** A document as the viewer shows it (WID-009). */
export interface ShownDocument {
  id: string;
  /** Name of the file as its owner called it. */
  nomeOriginal: string;
  /**
   * `http:`, `https:` or `blob:` address; leave out while it is unknown. A `blob:` address has the rights of the
   * page: create it from a `Blob` with the type `application/pdf` or of a picture, whatever type the server sends.
   */
  url?: string | undefined;
  /** @default from the extension of `nomeOriginal` */
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
  const page = 'https://pagina.invalid';
  return URL.canParse(address, page) && safeSchemes.includes(new URL(address, page).protocol);
}
