import type { Formats } from '../../locale/formats.ts';

const units = ['B', 'KB', 'MB', 'GB'] as const;

function sizeText(bytes: number, formats: Formats, round: (value: number) => number): string {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${formats.plainNumber(round(bytes / 1024 ** power))} ${units[power]}`;
}

/**
 * A size as people read it, as in "1,2 MB"; a megabyte has 1,048,576 bytes (D13). Cut off and not rounded, so that a
 * limit never reads as more than it is.
 */
export const formatFileSize = (bytes: number, formats: Formats) =>
  sizeText(bytes, formats, (value) => (value < 100 ? Math.floor(value * 10) / 10 : Math.floor(value)));

/** A size beyond a limit: rounded up, so that it never reads as the limit. */
export const formatExcessSize = (bytes: number, formats: Formats) =>
  sizeText(bytes, formats, (value) => Math.ceil(value * 10) / 10);
