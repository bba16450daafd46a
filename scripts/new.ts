/**
 * `npm run new -- page <area>/<name>` and `npm run new -- component <group>/<name>`: write a folder that runs, passes
 * and shows the style, with its lines in shared files, and run `npm run generate`. See scripts/new/templates.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Plan } from './new/plan.ts';
import { planComponent } from './new/planComponent.ts';
import { planPage } from './new/planPage.ts';
import { root } from './root.ts';

const usage = `Usage:
  npm run new -- page <area>/<name> --title <title>
      A list page with contract, table, handler, tests and stories: registers/carriers --title Transportadoras.
      freights/list --title Fretes is the list that an area is named after. Address and wire names follow from the title.
  npm run new -- component <group>/<name>
      A component of the library with stories and test: inputs/foo-field, layout/foo-frame.
Names are English, in small letters, with hyphens.`;

interface Task {
  readonly plan: Plan;
  /** Part of the name of the generated files that follow. */
  readonly generated: string;
}

function taskOf(args: readonly string[]): Task {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { title: { type: 'string' } },
  });
  const [kind, place = '', ...rest] = positionals;
  const [, group = '', name = ''] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(place) ?? [];
  if (!name || rest.length > 0) throw new Error(usage);
  if (kind === 'page' && values.title !== undefined)
    return { plan: planPage(group, name, values.title), generated: '.gen.' };
  if (kind === 'component' && values.title === undefined)
    return { plan: planComponent(group, name), generated: 'api.txt' };
  throw new Error(usage);
}

const run = (program: string, ...args: string[]) =>
  execFileSync(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Writes all of a plan and what is generated from it; what cannot be finished is taken back. */
function write({ plan, generated }: Task): void {
  const before = new Map<string, string | undefined>();
  try {
    for (const [name, text] of plan) {
      const file = path.join(root, name);
      before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    run(
      'biome',
      'check',
      '--write',
      '--error-on-warnings',
      ...[...plan.keys()].filter((name) => /\.tsx?$/.test(name)),
    );
    run('node', 'scripts/generate.ts', generated);
  } catch (error) {
    for (const [file, text] of before) {
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    throw error;
  }
}

try {
  const task = taskOf(process.argv.slice(2));
  write(task);
  console.log([...task.plan.keys()].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
