import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserDependencies } from './browserDependencies.ts';
import { root } from './root.ts';

/** Resolved inside the test runner itself, never optimised. */
const runner = ['vitest', 'vitest/browser', 'fast-check'];

/** What no browser loads: settings, and what writes the code of stories and the list of messages. */
const inNode = /^(?:main|manager)\.ts$|^snippets\/|^messages\/(?:list|read)Messages\.ts$/;

const files = [
  'packages/ui/src',
  'packages/ui/recipes',
  'packages/domain/src',
  'packages/formats/src',
  'packages/api/src',
  'apps/portal/src',
  '.storybook',
].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.ts$/.test(file) && !inNode.test(file))
    .map((file) => path.join(root, folder, file)),
);

const imported = new Set(
  files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export)(?! type\b)(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/gm,
      ),
    ].map(([, specifier = '']) => specifier),
  ),
);

describe('browser dependencies', () => {
  it('lists every package that stories and components import, so that a cold run never reloads', () => {
    const missing = [...imported].filter(
      (specifier) =>
        !/^[.#]|^@portal\/|^(?:node|virtual):|\.css$/.test(specifier) &&
        !runner.includes(specifier) &&
        !browserDependencies.includes(specifier),
    );
    expect(missing).toEqual([]);
  });
});
