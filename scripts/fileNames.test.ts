import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from './root.ts';
import { clashingNames } from './testing/clashingNames.ts';

it('no two files have names that differ in capitals, or in .ts and .tsx, only', async () => {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    { cwd: root },
  );
  expect(clashingNames(stdout.trim().split('\n'))).toEqual([]);
});

it.each([
  [['a/Foo.tsx', 'a/foo.ts'], [['a/Foo.tsx', 'a/foo.ts']]],
  [['a/Foo.d.ts', 'a/foo.d.ts'], [['a/Foo.d.ts', 'a/foo.d.ts']]],
  [['a/Foo.js', 'a/Foo.d.ts', 'a/foo.test.ts', 'b/foo.ts'], []],
])('of %j these clash: %j', (files, clashes) => {
  expect(clashingNames(files)).toEqual(clashes);
});
