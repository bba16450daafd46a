import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { ptBr } from '../../../locale/messages.ts';

const source = path.resolve(import.meta.dirname, '../../..');
const entries = ['index.ts', 'charts/index.ts', 'locales/en/index.ts'];

/** Strings that look like a text and are none, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  Dia: 'a period as the contract writes it',
  Semana: 'a period as the contract writes it',
  Mes: 'a period as the contract writes it',
  Files: 'what a browser calls dragged files',
  'Control+': 'beginning of a shortcut, for `aria-keyshortcuts`',
  'Control+Z': 'a shortcut, for `aria-keyshortcuts`',
  'Control+Shift+Z': 'a shortcut, for `aria-keyshortcuts`',
};

/** Styles have no texts; samples are for stories and tests. */
const textless = /\.styles\.ts$|^tokens\/|Example\.tsx?$|\/sample\w+\.ts$/;

const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

/** The files an entry hands on, by following `export … from`. */
function filesBehind(entry: string): string[] {
  const targets = [...read(entry).matchAll(/^export [^'"]*from '([^']+)'/gm)].map(([, target = '']) =>
    path.join(path.dirname(entry), target),
  );
  return targets.length === 0
    ? [entry]
    : targets.flatMap((target) => (path.basename(target) === 'index.ts' ? filesBehind(target) : [target]));
}

const publicFiles = [...new Set(entries.flatMap(filesBehind))].filter((file) => /\.tsx?$/.test(file));

/** The comment that documents what starts at a place, without its stars; empty where there is none. */
function docstringAt(text: string, start: number): string {
  const before = text.slice(0, start).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/*'));
  return comment.startsWith('/**') ? comment.replace(/^\/\*\*|\*\/$|^\s*\*/gm, '').trim() : '';
}

/** Says something: begins with a capital or a code, has two words at least, and ends. */
const firstSentence = (docstring: string) => docstring.split(/(?<=[.;:])\s|\n\s*@/)[0]?.trim() ?? '';

const declared = publicFiles.flatMap((file) => {
  const text = read(file);
  return parseSync(file, text).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? [{ file, text, start: statement.start, declaration: statement.declaration }]
      : [],
  );
});

const components = declared.flatMap(({ file, text, start, declaration }) =>
  file.endsWith('.tsx') &&
  declaration.type === 'FunctionDeclaration' &&
  /^[A-Z]/.test(declaration.id?.name ?? '')
    ? [{ name: declaration.id?.name ?? '', sentence: firstSentence(docstringAt(text, start)) }]
    : [],
);

const members = declared.flatMap(({ text, declaration }) =>
  declaration.type === 'TSInterfaceDeclaration' && declaration.id.name.endsWith('Props')
    ? declaration.body.body.map((member) => ({
        name: `${declaration.id.name}: ${text.slice(member.start, member.end).split('\n')[0]}`,
        sentence: firstSentence(docstringAt(text, member.start)),
      }))
    : [],
);

/** What people run: no tests, no stories, and nothing only those use. */
const ownFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !/\.(?:test|stories|guide)\.|^internal\/(?:testing|stories)\/|TokenSheet/.test(file),
);

/** Names of keys, which look like words. */
const keyName =
  /^(?:Alt\w*|Arrow\w+|Backspace|Control|Delete|End|Enter|Escape|Home|Meta|Page\w+|Shift|Space|Tab)$/;

/** What nobody reads: types, addresses of files, and errors for programmers. */
const unread = (node: { type?: string; callee?: { name?: string } }) =>
  /^(?:TS\w*Type|TSLiteralType|TSInterface\w+|TSTypeAliasDeclaration|Import\w+|Export(?:All)\w+)$/.test(
    node.type ?? '',
  ) ||
  (node.type === 'NewExpression' && /Error$/.test(node.callee?.name ?? ''));

/** Strings of a file that look like something to read: with an accent, or beginning with a capital. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  JSON.stringify(parseSync(file, read(file)).program, (_, node) => {
    if (typeof node !== 'object' || node === null) return typeof node === 'bigint' ? undefined : node;
    if (unread(node)) return undefined;
    const value = node.type === 'TemplateElement' ? node.value.cooked : node.value;
    const isText = ['Literal', 'JSXText', 'TemplateElement'].includes(node.type) && typeof value === 'string';
    if (isText && !keyName.test(value) && /[À-ÿ]|^\s*\p{Lu}\p{Ll}/u.test(value)) found.push(value.trim());
    return node;
  });
  return [...new Set(found)];
}

describe('the public surface', () => {
  it('has the components of both entries', () => {
    expect(components.length).toBeGreaterThan(80);
    expect(members.length).toBeGreaterThan(300);
  });

  it('says of every component what it is', () => {
    expect(components.filter(({ sentence }) => !/^\S+ \S+.*[.;:]$/s.test(sentence))).toEqual([]);
  });

  it('says of every prop what it is', () => {
    expect(members.filter(({ sentence }) => !/^\S+/.test(sentence)).map(({ name }) => name)).toEqual([]);
  });
});

/** Where every text of the library stands: beside its component, or with those of several. */
const textFiles = /\.texts\.ts$|^locale\/\w+Texts\.ts$|^locales\//;

describe('the texts', () => {
  const code = ownFiles
    .filter((file) => !textFiles.test(file))
    .map(read)
    .join('\n');

  it('are all used', () => {
    const names = [...code.matchAll(/const (\w+) = useMessages\(/g)].map(([, name]) => name);
    const objects = [...new Set(names), 'useMessages\\(\\w+\\)'].join('|');
    const asked = (key: string) =>
      new RegExp(`\\b(?:${objects})\\.${key}\\b|'${key}'|const \\{[^}]*\\b${key}\\b[^}]*\\} =`).test(code);
    const unused = Object.keys(ptBr).filter((key) => !asked(key));
    expect(unused).toEqual([]);
  });

  it('stand in the files of texts', () => {
    const found = ownFiles
      .filter((file) => !textFiles.test(file) && !textless.test(file))
      .flatMap((file) => textsIn(file).map((text) => ({ file, text })));
    expect(found.filter(({ text }) => !(text in allowed))).toEqual([]);
    const held = new Set(found.map(({ text }) => text));
    expect(Object.keys(allowed).filter((text) => !held.has(text))).toEqual([]);
  });
});
