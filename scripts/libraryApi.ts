/**
 * Writes the public surface of `@portal/formats` and `@portal/ui`: every export of every entry, sorted, with the props
 * it takes. Reads the declarations as they are published. `node scripts/libraryApi.ts <file>`
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { buildLibrary, PUBLISHED } from './buildLibrary.ts';

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;

/** A file of declarations. */
interface Source {
  file: string;
  text: string;
  body: readonly Statement[];
  /** Types that are named in it, and where. */
  named: readonly { name: string; start: number }[];
  /** Names of its type parameters. */
  parameters: ReadonlySet<string>;
}

/** An export in the list, and the types of these packages that it names. */
interface Export {
  text: string;
  types: readonly string[];
}

async function readSource(file: string): Promise<Source> {
  const text = await readFile(file, 'utf8');
  const { program } = parseSync(file, text);
  return { file, text, body: program.body, ...typeNames(program) };
}

/** A part of a declaration on one line, without comments. */
function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/;\s*}/g, ' }')
    .trim()
    .replace(/;$/, '');
}

/** Names of a declaration; one statement may declare several constants. */
function namesOf(declaration: Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/** The declaration in the list: a component with the type of its props, an interface with sorted members. */
function describe(declaration: Declaration, { text }: Source): string {
  const slice = (node: { start: number; end: number }) => oneLine(text.slice(node.start, node.end));
  if (declaration.type === 'TSDeclareFunction' || declaration.type === 'FunctionDeclaration') {
    const generics = declaration.typeParameters ? slice(declaration.typeParameters) : '';
    const params = declaration.params.map((param) => {
      const name = param.type === 'Identifier' ? `${param.name}${param.optional ? '?' : ''}` : 'props';
      const type = 'typeAnnotation' in param && param.typeAnnotation ? slice(param.typeAnnotation) : '';
      return `${name}${type}`;
    });
    const result = declaration.returnType ? slice(declaration.returnType) : '';
    return `function ${declaration.id?.name}${generics}(${params.join(', ')})${result}`;
  }
  if (declaration.type === 'TSInterfaceDeclaration') {
    const members = declaration.body.body.map((member) => `  ${slice(member)}`).sort();
    const head = oneLine(text.slice(declaration.start, declaration.body.start));
    return [head, ...members].join('\n');
  }
  return slice(declaration).replace(/^declare /, '');
}

/** Names that a file declares itself or imports from these packages; others are of React or of the language. */
function ownNames(body: readonly Statement[]): ReadonlySet<string> {
  const names = body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return /^(?:\.|@portal\/)/.test(statement.source.value)
        ? statement.specifiers.map(({ local }) => local.name)
        : [];
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration && ('id' in declaration || declaration.type === 'VariableDeclaration')
      ? namesOf(declaration as Declaration) // only declarations are left
      : [];
  });
  return new Set(names);
}

/** The names of types in a file, with their places; those of type parameters apart. */
function typeNames(program: Program): Pick<Source, 'named' | 'parameters'> {
  const named: Source['named'][number][] = [];
  const parameters = new Set<string>();
  const add = (node: { type: string; name?: unknown; start: number } | null) => {
    if (node?.type === 'Identifier') named.push({ name: String(node.name), start: node.start });
  };
  new Visitor({
    TSTypeReference: ({ typeName }) => add(typeName),
    TSInterfaceHeritage: ({ expression }) => add(expression),
    TSImportType: ({ qualifier }) => add(qualifier),
    TSTypeParameter: ({ name }) => void parameters.add(name.name),
  }).visit(program);
  return { named, parameters };
}

/** Every export of a file by name, re-exports included, also from another package in the folder `built`. */
async function exportsOf(file: string, built: string): Promise<Map<string, Export>> {
  const source = await readSource(file);
  const found = new Map<string, Export>();
  const declared = new Map<string, Export>();
  const own = ownNames(source.body);
  const isOwn = (name: string) => own.has(name) && !source.parameters.has(name);
  const read = (declaration: Declaration): Export => {
    const { start: from, end } = declaration;
    const types = source.named.flatMap(({ name, start }) => (start >= from && start < end ? [name] : []));
    return { text: describe(declaration, source), types: [...new Set(types)].filter(isOwn) };
  };
  const target = (specifier: string) =>
    specifier.startsWith('.')
      ? path.resolve(path.dirname(file), specifier.replace(/\.(?:tsx?|js)$/, '.d.ts'))
      : path.join(built, specifier.replace('@portal/', ''), 'index.d.ts');

  for (const statement of source.body) {
    if (statement.type === 'ExportAllDeclaration') {
      for (const [name, exported] of await exportsOf(target(statement.source.value), built))
        found.set(name, exported);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      const exported = read(statement.declaration);
      for (const name of namesOf(statement.declaration)) found.set(name, exported);
    } else if (statement.type === 'ExportNamedDeclaration') {
      const origin = statement.source ? await exportsOf(target(statement.source.value), built) : declared;
      for (const { local, exported } of statement.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
        found.set(exported.name, origin.get(local.name) ?? { text: `import ${local.name}`, types: [] });
      }
    } else if ('id' in statement || statement.type === 'VariableDeclaration') {
      // Only declarations are left; others have no name to export.
      const local = read(statement as Declaration);
      for (const name of namesOf(statement as Declaration)) declared.set(name, local);
    }
  }
  return found;
}

/** The list as it stands in `packages/ui/api.txt`; an error where it names a type that no application can import. */
export async function libraryApi(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-api-'));
  await buildLibrary(folder);
  const sections: string[] = [];
  const names = new Set<string>();
  const uses: (readonly [type: string, by: string])[] = [];
  for (const published of PUBLISHED) {
    const base = path.join(folder, published);
    const manifest = JSON.parse(await readFile(path.join(base, 'package.json'), 'utf8')); // written just now
    for (const [entry, { types }] of Object.entries<{ types?: string }>(manifest.exports)) {
      if (types === undefined) continue;
      const found = [...(await exportsOf(path.join(base, types), folder))].sort(([a], [b]) =>
        a < b ? -1 : 1,
      );
      const name = entry === '.' ? manifest.name : `${manifest.name}/${entry.slice(2)}`;
      sections.push(`# ${name}\n\n${found.map(([, { text }]) => text).join('\n\n')}\n`);
      for (const [exported, { types }] of found) {
        names.add(exported);
        for (const type of types) uses.push([type, exported]);
      }
    }
  }
  await rm(folder, { recursive: true });
  const unnamed = uses.filter(([type]) => !names.has(type)).map(([type, by]) => `${type} of ${by}`);
  if (unnamed.length > 0)
    throw new Error(`Types of exports that are not exported themselves:\n${unnamed.sort().join('\n')}`);
  return sections.join('\n');
}

if (import.meta.main) await writeFile(process.argv[2] ?? '/dev/stdout', await libraryApi());
