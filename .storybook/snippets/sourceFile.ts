import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type NodePath, parser, type types as t, traverse } from 'storybook/internal/babel';

/** Where something stands in a text. */
export interface Range {
  start: number;
  end: number;
}

/** A name that comes from another module. */
interface Imported {
  from: string;
  /** What it is called there; `*` for all of it. */
  name: string;
  typeOnly: boolean;
}

/** A statement that declares something, without `export`. */
export interface Declaration extends Range {
  /** What stands above it. */
  comment: string;
}

/** A module as far as snippets need it. */
export interface SourceFile {
  file: string;
  text: string;
  ast: ReturnType<typeof parser.parse>;
  imports: ReadonlyMap<string, Imported>;
  /** What is declared at its top, by name. */
  declarations: ReadonlyMap<string, Declaration>;
  /** The local name of what it exports itself, by the exported one. */
  exports: ReadonlyMap<string, string>;
  /** What it only passes on, by the exported name. */
  reexports: ReadonlyMap<string, Imported>;
  /** Files of which it passes on everything. */
  wholes: readonly string[];
}

/** The place of a node; the parser gives each one. */
export function rangeOf({ start, end }: { start?: number | null; end?: number | null }): Range {
  if (typeof start !== 'number' || typeof end !== 'number') throw new Error('A node without a place');
  return { start, end };
}

const nameOf = (node: t.Identifier | t.StringLiteral) =>
  node.type === 'Identifier' ? node.name : node.value;

function boundNames(node: t.Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'AssignmentPattern') return boundNames(node.left);
  if (node.type === 'RestElement') return boundNames(node.argument);
  if (node.type === 'ArrayPattern') return node.elements.flatMap((each) => (each ? boundNames(each) : []));
  if (node.type === 'ObjectPattern')
    return node.properties.flatMap((each) => boundNames(each.type === 'ObjectProperty' ? each.value : each));
  return [];
}

function declaredNames(node: t.Statement): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => boundNames(id));
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

function importedBy(statement: t.ImportDeclaration): [string, Imported][] {
  return statement.specifiers.map((each) => {
    const [name, kind] =
      each.type === 'ImportSpecifier'
        ? [nameOf(each.imported), each.importKind]
        : [each.type === 'ImportDefaultSpecifier' ? 'default' : '*', undefined];
    const typeOnly = statement.importKind === 'type' || kind === 'type';
    return [each.local.name, { from: statement.source.value, name, typeOnly }];
  });
}

function parse(file: string, text: string): SourceFile {
  const ast = parser.parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const imports = new Map<string, Imported>();
  const declarations = new Map<string, Declaration>();
  const exports = new Map<string, string>();
  const reexports = new Map<string, Imported>();
  const wholes: string[] = [];

  for (const statement of ast.program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const [local, imported] of importedBy(statement)) imports.set(local, imported);
      continue;
    }
    if (statement.type === 'ExportAllDeclaration') {
      wholes.push(statement.source.value);
      continue;
    }
    const exported = statement.type === 'ExportNamedDeclaration' ? statement : undefined;
    for (const each of exported?.specifiers ?? []) {
      if (each.type !== 'ExportSpecifier') continue;
      const from = exported?.source?.value;
      if (from === undefined) exports.set(nameOf(each.exported), each.local.name);
      else reexports.set(nameOf(each.exported), { from, name: each.local.name, typeOnly: false });
    }
    const declaration = exported?.declaration ?? statement;
    const above = statement.leadingComments?.at(-1);
    const comment = above?.type === 'CommentBlock' ? `/*${above.value}*/\n` : '';
    for (const name of declaredNames(declaration)) {
      declarations.set(name, { ...rangeOf(declaration), comment });
      if (exported) exports.set(name, name);
    }
  }
  return { file, text, ast, imports, declarations, exports, reexports, wholes };
}

const known = new Map<string, SourceFile>();

/** Parses a file again only when its text has changed. */
export function readSourceFile(file: string, text = readFileSync(file, 'utf8')): SourceFile {
  const before = known.get(file);
  if (before?.text === text) return before;
  const source = parse(file, text);
  known.set(file, source);
  return source;
}

/** A name that a module speaks of, and that no function of it declares. */
export interface Reference extends Range {
  name: string;
}

const spokenOf = new WeakMap<SourceFile, readonly Reference[]>();

/** Names that a part of a module takes from its top or from outside, in their order. */
export function referencesIn(source: SourceFile, { start, end }: Range): readonly Reference[] {
  let all = spokenOf.get(source);
  if (!all) {
    const found: Reference[] = [];
    traverse(source.ast, {
      'Identifier|JSXIdentifier': (at: NodePath) => {
        if (!at.isReferencedIdentifier() || at.parent.type === 'TSNamedTupleMember') return;
        const { name } = at.node;
        const scope = at.scope.getBinding(name)?.scope;
        if (!scope || scope.path.isProgram()) found.push({ name, ...rangeOf(at.node) });
      },
    });
    spokenOf.set(source, found);
    all = found;
  }
  return all.filter((each) => each.start >= start && each.end <= end);
}

/** The file that a relative import means. */
export const fileOf = (from: string, specifier: string) => path.resolve(path.dirname(from), specifier);

/** Where something that is exported is declared. */
export interface Origin {
  file: string;
  name: string;
}

/** Every exported name of a file, with the place that declares it. */
export function exportsOf(file: string): ReadonlyMap<string, Origin> {
  const source = readSourceFile(file);
  const found = new Map<string, Origin>();
  for (const whole of source.wholes)
    for (const [name, origin] of exportsOf(fileOf(file, whole))) found.set(name, origin);
  for (const [exported, name] of source.exports) found.set(exported, { file, name });
  for (const [exported, { from, name }] of source.reexports) {
    const origin = from.startsWith('.') ? exportsOf(fileOf(file, from)).get(name) : { file: from, name };
    if (origin) found.set(exported, origin);
  }
  return found;
}
