import {
  exportsOf,
  fileOf,
  type Origin,
  readSourceFile,
  referencesIn,
  type SourceFile,
} from './sourceFile.ts';

/** Where a type or component is declared that a module speaks of. */
export function originIn({ file, declarations, imports }: SourceFile, name: string): Origin | undefined {
  if (declarations.has(name)) return { file, name };
  const imported = imports.get(name);
  return imported?.from.startsWith('.')
    ? exportsOf(fileOf(file, imported.from)).get(imported.name)
    : undefined;
}

/** Whether a type of props, or one that it extends, says that a prop has to be given. */
function requires({ file, name }: Origin, prop: string): boolean {
  const source = readSourceFile(file);
  const declaration = source.declarations.get(name);
  if (!declaration) return false;
  const written = source.text.slice(declaration.start, declaration.end);
  const member = new RegExp(`^ {2}${prop}(\\??):`, 'm').exec(written);
  if (member) return member[1] === '';
  const body = written.indexOf('{\n');
  const head = { start: declaration.start, end: declaration.start + (body < 0 ? written.length : body) };
  return referencesIn(source, head).some((reference) => {
    const extended = reference.name === name ? undefined : originIn(source, reference.name);
    return extended !== undefined && requires(extended, prop);
  });
}

/** Whether a component has to be given a prop, even if it is `undefined`. Its props are called after it. */
export function isRequired(source: SourceFile, component: string, prop: string): boolean {
  const origin = originIn(source, component);
  const props = origin && originIn(readSourceFile(origin.file), `${origin.name}Props`);
  return props !== undefined && requires(props, prop);
}
