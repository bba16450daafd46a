import { isEmptyMarkup, normalizeLine, normalizeLines, normalizeMarkup, toUpperPt } from '@portal/formats';
import { z } from 'zod';
import { INVALID_TEXT, REQUIRED_TEXT, tooLongText } from './fieldTexts.ts';

// Forms hold a text, but bodies may have null or no value, which count as empty. The parameter type is that of
// forms; null and undefined only occur at run time.
const emptyText = (value: string): string => value ?? '';

/** A text of one line in upper case (D18, D24, FMC-023). */
function upperText(max: number, tooLong: string) {
  return z
    .string({ error: INVALID_TEXT })
    .overwrite((text) => toUpperPt(normalizeLine(text)))
    .max(max, tooLong)
    .regex(/^\P{Cc}*$/u, INVALID_TEXT);
}

/**
 * An optional text of one line in upper case; `null` when empty.
 *
 * @param max most characters.
 * @param tooLong message of a longer one.
 */
export function optionalUpperText(max: number, tooLong = tooLongText(max)) {
  return z.preprocess(emptyText, upperText(max, tooLong)).transform((text) => (text === '' ? null : text));
}

/**
 * A required text of one line in upper case.
 *
 * @param max most characters.
 * @param missing message of an empty one.
 * @param tooLong message of a longer one.
 */
export function requiredUpperText(max: number, missing = REQUIRED_TEXT, tooLong = tooLongText(max)) {
  return z.preprocess(emptyText, upperText(max, tooLong).min(1, missing));
}

/**
 * Code of one line that must not be empty, in the letters in which it is typed (D24).
 *
 * @param max most characters it holds.
 * @param digits whether it has digits only.
 */
export function requiredCodeText(max: number, digits: boolean) {
  const code = z
    .string({ error: REQUIRED_TEXT })
    .overwrite(normalizeLine)
    .min(1, REQUIRED_TEXT)
    .max(max, tooLongText(max));
  return z.preprocess(
    emptyText,
    digits ? code.regex(/^[0-9]*$/, 'Digite apenas números') : code.regex(/^\P{Cc}*$/u, INVALID_TEXT),
  );
}

function optionalText(max: number, normalize: (text: string) => string) {
  return z
    .preprocess(emptyText, z.string({ error: INVALID_TEXT }).overwrite(normalize).max(max, tooLongText(max)))
    .transform((text) => (text === '' ? null : text));
}

/** Text of several lines in the letters in which it is typed (D18, D24); `null` when empty. */
export function optionalLines(max: number) {
  return optionalText(max, normalizeLines);
}

/** Rich text with its markup (D24); `null` when it shows nothing. */
export function optionalMarkup(max: number) {
  return optionalText(max, (html) => (isEmptyMarkup(html) ? '' : normalizeMarkup(html)));
}

/** Id of an item of an enumeration that must be chosen; whether there is such an item is asked elsewhere. */
export function requiredOption(missing: string) {
  return z.preprocess(
    (value: string | null) => value ?? '',
    z.string({ error: missing }).min(1, missing).max(40, missing),
  );
}

/** Id of an item of an enumeration; `null` when empty. */
export function optionalOption() {
  return z.preprocess(
    (value: string | null) => value || null,
    z.string({ error: INVALID_TEXT }).max(40, tooLongText(40)).nullable(),
  );
}
