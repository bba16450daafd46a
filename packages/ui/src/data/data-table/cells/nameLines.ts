/** Longest name that is left to the line break of the browser. */
const oneLineLength = 40;

/** Most characters of the end of a name, which has the second line: what 200 px hold in capitals. */
const endLength = 22;

/**
 * The two parts of a name that two lines may not suffice for, which stand in one line where there is room: names of one
 * kind differ at the end, so that its end is seen whole and its beginning as far as there is room. Nothing for a name
 * that the browser breaks itself. An e-mail breaks before its `@`, not before its last letter.
 */
export function nameLines(name: string): readonly [begin: string, end: string] | undefined {
  const at = name.includes(' ') ? 0 : name.lastIndexOf('@');
  if (at > 0) return [name.slice(0, at), name.slice(at)];
  if (name.length <= oneLineLength) return undefined;
  const space = name.indexOf(' ', name.length - endLength - 1);
  return space < 0 ? undefined : [name.slice(0, space + 1), name.slice(space + 1)];
}
