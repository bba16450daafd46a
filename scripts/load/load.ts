/**
 * `npm run load`: users with think time who read lists, write and sign in, against one gateway or several.
 *
 * --seed --rows 100000   fills the database of DATABASE_URL or GATEWAY_DATA first, and ends
 * --gateway http://…,…   gateways that run; without it one is started with the settings of the environment
 * --users 30 --think 1000 --minutes 2
 * --lists                each question about a list alone instead, the slowest first
 * --requisitions         calls and pages of requisitions instead, with 100 and with 10,000 of them
 */
import { parseArgs } from 'node:util';
import { readSettings } from '../../apps/gateway/src/config/readSettings.ts';
import { openDatabase } from '../../apps/gateway/src/database/openDatabase.ts';
import { prepareDatabase } from '../../apps/gateway/src/database/prepareDatabase.ts';
import { openFileStore } from '../../apps/gateway/src/files/store/openFileStore.ts';
import { fillDatabase } from '../../apps/gateway/src/load/fillDatabase.ts';
import { figure, table } from '../bench/markdown.ts';
import { quantile } from '../bench/statistics.ts';
import { ports } from '../ports.ts';
import { type Program, startProgram, untilAnswers } from '../processes.ts';
import { measureRequests } from './requestSizes.ts';
import { measureRequisitions } from './requisitionSizes.ts';
import { usageOf } from './usageOf.ts';
import { type Answered, addressOf, type Caller, createCaller, questionsOf, work } from './users.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'boolean', default: false },
    rows: { type: 'string', default: '100000' },
    gateway: { type: 'string' },
    users: { type: 'string', default: '30' },
    think: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '2' },
    lists: { type: 'boolean', default: false },
    requests: { type: 'boolean', default: false },
    requisitions: { type: 'boolean', default: false },
  },
});

/** Rounds of `--lists`; a question counts by the slowest but the first, which fills the caches. */
const ROUNDS = 5;

async function seed(): Promise<void> {
  const settings = readSettings(['--demo'], process.env);
  const database = await openDatabase(settings.location);
  await prepareDatabase(database, openFileStore(settings), true);
  await fillDatabase(database, Number(options.rows), {}, (name, rows) => console.log(`${name}: ${rows}`));
  await database.close();
}

async function askEach(caller: Caller, answers: Answered[]): Promise<void> {
  const questions = await questionsOf(caller);
  const tokens = new Map<string, string>();
  answers.length = 0;
  for (const question of questions) {
    const token = tokens.get(question.role) ?? (await caller.signIn(question.role));
    tokens.set(question.role, token);
    for (let round = 0; round < ROUNDS; round += 1) await caller.read(addressOf(question), token);
  }
  const byPath = Map.groupBy(
    answers.filter(({ kind }) => kind === 'read'),
    ({ path }) => path,
  );
  const slowest = [...byPath]
    .map(([path, all]) => ({
      path,
      status: all[0]?.status ?? 0,
      ms: Math.max(...all.slice(1).map(({ ms }) => ms)),
    }))
    .sort((one, other) => other.ms - one.ms);
  const rows = slowest
    .slice(0, 60)
    .map(({ path, status, ms }) => [decodeURIComponent(path), String(status), figure(ms)]);
  console.log(table(['list', 'status', 'ms'], rows));
  const all = slowest.map(({ ms }) => ms);
  console.log(
    `${all.length} questions: p50 ${figure(quantile(all, 0.5))} ms, p95 ${figure(quantile(all, 0.95))} ms`,
  );
}

async function workTogether(
  callers: readonly Caller[],
  answers: Answered[],
  program?: Program,
): Promise<void> {
  const [first] = callers;
  if (first === undefined) return;
  const questions = await questionsOf(first);
  answers.length = 0;
  const minutes = Number(options.minutes);
  const until = Date.now() + minutes * 60_000;
  const before = usageOf(program?.child.pid);
  const users = Array.from({ length: Number(options.users) }, (_, index) =>
    work(callers[index % callers.length] ?? first, questions, { thinkMs: Number(options.think), until }),
  );
  await Promise.all(users);
  const after = usageOf(program?.child.pid);
  const rows = (['read', 'write', 'sign-in'] as const).map((kind) => {
    const all = answers.filter((one) => one.kind === kind);
    const times = all.map(({ ms }) => ms);
    const failed = all.filter(({ status }) => status === 0 || status >= 400).length;
    const shares = [0.5, 0.95, 0.99].map((share) => figure(quantile(times, share)));
    return [kind, String(all.length), ...shares, String(failed)];
  });
  console.log(table(['call', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'], rows));
  const wrong = new Set(
    answers
      .filter(({ status }) => status === 0 || status >= 400)
      .map(({ status, path }) => `${status} ${path}`),
  );
  for (const line of [...wrong].slice(0, 10)) console.log(line);
  if (before && after) {
    const cpu = (after.cpuMs - before.cpuMs) / answers.length;
    const slope = (after.memoryMb - before.memoryMb) / minutes;
    console.log(
      `gateway: ${figure(cpu)} ms of CPU a call, ${figure(after.memoryMb)} MB, ${figure(slope)} MB a minute`,
    );
  }
}

async function main(): Promise<void> {
  if (options.seed) return seed();
  if (options.requests) return measureRequests();
  if (options.requisitions) return measureRequisitions();
  const started = options.gateway === undefined;
  const addresses = options.gateway?.split(',') ?? [`http://localhost:${ports.gateway}`];
  const command = [process.execPath, 'apps/gateway/src/main.ts', '--demo'];
  const program = started ? startProgram('gateway', command) : undefined;
  try {
    if (program) await untilAnswers(`${addresses[0]}/saude`, program, 600_000);
    const answers: Answered[] = [];
    const callers = addresses.map((address) => createCaller(address, (answered) => answers.push(answered)));
    const [first] = callers;
    if (options.lists && first) await askEach(first, answers);
    else await workTogether(callers, answers, program);
  } finally {
    await program?.stop();
  }
}

await main();
