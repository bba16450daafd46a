import type { Formats } from '../../locale/formats.ts';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * A size as people read it, as in "1,2 MB"; a megabyte has 1,048,576 bytes (D13). Cut off and not rounded, so that a
 * limit never reads as more than it is.
 */
export function formatFileSize(bytes: number, formats: Formats): string {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** power;
  const cut = value < 100 ? Math.floor(value * 10) / 10 : Math.floor(value);
  return `${formats.plainNumber(cut)} ${units[power]}`;
}
