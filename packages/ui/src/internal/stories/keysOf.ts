/** What keys do, as a row of a table. */
export interface KeyRow {
  readonly keys: string;
  readonly effect: string;
}

/** The steps of a `Keyboard` story, named "keys: what they do", as the rows of a table. */
export function keysOf(storySource: string): KeyRow[] {
  return [...storySource.matchAll(/\bstep\(\s*(['"`])(.*?)\1,/gs)].map(([, , title = '']) => {
    const [keys = '', ...effect] = title.split(': ');
    return { keys, effect: effect.join(': ') };
  });
}
