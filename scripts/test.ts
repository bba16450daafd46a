/** `npm test`: every check and every test, cheapest first. Its last line is `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root.ts';

interface Tally {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: ReadonlyArray<{
    name: string;
    assertionResults: ReadonlyArray<{
      title: string;
      fullName: string;
      status: string;
      failureMessages: readonly string[];
    }>;
  }>;
}

/** For runs of the stories that compare pictures. */
const comparingPictures = { COMPARE_PICTURES: '1' };

/** The planted stories, with the failure that each must cause (LIB-10). */
const planted: Record<string, RegExp> = {
  'Image Without Text': /image-alt/,
  'Targets Too Small': /target-size/,
  'Too Little Contrast': /^(?!.*dark theme)[\s\S]*color-contrast/,
  'Too Little Contrast In Dark': /In the dark theme:\s+color-contrast/,
  Undecided: /^(?!.*dark theme)[\s\S]*cannot decide[\s\S]*form-field-multiple-labels/,
  'Undecided Contrast': /^(?!.*dark theme)[\s\S]*cannot decide[\s\S]*color-contrast/,
  'Console Error': /wrote to the console/,
  'Changed Picture': /Screenshot does not match/,
};

const reports = await mkdtemp(path.join(tmpdir(), 'portal-test-'));
const total: Tally = { passed: 0, failed: 0 };
/** A short list of failures, repeated at the very end: logs are often cut to that. */
const failures: string[] = [];

/** Where the output of a command goes: to the console at once, at its end, or nowhere. */
type Output = 'shown' | 'kept' | 'dropped';

function run(
  command: readonly string[],
  env: Record<string, string> = {},
  output: Output = 'shown',
): Promise<number> {
  const [program = '', ...args] = command;
  const stream = ({ shown: 'inherit', kept: 'pipe', dropped: 'ignore' } as const)[output];
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
    });
    const words: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => words.push(part));
    child.stderr?.on('data', (part: Buffer) => words.push(part));
    child.once('error', () => resolve(127));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(words));
      resolve(code ?? 1);
    });
  });
}

async function step(name: string, work: () => Promise<Tally>): Promise<void> {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await work();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${failed === 0 ? 'ok' : `${failed} failed`} (${seconds} s)`);
}

const command = (name: string, ...args: string[]) =>
  step(name, async () => {
    if ((await run(args)) === 0) return { passed: 1, failed: 0 };
    failures.push(name);
    return { passed: 0, failed: 1 };
  });

/** What Vitest runs. */
interface Tests {
  project: string;
  env?: Record<string, string>;
  /** Which part of the files, as in `1/3`. @default all of them */
  shard?: string;
}

async function vitest(
  { project, env, shard = '1/1' }: Tests,
  output: Output,
): Promise<{ code: number; report: VitestReport | undefined }> {
  const file = path.join(reports, `${project}-${shard.replace('/', '-')}-${output}.json`);
  const args = [`--shard=${shard}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(['vitest', 'run', '--project', project, ...args], env, output);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return { code, report: text === undefined ? undefined : (JSON.parse(text) as VitestReport) }; // Vitest wrote it
}

function noteFailures({ testResults }: VitestReport): void {
  for (const { name, assertionResults } of testResults) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === 'passed') continue;
      const reason = failureMessages[0]?.split('\n').slice(0, 4).join(' ') ?? 'it did not run';
      failures.push(`${path.relative(root, name)} > ${fullName}: ${reason.slice(0, 400)}`);
    }
  }
}

async function countTests(tests: Tests): Promise<Tally> {
  const { project } = tests;
  const { code, report } = await vitest(tests, 'kept');
  if (!report) {
    failures.push(`${project} gave no report.`);
    return { passed: 0, failed: 1 };
  }
  noteFailures(report);
  if (code !== 0 && report.numFailedTests === 0) failures.push(`${project} ended with the code ${code}.`);
  const skipped = report.numPendingTests + report.numTodoTests; // a test that does not run is a failure here
  const failed = report.numFailedTests + skipped;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Checks that stories can fail: each planted violation must be found, for its own reason. */
async function findPlantedViolations(): Promise<Tally> {
  const { report } = await vitest(
    { project: 'stories', env: { STORYBOOK_CANARY: '1', ...comparingPictures } },
    'dropped',
  );
  const results = report?.testResults.flatMap((file) => file.assertionResults) ?? [];
  const missed = Object.entries(planted).filter(
    ([title, reason]) =>
      !results.some((test) => test.title === title && reason.test(test.failureMessages.join())),
  );
  for (const [title] of missed)
    failures.push(`The planted story "${title}" did not fail for its own reason.`);
  return { passed: Object.keys(planted).length - missed.length, failed: missed.length };
}

const tests = (name: string, project: string) => () => step(name, () => countTests({ project }));

/** Stories share one page, so that a run of them uses one core: in parts they leave none idle at the end. */
const storyParts = ['1/3', '2/3', '3/3'].map(
  (shard) => () =>
    step(`stories ${shard}`, () => countTests({ project: 'stories', env: comparingPictures, shard })),
);

await command('types', 'npm', 'run', 'types', '--silent');
await command('lint and format', 'npm', 'run', 'lint', '--silent');
await command('contract', 'npm', 'run', 'lint:contract', '--silent');
await command('generated files', 'node', 'scripts/generate.ts', '--check');
await command('unused code', 'npm', 'run', 'lint:unused', '--silent');
await command('build', 'npm', 'run', 'build', '--silent');

// Two at a time for two cores, long ones first: each waits for its browser or database half of the time.
const suites = [
  tests('end to end', 'e2e'),
  tests('gateway', 'gateway'),
  tests('components', 'components'),
  ...storyParts,
  tests('unit', 'unit'),
  () => command('new page and component', 'node', 'scripts/new/tryOut.ts'),
  () => step('planted violations', findPlantedViolations),
];

async function lane(): Promise<void> {
  for (let suite = suites.shift(); suite; suite = suites.shift()) await suite();
}
await Promise.all([lane(), lane()]);

await rm(reports, { recursive: true, force: true });
for (const failure of failures) console.error(`failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
