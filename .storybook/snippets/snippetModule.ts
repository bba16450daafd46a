import { type NodePath, type types as t, traverse } from 'storybook/internal/babel';
import { list } from './layout.ts';
import type { PublicNames } from './publicNames.ts';
import {
  type Declaration,
  exportsOf,
  fileOf,
  type Range,
  rangeOf,
  readSourceFile,
  referencesIn,
  type SourceFile,
} from './sourceFile.ts';

/** Why a story cannot be pasted into an application. */
export class NotPasteable extends Error {}

/** The module of the sheets that show every state in every theme. */
const SHEET = /\/internal\/stories\/Matrix\.tsx$/;

/** Modules that only stories and tests import: what a story takes from them is written into its snippet. */
const EXAMPLES = /\/(?:\w*[eE]xample|sample[A-Z]\w*)\.tsx?$|\/internal\/stories\//;

/** Another text for a part of a source. */
export interface Edit extends Range {
  text: string;
}

/** A part of a source with its edits; one within another is left out. */
export function edited({ text }: SourceFile, { start, end }: Range, edits: readonly Edit[]): string {
  let written = '';
  let place = start;
  const inside = edits.filter((each) => each.start >= start && each.end <= end);
  for (const edit of inside.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < place) continue;
    written += text.slice(place, edit.start) + edit.text;
    place = edit.end;
  }
  return written + text.slice(place, end);
}

/** Whether something is a `fn()` of Storybook's tests. */
export function isMock(source: SourceFile, node: t.Node): node is t.CallExpression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return false;
  const imported = source.imports.get(node.callee.name);
  return imported?.from === 'storybook/test' && imported.name === 'fn';
}

const mocks = new WeakMap<SourceFile, readonly Edit[]>();

/** Ordinary functions in place of those that tests ask about: what they do, or else what is easily seen. */
export function withoutMocks(source: SourceFile): readonly Edit[] {
  let edits = mocks.get(source);
  if (!edits) {
    const found: Edit[] = [];
    traverse(source.ast, {
      CallExpression: (at: NodePath<t.CallExpression>) => {
        if (!isMock(source, at.node)) return;
        const [doing] = at.node.arguments;
        const written = doing && source.text.slice(rangeOf(doing).start, rangeOf(doing).end);
        const text = written ?? (at.parent.type === 'VariableDeclarator' ? 'console.log' : '() => {}');
        found.push({ ...rangeOf(at.node), text });
      },
    });
    mocks.set(source, found);
    edits = found;
  }
  return edits;
}

/** Collects what a snippet stands on: imports, and declarations of the story's module and of its examples. */
export class SnippetModule {
  readonly #publicNameOf: PublicNames;
  readonly #imports = new Map<string, Map<string, { name: string; typeOnly: boolean }>>();
  readonly #declarations = new Map<SourceFile, Map<number, Declaration>>();
  readonly #taken = new Map<string, string>();

  constructor(publicNameOf: PublicNames) {
    this.#publicNameOf = publicNameOf;
  }

  /** Brings along what a part of a source speaks of. */
  include(source: SourceFile, range: Range): void {
    for (const { name } of referencesIn(source, range)) this.#need(source, name);
  }

  /** Takes a name, which may mean one thing only; says whether it was taken for this thing before. */
  take(name: string, meaning: string): boolean {
    const before = this.#taken.get(name);
    if (before !== undefined && before !== meaning) throw new NotPasteable(`two things are called ${name}`);
    this.#taken.set(name, meaning);
    return before !== undefined;
  }

  #need(source: SourceFile, name: string): void {
    const imported = source.imports.get(name);
    if (imported?.from === 'storybook/test' && imported.name === 'fn') return;
    if (imported?.from.startsWith('.')) this.#needOfOurs(source, name, imported);
    else if (imported) this.#import(imported.from, name, imported);
    else if (source.declarations.has(name)) this.#declare(source, name);
  }

  #needOfOurs(
    source: SourceFile,
    local: string,
    { from, name, typeOnly }: { from: string; name: string; typeOnly: boolean },
  ) {
    const target = fileOf(source.file, from);
    if (SHEET.test(target)) throw new NotPasteable('a sheet of states');
    const origin = exportsOf(target).get(name);
    const known = origin && this.#publicNameOf(origin);
    if (known) this.#import(known.entry, local, { name: known.name, typeOnly });
    else if (origin && EXAMPLES.test(origin.file)) {
      if (origin.name !== local) throw new NotPasteable(`${name} is called ${local}`);
      this.#declare(readSourceFile(origin.file), local);
    } else throw new NotPasteable(`${name} is internal`);
  }

  #import(from: string, local: string, { name, typeOnly }: { name: string; typeOnly: boolean }): void {
    if (/storybook/.test(from)) throw new NotPasteable(`${name} is of Storybook`);
    this.take(local, `${name} of ${from}`);
    const names = this.#imports.get(from) ?? new Map<string, { name: string; typeOnly: boolean }>();
    this.#imports.set(from, names);
    names.set(local, { name, typeOnly: typeOnly && (names.get(local)?.typeOnly ?? true) });
  }

  #declare(source: SourceFile, name: string): void {
    const declaration = source.declarations.get(name);
    if (!declaration) throw new NotPasteable(`${name} is declared nowhere`);
    if (this.take(name, `${source.file}:${declaration.start}`)) return;
    this.include(source, declaration);
    const ofFile = this.#declarations.get(source) ?? new Map<number, Declaration>();
    this.#declarations.set(source, ofFile);
    ofFile.set(declaration.start, declaration);
  }

  /** The files whose declarations are taken, each after those that it imports. */
  #inOrder(): readonly SourceFile[] {
    const sources = new Map([...this.#declarations.keys()].map((source) => [source.file, source]));
    const ordered = new Set<SourceFile>();
    const visit = (source: SourceFile) => {
      for (const { from } of source.imports.values()) {
        const imported = sources.get(fileOf(source.file, from));
        if (imported && !ordered.has(imported)) visit(imported);
      }
      ordered.add(source);
    };
    for (const source of sources.values()) visit(source);
    return [...ordered];
  }

  /** Imports as text, and the declarations of each file. */
  write(): { imports: string; declarations: readonly string[] } {
    const imports = [...this.#imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => {
        const sorted = [...names].toSorted(([, a], [, b]) => a.name.localeCompare(b.name, 'en'));
        const types = sorted.every(([, { typeOnly }]) => typeOnly);
        const parts = sorted.map(([local, { name, typeOnly }]) => {
          const named = name === local ? name : `${name} as ${local}`;
          return typeOnly && !types ? `type ${named}` : named;
        });
        return `${list(types ? 'import type {' : 'import {', parts, `} from '${from}';`, 0)}\n`;
      });
    const files = this.#inOrder().map((source) => {
      const ofFile = [...(this.#declarations.get(source)?.values() ?? [])].toSorted(
        (a, b) => a.start - b.start,
      );
      return ofFile
        .map((each, index) => {
          const before = ofFile[index - 1];
          const between = before && source.text.slice(before.end, each.start);
          const space = between === undefined ? '' : /^\n(?:export )?$/.test(between) ? '\n' : '\n\n';
          return `${space}${each.comment}${edited(source, each, withoutMocks(source))}`;
        })
        .join('');
    });
    return { imports: imports.join(''), declarations: files };
  }
}
