import { globSync } from 'node:fs';
import path from 'node:path';
import { type NodePath, type types as t, traverse } from 'storybook/internal/babel';
import { readSourceFile, type SourceFile } from '../snippets/sourceFile.ts';
import type { Message, MessageKind } from './message.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that hold nothing but texts: the library and the gateway have theirs only there. */
const CATALOGUES = [
  'packages/ui/src/**/*.texts.ts',
  'packages/ui/src/locale/*Texts.ts',
  'apps/gateway/src/{areas,http}/**/messages.ts',
  'apps/gateway/src/{areas/logs,mail}/*Texts.ts',
];

/** Code with texts between the rest. */
const CODE = ['packages/{formats,domain,api}/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'];

const isOfTests = (file: string) => /\.(?:test|stories|gen)\.tsx?$|\/(?:stories|testing)\//.test(file);

const filesOf = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !isOfTests(file));

/** Files that hold nothing but texts. */
export const catalogues: readonly string[] = filesOf(CATALOGUES);

/** Where a text is shown, by the name of the prop, property or constant that holds it. */
const KINDS: readonly (readonly [name: RegExp, kind: MessageKind])[] = [
  [/reason/i, 'motivo'],
  [/empty/i, 'vazio'],
  [/hint|placeholder|tooltip|advice/i, 'ajuda'],
  [/message|error|invalid|refusal|missing|problem|required|failed/i, 'erro'],
  [/title|heading/i, 'título'],
  [/header|label|legend/i, 'rótulo'],
  [/description|text|content|children/i, 'conteúdo'],
];

/** The element, call or name that a text is given to, from the inside out. */
function kindOf(at: NodePath, file: string): MessageKind | undefined {
  for (let each: NodePath | null = at; each; each = each.parentPath) {
    const { node } = each;
    if (node.type === 'CallExpression') {
      const callee = node.callee.type === 'MemberExpression' ? node.callee.object : node.callee;
      if (callee.type === 'Identifier' && /^notify|^notifications$/.test(callee.name)) return 'aviso';
    }
    const name =
      (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && node.name.name) ||
      (node.type === 'ObjectProperty' && node.key.type === 'Identifier' && node.key.name) ||
      (node.type === 'VariableDeclarator' &&
        node.id.type === 'Identifier' &&
        node.id.name.replace(/(?:Texts|messages)$/i, '')) ||
      (node.type === 'FunctionDeclaration' && node.id?.name);
    const known = name ? KINDS.find(([pattern]) => pattern.test(name))?.[1] : undefined;
    if (known) return known;
    if (node.type === 'JSXElement' && node.openingElement.name.type === 'JSXIdentifier') {
      const element = node.openingElement.name.name;
      if (/Button|Link/.test(element)) return 'ação';
      return /Dialog/.test(element) ? 'diálogo' : 'conteúdo';
    }
  }
  return file.startsWith('apps/gateway/') ? 'erro' : undefined;
}

/** What is typed, compared, imported or thrown to programmers is read by nobody else. */
const isForPrograms = (at: NodePath) =>
  at.findParent(
    ({ node }) =>
      /^TS(?!(?:As|Satisfies|NonNull)Expression$)/.test(node.type) ||
      node.type === 'ImportDeclaration' ||
      node.type === 'TaggedTemplateExpression' ||
      (node.type === 'CallExpression' &&
        node.callee.type === 'MemberExpression' &&
        node.callee.property.type === 'Identifier' &&
        /^(?:querySelector|closest$|matches$)/.test(node.callee.property.name)) ||
      (node.type === 'NewExpression' && node.callee.type === 'Identifier' && /Error$/.test(node.callee.name)),
  ) !== null ||
  at.parent.type === 'BinaryExpression' ||
  (at.parent.type === 'JSXAttribute' &&
    /^(?:id|name|className|href|d|viewBox)$/.test(String(at.parent.name.name))) ||
  (at.parent.type === 'ObjectProperty' && at.parent.key === at.node);

const isSentence = (text: string) => /\p{L}\S*\s+\S*\p{L}/u.test(text) && /\p{Ll}/u.test(text);
const isWord = (text: string) => /^\p{Lu}[\p{Ll}-]+\.{0,3}$/u.test(text);

/** Ids of the requirements that the nearest comment above names. */
function idsAbove(at: NodePath): readonly string[] {
  for (let each: NodePath | null = at; each; each = each.parentPath) {
    const comment = each.node.leadingComments?.map(({ value }) => value).join(' ') ?? '';
    const ids = comment.match(/\b(?:[A-Z]{2,3}\d?-\d{2,3}|[DG]-?\d{1,2})\b/g);
    if (ids) return ids;
  }
  return [];
}

const written = (node: t.Node, { text }: SourceFile): string | undefined => {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'JSXText') return node.value.replace(/\s+/g, ' ').trim();
  if (node.type !== 'TemplateLiteral') return undefined;
  const holes = node.expressions.map(({ start, end }) => {
    const code = text.slice(start ?? 0, end ?? 0);
    return /^[\w.]+$/.test(code) ? `{${code}}` : '{…}';
  });
  return node.quasis.map(({ value }, index) => `${value.cooked ?? ''}${holes[index] ?? ''}`).join('');
};

/** The texts of one file that people may see, in their order. */
export function messagesIn(file: string, code?: string): readonly Message[] {
  const source = readSourceFile(path.join(root, file), code);
  const isCatalogue = catalogues.includes(file);
  const found: Message[] = [];
  traverse(source.ast, {
    'StringLiteral|JSXText|TemplateLiteral': (at: NodePath) => {
      const text = written(at.node, source);
      if (text === undefined || isForPrograms(at)) return;
      const kind = kindOf(at, file);
      const isText = isCatalogue
        ? /\p{L}/u.test(text)
        : isSentence(text) || (kind !== undefined && isWord(text));
      if (!isText) return;
      found.push({
        text,
        kind: kind ?? 'texto',
        file,
        line: at.node.loc?.start.line ?? 0,
        ids: idsAbove(at),
      });
    },
  });
  return found;
}

/** Every text that the portal may show, as it stands in the code. */
export const readMessages = (): readonly Message[] =>
  [...new Set([...catalogues, ...filesOf(CODE)])].toSorted().flatMap((file) => messagesIn(file));
