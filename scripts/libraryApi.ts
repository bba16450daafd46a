/**
 * Writes the public surface of `@portal/formats` and `@portal/ui`: every export of every entry, sorted, with the props
 * it takes. Reads the declarations as they are published. `node scripts/libraryApi.ts <file>`
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync } from 'vite';
import { buildLibrary, PUBLISHED } from './buildLibrary.ts';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;

/** A file of declarations. */
interface Source {
  file: string;
  text: string;
  body: readonly Statement[];
}

async function readSource(file: string): Promise<Source> {
  const text = await readFile(file, 'utf8');
  return { file, text, body: parseSync(file, text).program.body };
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

/** Every export of a file by name, re-exports included, also from another package in the folder `built`. */
async function exportsOf(file: string, built: string): Promise<Map<string, string>> {
  const source = await readSource(file);
  const found = new Map<string, string>();
  const declared = new Map<string, string>();
  const target = (specifier: string) =>
    specifier.startsWith('.')
      ? path.resolve(path.dirname(file), specifier.replace(/\.(?:tsx?|js)$/, '.d.ts'))
      : path.join(built, specifier.replace('@portal/', ''), 'index.d.ts');

  for (const statement of source.body) {
    if (statement.type === 'ExportAllDeclaration') {
      for (const [name, text] of await exportsOf(target(statement.source.value), built))
        found.set(name, text);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      const text = describe(statement.declaration, source);
      for (const name of namesOf(statement.declaration)) found.set(name, text);
    } else if (statement.type === 'ExportNamedDeclaration') {
      const origin = statement.source ? await exportsOf(target(statement.source.value), built) : declared;
      for (const { local, exported } of statement.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
        found.set(exported.name, origin.get(local.name) ?? `import ${local.name}`);
      }
    } else if ('id' in statement || statement.type === 'VariableDeclaration') {
      // Only declarations are left; others have no name to export.
      for (const name of namesOf(statement as Declaration))
        declared.set(name, describe(statement as Declaration, source));
    }
  }
  return found;
}

/** The list as it stands in `packages/ui/api.txt`. */
export async function libraryApi(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-api-'));
  await buildLibrary(folder);
  const sections: string[] = [];
  for (const published of PUBLISHED) {
    const base = path.join(folder, published);
    const manifest = JSON.parse(await readFile(path.join(base, 'package.json'), 'utf8')); // written just now
    for (const [entry, { types }] of Object.entries<{ types?: string }>(manifest.exports)) {
      if (types === undefined) continue;
      const found = [...(await exportsOf(path.join(base, types), folder))].sort(([a], [b]) =>
        a < b ? -1 : 1,
      );
      const name = entry === '.' ? manifest.name : `${manifest.name}/${entry.slice(2)}`;
      sections.push(`# ${name}\n\n${found.map(([, text]) => text).join('\n\n')}\n`);
    }
  }
  await rm(folder, { recursive: true });
  return sections.join('\n');
}

if (import.meta.main) await writeFile(process.argv[2] ?? '/dev/stdout', await libraryApi());
