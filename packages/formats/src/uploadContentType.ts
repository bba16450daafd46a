import { extensionOf } from './extensionOf.ts';

const contentTypes: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png' };

/**
 * Content type of an upload, by its extension alone: `application/pdf`, `image/png` or empty (WID-031 to WID-033),
 * whatever the browser reports.
 */
export function uploadContentType(fileName: string): string {
  const extension = extensionOf(fileName);
  return Object.hasOwn(contentTypes, extension) ? (contentTypes[extension] ?? '') : '';
}
