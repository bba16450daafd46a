import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';

const files = execFileSync('git', ['ls-files', 'apps/portal/src/areas'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** The folders of pages that show a list; what several pages share is shown in the folders beside it. */
const folders = new Set(
  files
    .filter(({ file, text }) => !file.endsWith('.stories.tsx') && /<(?:ListFrame|RegisterPage)\b/.test(text))
    .map(({ file }) => path.posix.dirname(file)),
);

describe('the stories of every list', () => {
  it.each([...folders].filter((folder) => !folder.endsWith('/registers/register')))(
    'show that its rows can be had as CSV: %s',
    (folder) => {
      const hasStories = files.some(
        ({ file }) => path.posix.dirname(file) === folder && file.endsWith('.stories.tsx'),
      );
      const home = hasStories ? folder : `${path.posix.dirname(folder)}/`;
      const stories = files.filter(
        ({ file }) => path.posix.dirname(file).startsWith(home) && file.endsWith('.stories.tsx'),
      );
      expect(stories.some(({ text }) => /\b(?:downloadsCsv|expectNothingToChange)\b/.test(text))).toBe(true);
    },
  );
});
