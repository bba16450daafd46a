import { normalizeLine } from '@portal/formats';
import { wordsOf } from '../../internal/html/sanitizeHtml.ts';

/** The words of a stored text in one line, for a comparison: two texts that differ only in markup read alike. */
export const richTextWords = (html: string): string => normalizeLine(wordsOf(html));
