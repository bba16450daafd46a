import fc from 'fast-check';

/** Any character there is. The unit `binary` of fast-check says the same, and takes a second to make. */
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code).toWellFormed());

/** Text of whatever characters, for property tests. */
export const anyText = (lengths: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({ unit: anyCharacter, ...lengths });
