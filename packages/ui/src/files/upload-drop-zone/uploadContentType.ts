import { extensionOf } from '../../internal/files/fileNames.ts';

const contentTypes: Readonly<Record<string, string>> = { pdf: 'application/pdf', png: 'image/png' };

/**
 * The content type a file is sent with, told by its ending alone: `application/pdf`, `image/png` and otherwise empty
 * (WID-031 to WID-033), whatever type the browser tells.
 */
export function uploadContentType(fileName: string): string {
  const extension = extensionOf(fileName);
  return Object.hasOwn(contentTypes, extension) ? (contentTypes[extension] ?? '') : '';
}
