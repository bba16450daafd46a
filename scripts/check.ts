/**
 * `npm run check -- brands`: types, lint, contract and tests of one area or component, by the name of its folder.
 * Prints one line per step, the output of failed ones, and a summary.
 */
import { execFile, execFileSync } from 'node:child_process';
import { areasOf, type Step, stepsOf } from './checkSteps.ts';
import { root } from './root.ts';

const area = process.argv[2] ?? '';
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const areas = areasOf(files.split('\n'));
const paths = areas.get(area);
if (!paths) {
  console.error(`There is no area "${area}". The areas: ${[...areas.keys()].sort().join(', ')}`);
  process.exit(1);
}

let failed = 0;

function run({ name, command: [program = '', ...args] }: Step): Promise<void> {
  const started = performance.now();
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${error ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
      if (error) {
        failed += 1;
        console.log(`${stdout}${stderr}`);
      }
      resolve();
    });
  });
}

const steps = stepsOf(paths);
const waiting = [...steps];

async function lane(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
}

await Promise.all([lane(), lane(), lane()]);
console.log(`\n${area}: ${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
