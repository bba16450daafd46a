const written: string[] = [];

/** Whether a test run shows the stories; a person may have complaints on the console and read them there. */
const testing = Boolean(import.meta.env.VITE_STORY_TESTS);

/** Keeps what a story writes to the console as an error or a warning. */
export function watchConsole() {
  if (!testing) return;
  written.length = 0;
  const { error, warn } = console;
  const keep = (...parts: unknown[]) => void written.push(parts.map(String).join(' '));
  Object.assign(console, { error: keep, warn: keep });
  return () => {
    Object.assign(console, { error, warn });
  };
}

/** Makes a story fail when it wrote an error or a warning. */
export function failOnConsole() {
  if (written.length > 0) throw new Error(`The story wrote to the console:\n${written.join('\n')}`);
}
