/** Makes a story fail when it wrote an error or a warning to the console. Only in test runs: a person may read them. */
export function failOnConsoleErrors() {
  if (!import.meta.env.VITE_STORY_THEME) return;
  const written: string[] = [];
  const { error, warn } = console;
  console.error = (...parts: unknown[]) => void written.push(parts.map(String).join(' '));
  console.warn = (...parts: unknown[]) => void written.push(parts.map(String).join(' '));
  return () => {
    console.error = error;
    console.warn = warn;
    if (written.length > 0) throw new Error(`The story wrote to the console:\n${written.join('\n')}`);
  };
}
