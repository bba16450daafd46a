import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { types as t } from 'storybook/internal/babel';
import type { SBType } from 'storybook/internal/types';
import { originIn } from '../snippets/requiredProps.ts';
import {
  type Origin,
  rangeOf,
  readSourceFile,
  referencesIn,
  type SourceFile,
} from '../snippets/sourceFile.ts';
import type { ComponentTypes, NamedType, PropField, TypeField } from './namedType.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A field with the place where its type is written. */
interface Member {
  field: Omit<TypeField, 'of'>;
  source: SourceFile;
  type: t.Node;
}

const oneLine = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/;\s*}/g, ' }')
    .replace(/^\| /, '')
    .replaceAll(/([(<[]) /g, '$1')
    .replaceAll(/,? ([)>\]])(?!=)/g, '$1')
    .trim();

function textOf({ text }: SourceFile, node: t.Node): string {
  const { start, end } = rangeOf(node);
  return oneLine(text.slice(start, end));
}

/** The docstring above a node, line by line. */
function docstringOf(node: t.Node): string {
  const comment = node.leadingComments?.at(-1);
  return comment?.type === 'CommentBlock' ? comment.value.replaceAll(/^\s*\*+ ?/gm, '').trim() : '';
}

/** The docstring above a node on one line, and what it says of the default. */
function docOf(node: t.Node): { description: string; standard: string } {
  const text = docstringOf(node).replaceAll(/\s+/g, ' ');
  const [description = '', standard = ''] = text.split(/\s*@default\s+/);
  return { description, standard };
}

/** The statement that declares a name, and what of it bears the docstring. */
function declarationOf(source: SourceFile, name: string) {
  for (const statement of source.ast.program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : statement;
    if (declared && 'id' in declared && declared.id?.type === 'Identifier' && declared.id.name === name)
      return { statement, declared };
  }
  return undefined;
}

function memberOf(source: SourceFile, node: t.Node): Member[] {
  if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return [];
  if (node.key.type !== 'Identifier' && node.key.type !== 'StringLiteral') return [];
  const name = node.key.type === 'Identifier' ? node.key.name : node.key.value;
  const annotation =
    node.typeAnnotation?.type === 'TSTypeAnnotation' ? node.typeAnnotation.typeAnnotation : undefined;
  const params =
    node.type === 'TSMethodSignature' ? node.parameters.map((each) => textOf(source, each)) : undefined;
  const result = annotation ? textOf(source, annotation).replace(/ \| undefined$/, '') : 'unknown';
  const type = params ? `(${params.join(', ')}) => ${result}` : result.replace(/^\((\(.*\) => .*)\)$/, '$1');
  return [{ field: { name, type, required: node.optional !== true, ...docOf(node) }, source, type: node }];
}

const product = (a: readonly Member[][], b: readonly Member[][]) =>
  a.flatMap((left) => b.map((right) => [...left, ...right]));

/** The names in `'a' | 'b'`. */
const literalsIn = (node: t.Node | undefined): string[] =>
  node?.type === 'TSLiteralType' && node.literal.type === 'StringLiteral'
    ? [node.literal.value]
    : node?.type === 'TSUnionType'
      ? node.types.flatMap(literalsIn)
      : [];

/** The fields that a name has, once for each way it can look. */
function membersNamed(source: SourceFile, name: string, given: readonly t.Node[]): Member[][] {
  const [first, second] = given;
  if (first && ['Omit', 'Pick', 'Partial', 'Readonly', 'Required'].includes(name)) {
    const all = membersIn(source, first);
    if (name === 'Partial')
      return all.map((each) => each.map((one) => ({ ...one, field: { ...one.field, required: false } })));
    if (!second) return all;
    const names = literalsIn(second);
    return all.map((each) => each.filter(({ field }) => names.includes(field.name) === (name === 'Pick')));
  }
  const origin = originIn(source, name);
  return origin ? membersOf(origin) : [[]];
}

function membersIn(source: SourceFile, node: t.Node): Member[][] {
  switch (node.type) {
    case 'TSTypeLiteral':
      return [node.members.flatMap((each) => memberOf(source, each))];
    case 'TSParenthesizedType':
      return membersIn(source, node.typeAnnotation);
    case 'TSIntersectionType':
      return node.types.map((each) => membersIn(source, each)).reduce(product, [[]]);
    case 'TSUnionType':
      return node.types.flatMap((each) => membersIn(source, each));
    case 'TSTypeReference':
      return node.typeName.type === 'Identifier'
        ? membersNamed(source, node.typeName.name, node.typeParameters?.params ?? [])
        : [[]];
    default:
      return [[]];
  }
}

