import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readPublicNames } from './publicNames.ts';
import { type Snippet, storySnippets } from './storySnippets.ts';

const root = path.resolve(import.meta.dirname, '../..');
const library = path.join(root, 'packages/ui/src');
const recipes = path.join(root, 'packages/ui/recipes');
const publicNames = readPublicNames();

/** Stories of the library that show no code beside the sheets of states, and why. */
const WITHOUT_CODE: Readonly<Record<string, string>> = {
  // The inside of the palette, which on a page is always in its dialog.
  'CommandPalette.Matrix': 'PalettePanel is internal',
  // Tables of the tokens, drawn for the documentation.
  'Tokens.Brands': 'colors is internal',
  'Tokens.Colors': '* is internal',
  'Tokens.Contrast': '* is internal',
  'Tokens.Type': '* is internal',
  'Tokens.Space': '* is internal',
  'Tokens.Shape': '* is internal',
  'Tokens.Density': '* is internal',
  'Tokens.Motion': '* is internal',
};

/** What an empty application has: the library, what it brings, and its peers. */
const PACKAGES = [
  '@portal/formats',
  '@portal/ui',
  '@portal/ui/charts',
  '@portal/ui/locales/en',
  'lucide-react',
  'react',
];

const snippets = new Map<string, Snippet>();
for (const file of [library, recipes].flatMap((folder) => globSync(`${folder}/**/*.stories.tsx`)))
  for (const [story, snippet] of Object.entries(storySnippets(file, publicNames)))
    snippets.set(`${path.basename(file, '.stories.tsx')}.${story}`, snippet);

const codes = new Map(
  [...snippets].flatMap(([story, snippet]) => ('code' in snippet ? [[story, snippet.code]] : [])),
);

/** What is in a snippet that no application has. */
const strangersIn = (code: string) => [
  ...[...code.matchAll(/ from '([^']+)'/g)].flatMap(([, from = '']) =>
    PACKAGES.includes(from) ? [] : [from],
  ),
  ...(code.match(/\bfn\(|storybook|\bstor(?:y|ies)\b|\bargs\b/gi) ?? []),
];

/** Compiles modules in an application that has the library, as strictly as the repository itself. */
async function complaintsAbout(modules: ReadonlyMap<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-snippets-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, code] of modules) await writeFile(path.join(folder, `${name}.tsx`), code);
  const compilerOptions = {
    noUnusedLocals: true,
    noUnusedParameters: true,
    types: ['vite/client'],
    paths: {},
  };
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions,
    include: ['*.tsx'],
    exclude: [],
  };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const complaints = await promisify(execFile)(tsc, ['-p', folder], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  await rm(folder, { recursive: true });
  return complaints;
}

describe('the code of every story', () => {
  it('is there, but for the sheets of states and the stories that the list names', () => {
    const reasons = [...snippets].flatMap(([story, snippet]) =>
      'code' in snippet ? [] : [[story, snippet.reason]],
    );
    const sheets = reasons.filter(([, reason]) => reason === 'a sheet of states');
    expect(Object.fromEntries(reasons.filter((each) => !sheets.includes(each)))).toEqual(WITHOUT_CODE);
    expect(sheets.length).toBeGreaterThan(90);
    expect(codes.size).toBeGreaterThan(900);
  });

  it('speaks of nothing but what an application has', () => {
    const found = [...codes].flatMap(([story, code]) => strangersIn(code).map((each) => `${story}: ${each}`));
    expect(found).toEqual([]);
  });

  it('compiles in an empty application, and uses all that it brings', async () => {
    const once = new Map([...codes].map(([story, code]) => [code, story])); // many stories differ in what is done
    const modules = new Map([...once].map(([code, story]) => [story, code]));
    modules.set(
      'Planted',
      'import { Button } from \'@portal/ui\';\n\nexport const x = <Button tone="blue" />;\n',
    );
    const complaints = await complaintsAbout(modules);
    expect(complaints).toMatch(/^Planted\.tsx\(3,26\)/);
    expect(complaints.split('\n').filter((line) => /^\S/.test(line))).toHaveLength(1);
  }, 300_000);
});

