import { normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';
import { INVALID_TEXT, tooLongText } from '../fields/fieldTexts.ts';
import { nullWhenEmpty } from '../fields/textFields.ts';

/** Most characters of a video link. */
export const LINK_VIDEO_MAX = 2_000;

/** Message of a text that is no web address. */
export const LINK_VIDEO_TEXT = 'Digite um link válido, iniciado por http:// ou https://';

/**
 * Whether a text is the address of a web page: http or https, a host, no white space, no user and password. Other
 * schemes, such as `javascript:`, must never get into an `href`.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false;
  const address = URL.parse(text);
  return address !== null && address.username === '' && address.password === '';
}

/** Video link of a product, kept as typed (D18, CON-67); an empty one comes out as `null`. */
export const linkVideoRule = z.pipe(
  z.transform((value: string) => value ?? ''),
  z.pipe(
    z.string({ error: INVALID_TEXT }).check(
      z.overwrite(normalizeLine),
      z.maxLength(LINK_VIDEO_MAX, tooLongText(LINK_VIDEO_MAX)),
      z.refine((text) => text === '' || isWebAddress(text), LINK_VIDEO_TEXT),
    ),
    nullWhenEmpty,
  ),
);
