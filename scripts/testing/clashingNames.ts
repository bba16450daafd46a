/** A file as it is emitted, in lower case: on macOS and Windows `Button.js` and `button.js` are one file. */
const folded = (file: string) => file.replace(/(?<!\.d)\.tsx?$/, '.js').toLowerCase();

/** Pairs of files that overwrite each other on a disk that ignores case. */
export function clashingNames(files: readonly string[]): (readonly [string, string])[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    const other = first.get(folded(file));
    first.set(folded(file), file);
    return other === undefined ? [] : [[other, file] as const];
  });
}
