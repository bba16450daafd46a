/**
 * A step of `npm test`: runs `npm run new` for a page and for components in a copy of the repository, and there types,
 * lint, contract, generated files and the tests of what was written.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';

const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'portal-new-')));

/** The tests' settings in the copy: what the links lead to stands outside of it, and is served too. */
const vitestConfig = `import config from './vitest.config.ts';
for (const project of config.test.projects) Object.assign(project, { server: { fs: { strict: false } } });
export default config;
`;

/** Runs a program in the copy; what it says is shown where it fails. */
function run(program: string, ...args: string[]): string {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  const words = [program, ...args].join(' ').slice(0, 80);
  if (status !== 0) throw new Error(`${words}\n${stdout}${stderr}`);
  console.log(`${words} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return stdout;
}

/** Copies what belongs to the repository; packages of others are linked, our own are those of the copy. */
function makeCopy(): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  }
  const link = (name: string, target = path.join(root, name)) => symlinkSync(target, path.join(copy, name));
  for (const nested of ['packages/api/node_modules', 'apps/gateway/node_modules']) link(nested);
  mkdirSync(path.join(copy, 'node_modules/@portal'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@portal' && name !== '.cache') link(`node_modules/${name}`);
  }
  for (const name of readdirSync(path.join(root, 'node_modules/@portal'))) {
    link(`node_modules/@portal/${name}`, path.join(copy, 'packages', name));
  }
  mkdirSync(path.join(copy, 'node_modules/.cache'));
  for (const name of readdirSync(path.join(root, 'node_modules/.cache'))) {
    if (/^chromium-[\d.]+$/.test(name)) link(`node_modules/.cache/${name}`); // unpacked already
  }
  // Biome and the tests that look at every file ask git which there are.
  run('git', 'init', '-q');
  run('git', 'add', '-A');
}

try {
  makeCopy();
  run('node', 'scripts/new.ts', 'page', 'registers/carriers', '--title', 'Transportadoras');
  run('node', 'scripts/new.ts', 'page', 'freights/list', '--title', 'Fretes');
  run('node', 'scripts/new.ts', 'component', 'inputs/foo-field');
  run('node', 'scripts/new.ts', 'component', 'layout/foo-frame');
  const list = ['ls-files', '-z', '--modified', '--others', '--exclude-standard'];
  const written = run('git', ...list)
    .split('\0')
    .filter(Boolean);
  run('git', 'add', '-A');
  run('tsc', '--noEmit', '-p', '.', '--singleThreaded'); // less work in all, and another suite has the other core
  run('biome', 'ci', '--error-on-warnings', '--files-ignore-unknown=true', ...written); // the rest is as it was checked
  run('node', 'scripts/generate.ts', '--check');
  run('npm', 'run', '--silent', 'lint:contract');
  writeFileSync(path.join(copy, 'vitest.copy.config.ts'), vitestConfig);
  run(
    'vitest',
    'run',
    '--config',
    'vitest.copy.config.ts',
    ...['unit', 'gateway', 'stories', 'components'].flatMap((project) => ['--project', project]),
    ...['layers', 'pageAddresses', 'requirementMaps', 'namedPaths'].map((name) => `scripts/${name}.test.ts`),
    'packages/domain/src/access/routes.test.ts',
    'apps/portal/src/navigation/pageLinks.test.ts',
    'apps/gateway/src/database/database.test.ts',
    ...['carriers', 'freights'].map((folder) => `apps/gateway/src/areas/${folder}/`),
    ...['registers/carriers', 'freights/list'].map((folder) => `apps/portal/src/areas/${folder}/`),
    ...['inputs/foo-field', 'layout/foo-frame'].map((folder) => `packages/ui/src/${folder}/`),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true });
}