describe('a snippet', () => {
  const imports = `import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button, type ButtonProps } from '../../actions/button/Button.tsx';
import { LinkContext } from '../../navigation/link/LinkContext.ts';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
`;
  const file = path.join(library, 'actions/button/Written.stories.tsx');

  /** The snippet of the story `Default` in a file that holds the statements. */
  function snippetOf(statements: string): string {
    const written = storySnippets(file, publicNames, `${imports}\n${statements}`).Default;
    if (!written) throw new Error('No such story');
    return 'code' in written ? written.code : written.reason;
  }

  const example = (body: string) => `export default function Example() {\n${body}\n}\n`;
  const button = "import { Button } from '@portal/ui';\n\n";

  it.each([
    [
      'writes args as attributes, the children between the tags',
      `const meta = preview.meta({ component: Button, args: { children: 'Salvar', onClick: fn() } });
       export const Default = meta.story({ args: { variant: 'primary', loading: true, disabled: false } });`,
      `${button}${example('  return <Button onClick={() => {}} variant="primary" loading disabled={false}>Salvar</Button>;')}`,
    ],
    [
      'has the args of the story in place of those of all',
      `const meta = preview.meta({ component: Button, args: { children: 'Salvar', size: 'sm' } });
       export const Other = meta.story({ args: { children: 'Enviar', title: 'A "B"' } });
       export const Default = meta.story({ args: { ...Other.input.args, size: undefined } });`,
      `${button}${example(`  return <Button title={'A "B"'}>Enviar</Button>;`)}`,
    ],
    [
      'brings what it uses, and nothing else',
      `const used = fn();
       const unused = 2;
       /** What it says. */
       const text = (count: number) => <>{count}</>;
       const meta = preview.meta({ component: Button, args: { children: text(1), onClick: used, icon: <Plus /> } });
       export const Default = meta.story();`,
      `import { Button } from '@portal/ui';
import { Plus } from 'lucide-react';

const used = console.log;

/** What it says. */
const text = (count: number) => <>{count}</>;

${example('  return <Button onClick={used} icon={<Plus />}>{text(1)}</Button>;')}`,
    ],
    [
      'has what a story renders as its own body',
      `const meta = preview.meta({ component: Button, args: { children: 'Salvar', size: 'sm' } });
       export const Default = meta.story({
         render: function Render(args: ButtonProps) {
           const [pressed, setPressed] = useState(args.size === 'sm');
           return <Button {...args} loading={pressed} onClick={() => setPressed(true)} />;
         },
       });`,
      `${button.trimEnd()}\nimport { useState } from 'react';\n\n${example(
        `  const [pressed, setPressed] = useState('sm' === 'sm');
  return <Button size="sm" loading={pressed} onClick={() => setPressed(true)}>Salvar</Button>;`,
      )}`,
    ],
    [
      'has what a constant says that the story spreads',
      `const meta = preview.meta({ component: Button, args: { children: 'Salvar' } });
       const inText = { render: (args: ButtonProps) => <p><Button {...args} /></p> };
       export const Default = meta.story({ ...inText, args: { size: 'sm' } });`,
      `${button}${example('  return <p><Button size="sm">Salvar</Button></p>;')}`,
    ],
    [
      'gives a name to what is used twice',
      `const meta = preview.meta({ component: Button, args: { style: { margin: 0 }, children: 'Salvar' } });
       export const Default = meta.story({
         render: ({ style, ...args }) => (
           <div style={style}>
             <Button {...args} style={style} />
           </div>
         ),
       });`,
      `${button}const style = { margin: 0 };\n\n${example(
        `  return (
    <div style={style}>
      <Button style={style}>Salvar</Button>
    </div>
  );`,
      )}`,
    ],
    [
      'is refused where it would need what the library keeps to itself',
      `const meta = preview.meta({ component: Button });
       export const Default = meta.story({ render: () => <LinkContext value={null}><Button /></LinkContext> });`,
      'LinkContext is internal',
    ],
    [
      'is refused where it asks as tests do',
      `const check = () => expect(1).toBe(1);
       const meta = preview.meta({ component: Button });
       export const Default = meta.story({ args: { onClick: check } });`,
      'expect is of Storybook',
    ],
    [
      'is refused for a sheet of states',
      `const meta = preview.meta({ component: Button });
       export const Default = meta.story({ render: () => <StateMatrix><Button /></StateMatrix> });`,
      'a sheet of states',
    ],
  ])('%s', (_promise, statements, written) => {
    expect(snippetOf(statements.replaceAll(/^ {7}/gm, ''))).toBe(written);
  });

  it.each([
    ["import { X } from '../x.ts';", ['../x.ts']],
    ["import { X } from 'storybook/test';\nfn();", ['storybook/test', 'storybook', 'fn(']],
    ["import { Button } from '@portal/ui';", []],
  ])('of %j has these strangers: %j', (code, strangers) => {
    expect(strangersIn(code)).toEqual(strangers);
  });
});