function membersOf({ file, name }: Origin): Member[][] {
  const source = readSourceFile(file);
  const declared = declarationOf(source, name)?.declared;
  if (declared?.type === 'TSTypeAliasDeclaration') return membersIn(source, declared.typeAnnotation);
  if (declared?.type !== 'TSInterfaceDeclaration') return [[]];
  const own = declared.body.body.flatMap((each) => memberOf(source, each));
  const inherited = (declared.extends ?? []).map((each) =>
    each.expression.type === 'Identifier'
      ? membersNamed(source, each.expression.name, each.typeParameters?.params ?? [])
      : [[]],
  );
  return [...inherited, [own]].reduce(product, [[]]);
}

/** What tells a look of a type from the others: a field that each has, with texts of its own. */
function kindOf(look: readonly Member[], looks: readonly (readonly Member[])[]): string {
  const typeIn = (other: readonly Member[], name: string) =>
    other.find(({ field }) => field.name === name && field.required)?.field.type;
  const kind = look.find(
    ({ field: { name, type } }) =>
      /^'[^']+'(?: \| '[^']+')*$/.test(type) &&
      looks.every((other) => other === look || ![undefined, type].includes(typeIn(other, name))),
  );
  return kind?.field.type ?? '';
}

/** The fields of all looks, each once, with the kinds that have it. */
function fieldsOf(looks: readonly (readonly Member[])[]): TypeField[] {
  const found = new Map<string, { field: Member['field']; kinds: string[]; count: number }>();
  for (const look of looks)
    for (const { field } of new Map(look.map((each) => [each.field.name, each])).values()) {
      const key = JSON.stringify(field);
      const before = found.get(key) ?? { field, kinds: [], count: 0 };
      found.set(key, { field, kinds: [...before.kinds, kindOf(look, looks)], count: before.count + 1 });
    }
  return [...found.values()]
    .toSorted((a, b) => Number(b.count === looks.length) - Number(a.count === looks.length))
    .map(({ field, kinds, count }) => ({
      ...field,
      of: count === looks.length ? '' : kinds.flatMap((kind) => kind.split(' | ')).join(', '),
    }));
}

/** Where the types stand that a part of a module speaks of. */
const spokenOf = (source: SourceFile, node: t.Node): Origin[] =>
  referencesIn(source, rangeOf(node)).flatMap(({ name }) => originIn(source, name) ?? []);

/** One type with those that it speaks of; nothing for what has a page of its own or is no type. */
function describe({ file, name }: Origin): { type: NamedType; next: Origin[] } | undefined {
  const source = readSourceFile(file);
  const found = declarationOf(source, name);
  if (!found || /Props$|Texts$/.test(name)) return undefined;
  const { declared, statement } = found;
  const { description } = docOf(statement);
  if (declared.type === 'FunctionDeclaration') {
    if (!name.startsWith('use')) return undefined;
    const types = declared.params.flatMap((param) =>
      'typeAnnotation' in param && param.typeAnnotation?.type === 'TSTypeAnnotation'
        ? [param.typeAnnotation.typeAnnotation]
        : [],
    );
    const written = `${name}(${types.map((each) => textOf(source, each)).join(', ')})`;
    const next = types.flatMap((each) => spokenOf(source, each));
    return { type: { name, description, written, fields: [] }, next };
  }
  if (declared.type !== 'TSInterfaceDeclaration' && declared.type !== 'TSTypeAliasDeclaration')
    return undefined;
  const looks = membersOf({ file, name }).filter((look) => look.length > 0);
  const fields = fieldsOf(looks);
  const written =
    fields.length === 0 && declared.type === 'TSTypeAliasDeclaration'
      ? textOf(source, declared.typeAnnotation)
      : '';
  const next =
    fields.length === 0
      ? spokenOf(source, declared)
      : looks.flat().flatMap((each) => spokenOf(each.source, each.type));
  return { type: { name, description, written, fields }, next };
}

