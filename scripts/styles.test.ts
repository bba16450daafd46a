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

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A sheet within a program. */
const sheets =
  /(?:styled[.(][^`;]*|\bcss|\bkeyframes|\bcreateGlobalStyle)`((?:[^`$]|\$\{(?:[^`}]|`[^`]*`)*\}|\$)*)`/g;

it('no style has a comment that browsers do not know: what would take it out is left out of the portal', () => {
  const noted = files.flatMap((file) =>
    [...textOf(file).matchAll(sheets)].filter(([, sheet]) => /\s\/\//.test(sheet ?? '')).map(() => file),
  );
  expect(noted).toEqual(['packages/ui/src/theme/NestedStyles.test.tsx']);
});

it('every custom property of the tokens that a style names is one that they have', () => {
  const unknown = files.flatMap((file) =>
    [...textOf(file).matchAll(/var\((--pt-[a-z0-9-]+)/g)]
      .filter(([, name]) => !tokensCss.includes(`${name}:`))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Lists of which every one has markers, or stands in a `<nav>`. */
const knownLists = [
  'apps/portal/src/areas/privacy/PrivacyNoticePage.tsx',
  'apps/portal/src/shared/namesakes/NamesakeNotice.tsx',
  'packages/ui/src/feedback/error-summary/ErrorSummary.tsx',
  'packages/ui/src/feedback/pendency-banner/PendencyBanner.tsx',
  'packages/ui/src/files/upload-drop-zone/RefusedFiles.tsx',
  'packages/ui/src/layout/section-list/SectionList.tsx',
  'packages/ui/src/navigation/side-nav/SideNav.tsx',
];

it('every list without markers has its role: Safari tells nobody that it is a list without', () => {
  const elements = /(?<!['`>]|\*.*)<[uo]l[ >]/;
  const styled =
    /styled(?:\.[uo]l|\('[uo]l'\))(?!\.attrs\((?:\{ role: 'list' \}|\(\{ role = 'list' \}\) =>))/;
  const found = files.filter((file) => {
    const text = textOf(file);
    return styled.test(text) || (!/\.(?:test|stories)\./.test(file) && elements.test(text));
  });
  expect(found).toEqual(knownLists);
});
