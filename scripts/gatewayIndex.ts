/**
 * Writes what the gateway gathers from its folders, so that an area adds files and edits no list of all areas:
 * `node scripts/gatewayIndex.ts <handlers|tables> <file>`
 */
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.ts';

const HEAD = '// Written by npm run generate.\n\n';

/** The files of a folder, as modules import them from it. */
const modules = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: path.join(root, 'apps/gateway/src', folder) })
    .filter((file) => !/\.(?:test|gen)\.ts$/.test(file))
    .sort();

/** The handlers of all areas; each file exports them under its own name. */
function handlersIndex(): string {
  const files = modules('areas', '**/*Handlers.ts');
  const names = files.map((file) => path.basename(file, '.ts'));
  return `${HEAD}import type { Handlers, OperationId } from '../http/operationHandler.ts';
${files.map((file, index) => `import { ${names[index]} } from './${file}';`).join('\n')}

/** The handler of each call of the contract. A call without one does not compile. */
export const handlers: Handlers<OperationId> = {
${names.map((name) => `  ...${name},`).join('\n')}
};
`;
}

/** The tables of all areas. */
function tablesIndex(): string {
  const files = modules('database/schema', '*.ts').filter((file) => file !== 'columns.ts');
  return `${HEAD}${files.map((file) => `export * from './${file}';\n`).join('')}`;
}

const [, , kind, file = '/dev/stdout'] = process.argv;
await writeFile(file, kind === 'handlers' ? handlersIndex() : tablesIndex());