const isWritten = ({ name, value }: SBType & { value?: unknown }) =>
  name === 'string' ||
  (name === 'enum' && Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** What a union is to whoever tries it out: without `undefined` and `null`. */
function triedUnion(parts: readonly SBType[]): SBType {
  const named = parts.filter((part) => part.name !== 'other' || part.value !== 'nothing');
  const [first] = named;
  const choices = named.flatMap((part) => (part.name === 'enum' ? part.value : []));
  if (first && named.every(({ name }) => name === 'enum')) return { name: 'enum', value: choices };
  if (first && named.every(isWritten)) return { name: 'string' };
  return first && named.every(({ name }) => name === first.name) ? first : { name: 'other', value: 'union' };
}

/** What whoever tries a prop out gives it: a node is the text that it mostly is. */
function triedType(source: SourceFile, node: t.Node): SBType {
  switch (node.type) {
    case 'TSStringKeyword':
      return { name: 'string' };
    case 'TSNumberKeyword':
      return { name: 'number' };
    case 'TSBooleanKeyword':
      return { name: 'boolean' };
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
    case 'TSNeverKeyword':
      return { name: 'other', value: 'nothing' };
    case 'TSFunctionType':
    case 'TSMethodSignature':
      return { name: 'function' };
    case 'TSParenthesizedType':
      return triedType(source, node.typeAnnotation);
    case 'TSUnionType':
      return triedUnion(node.types.map((each) => triedType(source, each)));
    case 'TSPropertySignature':
      return node.typeAnnotation?.type === 'TSTypeAnnotation'
        ? triedType(source, node.typeAnnotation.typeAnnotation)
        : { name: 'other', value: '' };
    case 'TSLiteralType':
      if (node.literal.type === 'BooleanLiteral') return { name: 'boolean' };
      return node.literal.type === 'StringLiteral' || node.literal.type === 'NumericLiteral'
        ? { name: 'enum', value: [node.literal.value] }
        : { name: 'other', value: textOf(source, node) };
    case 'TSTypeReference': {
      const name = textOf(source, node.typeName);
      if (name === 'ReactNode') return { name: 'string' };
      const origin = originIn(source, name);
      const named = origin && readSourceFile(origin.file);
      const declared = named && declarationOf(named, origin.name)?.declared;
      return named && declared?.type === 'TSTypeAliasDeclaration'
        ? triedType(named, declared.typeAnnotation)
        : { name: 'other', value: name };
    }
    default:
      return { name: 'other', value: textOf(source, node) };
  }
}

const onlyOnes = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

/** Each prop once: what the looks of a component say of it, together. */
function propsIn(looks: readonly (readonly Member[])[]): PropField[] {
  const byName = looks.map((look) => new Map(look.map((each) => [each.field.name, each])));
  const names = new Set(byName.flatMap((look) => [...look.keys()]));
  return [...names].map((name) => {
    const found = byName.flatMap((look) => look.get(name) ?? []);
    const fields = found.map(({ field }) => field);
    const types = onlyOnes(fields.map(({ type }) => type));
    return {
      name,
      type: types.filter((type) => types.length === 1 || !['never', 'undefined'].includes(type)).join(' | '),
      required: found.length === looks.length && fields.every(({ required }) => required),
      description: onlyOnes(fields.map(({ description }) => description)).join(' '),
      standard: onlyOnes(fields.map(({ standard }) => standard)).join(', '),
      tried: triedUnion(found.map(({ source, type }) => triedType(source, type))),
    };
  });
}

/** The ways that the props of a component can look. */
function looksOf(source: SourceFile, component: t.Node | undefined): Member[][] {
  const [param] = component?.type === 'FunctionDeclaration' ? component.params : [];
  return param && 'typeAnnotation' in param && param.typeAnnotation?.type === 'TSTypeAnnotation'
    ? membersIn(source, param.typeAnnotation.typeAnnotation)
    : [];
}

/** What a file of stories says of them all. */
function aboutStories(file: string): string {
  const meta = readSourceFile(file).ast.program.body.find(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'meta'),
  );
  return meta ? docstringOf(meta) : '';
}

/** The props of the component that a file is named after, and the types behind them. */
function typesOf(file: string): ComponentTypes {
  const source = readSourceFile(file);
  const found = declarationOf(source, path.basename(file, '.tsx'));
  const looks = looksOf(source, found?.declared);
  const types = new Map<string, NamedType>();
  const waiting = looks.flat().flatMap(({ source, type }) => spokenOf(source, type));
  for (let origin = waiting.shift(); origin; origin = waiting.shift()) {
    const key = `${origin.name} of ${origin.file}`;
    if (types.has(key)) continue;
    const described = describe(origin);
    if (!described) continue;
    types.set(key, described.type);
    waiting.push(...described.next);
  }
  return {
    description: found ? docstringOf(found.statement) : '',
    props: propsIn(looks),
    types: [...types.values()],
  };
}

/** What the pages of components say of them, by the file of their stories. */
export const readTypes = (): Record<string, ComponentTypes> =>
  Object.fromEntries(
    globSync('{packages/ui/{src,recipes},apps/portal/src,.storybook/messages}/**/*.stories.tsx', {
      cwd: root,
    }).map((stories) => {
      const file = path.join(root, stories);
      const component = file.replace('.stories.tsx', '.tsx');
      const types = existsSync(component) ? typesOf(component) : { description: '', props: [], types: [] };
      return [stories, { ...types, description: aboutStories(file) || types.description }];
    }),
  );
