import { isEmptyMarkup, normalizeLine, normalizeLines, normalizeMarkup, toUpperPt } from '@portal/formats';
import * as z from 'zod/mini';
import { INVALID_TEXT, REQUIRED_TEXT, tooLongText } from './fieldTexts.ts';

// Forms hold a text, but bodies may have null or no value, which count as empty. The parameter type is that of
// forms; null and undefined only occur at run time.
const emptyText = (value: string): string => value ?? '';

/** What comes out of an optional text. */
export const nullWhenEmpty = z.transform((text: string) => (text === '' ? null : text));

/** A text of one line in upper case (D18, D24, FMC-023). */
function upperText(max: number, tooLong: string) {
  return z.string({ error: INVALID_TEXT }).check(
    z.overwrite((text) => toUpperPt(normalizeLine(text))),
    z.maxLength(max, tooLong),
    z.regex(/^\P{Cc}*$/u, INVALID_TEXT),
  );
}

/**
 * An optional text of one line in upper case; `null` when empty.
 *
 * @param max most characters.
 * @param tooLong message of a longer one.
 */
export function optionalUpperText(max: number, tooLong = tooLongText(max)) {
  return z.pipe(z.transform(emptyText), z.pipe(upperText(max, tooLong), nullWhenEmpty));
}

/**
 * A required text of one line in upper case.
 *
 * @param max most characters.
 * @param missing message of an empty one.
 * @param tooLong message of a longer one.
 */
export function requiredUpperText(max: number, missing = REQUIRED_TEXT, tooLong = tooLongText(max)) {
  return z.pipe(z.transform(emptyText), upperText(max, tooLong).check(z.minLength(1, missing)));
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
    .check(z.overwrite(normalizeLine), z.minLength(1, REQUIRED_TEXT), z.maxLength(max, tooLongText(max)));
  return z.pipe(
    z.transform(emptyText),
    digits
      ? code.check(z.regex(/^[0-9]*$/, 'Digite apenas números'))
      : code.check(z.regex(/^\P{Cc}*$/u, INVALID_TEXT)),
  );
}

function optionalText(max: number, normalize: (text: string) => string) {
  return z.pipe(
    z.transform(emptyText),
    z.pipe(
      z.string({ error: INVALID_TEXT }).check(z.overwrite(normalize), z.maxLength(max, tooLongText(max))),
      nullWhenEmpty,
    ),
  );
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
  return z.pipe(
    z.transform((value: string | null) => value ?? ''),
    z.string({ error: missing }).check(z.minLength(1, missing), z.maxLength(40, missing)),
  );
}

/** Id of an item of an enumeration; `null` when empty. */
export function optionalOption() {
  return z.pipe(
    z.transform((value: string | null) => value || null),
    z.nullable(z.string({ error: INVALID_TEXT }).check(z.maxLength(40, tooLongText(40)))),
  );
}
