import fc from 'fast-check';

/** Any character. The unit `binary` of fast-check is the same but takes a second to build. */
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code).toWellFormed());

/** Text of any characters, for property tests. */
export const anyText = (lengths: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({ unit: anyCharacter, ...lengths });
