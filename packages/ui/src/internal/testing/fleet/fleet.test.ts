import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../..');

/** The entry that exports a group: the charts have one of their own, for the weight of the library under them. */
function entryOf(folder: string): string {
  const [group = '', name = ''] = folder.split('/');
  const own = path.join(source, group, 'index.ts');
  return existsSync(own)
    ? readFileSync(own, 'utf8').replaceAll(`'./${name}/`, `'./${folder}/`)
    : readFileSync(path.join(source, 'index.ts'), 'utf8');
}

const groups = [
  'actions',
  'inputs',
  'data',
  'dialogs',
  'files',
  'overlays',
  'feedback',
  'navigation',
  'layout',
  'charts',
  'patterns',
];

/** Groups whose components a person operates; the others only show. */
const operated = ['actions', 'dialogs', 'inputs', 'files', 'overlays'];
const alsoOperated = [
  'charts/chart-card',
  'charts/legend',
  'charts/line-chart',
  'data/card-list',
  'data/chip-list',
  'data/curve-table',
  'data/data-table',
  'data/filter-bar',
  'data/selection-table',
  'data/transfer-lists',
  'data/validations-popover',
  'feedback/error-summary',
  'feedback/notifications',
  'feedback/pendency-banner',
  'layout/sticky-bar',
  'layout/toolbar',
  'navigation/app-shell',
  'navigation/breadcrumb',
  'navigation/pager',
  'navigation/stepper',
  'navigation/tabs',
  'patterns/batch-page',
  'patterns/queue-page',
  'patterns/wizard-page',
];

const isOperated = (folder: string) =>
  operated.includes(folder.split('/')[0] ?? '') || alsoOperated.includes(folder);

/** The stories every component has; those that people operate have two more. */
const always = ['Default', 'Playground', 'Matrix'];

/** Components whose words are their own, or that have none: nothing long can come from outside. */
const fixedContent = [
  'data/relative-age',
  'feedback/skeleton',
  'feedback/spinner',
  'overlays/logout-dialog',
  'overlays/unsaved-changes-dialog',
];

const folders = groups.flatMap((group) =>
  readdirSync(path.join(source, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${group}/${entry.name}`),
);

const files = (folder: string) => readdirSync(path.join(source, folder));
const text = (folder: string, ending: string) =>
  files(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(source, folder, file), 'utf8'))
    .join('\n');

/** Folders that export no component: contexts and the like. */
const holdsComponent = (folder: string) =>
  files(folder).some((file) => /^[A-Z]\w+\.tsx$/.test(file) && !/Context/.test(file));

describe.each(folders.filter(holdsComponent))('%s', (folder) => {
  it('is exported by the library', () => {
    expect(existsSync(path.join(source, folder, 'index.ts'))).toBe(true);
    expect(entryOf(folder)).toContain(`'./${folder}/index.ts'`);
  });

  it('keeps the promises of every component', () => {
    expect(text(folder, '.test.tsx')).toContain('describeConformance(');
  });

  const stories = [
    ...always,
    ...(fixedContent.includes(folder) ? [] : ['LongContent']),
    ...(isOperated(folder) ? ['Keyboard', 'Pointer'] : []),
  ];

  it.each(stories)('has the story %s', (story) => {
    expect(text(folder, '.stories.tsx')).toContain(`export const ${story} = `);
  });

  it('styles with tokens and attributes, never with a function of props', () => {
    expect(text(folder, '.styles.ts')).not.toMatch(/\$\{\s*\(?\{?\s*[a-z$]+\s*\}?\)?\s*=>/);
  });
});

const styleFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?:\.styles|GlobalStyle)\.ts$/.test(file),
);
const motionBlock = /@media \(prefers-reduced-motion: no-preference\) \{(?:\$\{[^}]*\}|[^}])*\}/g;

describe.each(styleFiles)('%s', (file) => {
  it('moves only for people who have not asked for stillness (UIX-18)', () => {
    const still = readFileSync(path.join(source, file), 'utf8').replaceAll(motionBlock, '');
    expect(still).not.toMatch(/\b(?:animation|transition)(?:-\w+)*:/);
  });
});
