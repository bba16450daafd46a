declare global {
  /** Set by a test run (`darkTheme.setup.ts`); the stories themselves know no test runner. */
  var judgeInDark: (() => Promise<void>) | undefined;
}

/** Looks in dark at what a story has come to, once it was drawn and played in light. */
export async function checkDarkTheme() {
  await globalThis.judgeInDark?.();
}
