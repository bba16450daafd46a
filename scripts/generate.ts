/**
 * Writes the generated files: the bundled contract for the gateway, the types of `@portal/api` from it, and the list
 * of exports of `@portal/ui`. With `--check` it writes nothing and fails when a file is stale.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.ts';

const run = promisify(execFile);
const contract = path.join(root, 'openapi/portal.yaml');
const check = process.argv.includes('--check');
const part = process.argv.slice(2).find((word) => word !== '--check') ?? '';

const folder = await mkdtemp(path.join(tmpdir(), 'portal-contract-'));
const outputs = [
  {
    file: 'apps/gateway/src/contract/contract.gen.json',
    command: ['node_modules/.bin/redocly', 'bundle', contract, '--config', 'openapi/redocly.yaml', '-o'],
  },
  {
    file: 'packages/api/src/contract.gen.ts',
    command: [
      'packages/api/node_modules/.bin/openapi-typescript',
      path.join(folder, 'contract.gen.json'), // the bundled document, just written
      '-o',
    ],
  },
  {
    file: 'apps/gateway/src/areas/handlers.gen.ts',
    command: ['node_modules/.bin/node', 'scripts/gatewayIndex.ts', 'handlers'],
  },
  {
    file: 'apps/gateway/src/database/schema/tables.gen.ts',
    command: ['node_modules/.bin/node', 'scripts/gatewayIndex.ts', 'tables'],
  },
  {
    file: 'packages/ui/api.txt',
    command: ['node_modules/.bin/node', 'scripts/libraryApi.ts'],
  },
];

const stale: string[] = [];
for (const { file, command } of outputs.filter((output) => output.file.includes(part))) {
  const fresh = path.join(folder, path.basename(file));
  const [program = '', ...args] = command;
  await run(path.join(root, program), [...args, fresh], { cwd: root });
  const text = await readFile(fresh, 'utf8');
  const target = path.join(root, file);
  if (text === (await readFile(target, 'utf8').catch(() => undefined))) continue;
  stale.push(file);
  if (!check) await writeFile(target, text);
}
await rm(folder, { recursive: true });

if (check && stale.length > 0) {
  console.error(`Generated files are stale, run "npm run generate": ${stale.join(', ')}`);
  process.exitCode = 1;
}
