import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tokensCss } from '../packages/ui/src/tokens/tokensCss.ts';
import { root } from './root.ts';

const files = execFileSync('git', ['ls-files', 'apps/portal', 'packages/ui/src', '.storybook'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|html|css)$/.test(file));

it('every custom property of the tokens that a style names is one that they have', () => {
  const unknown = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/var\((--pt-[a-z0-9-]+)/g)]
      .filter(([, name]) => !tokensCss.includes(`${name}:`))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
