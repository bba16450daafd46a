/**
 * `npm run load`: users with think time who read lists, write and sign in, against one gateway or several.
 *
 * --seed --rows 100000   fills the database of DATABASE_URL or GATEWAY_DATA first, and ends
 * --gateways 2           so many are started with the settings of the environment, on PostgreSQL if more than one
 * --gateway http://…,…   gateways that run instead
 * --users 30 --think 1000 --minutes 2   users with think time; memory a minute is the slope after the first quarter
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
import { freePort } from '../ports.ts';
import { type Program, startProgram, untilAnswers } from '../processes.ts';
import { measureRequests } from './requestSizes.ts';
import { measureRequisitions } from './requisitionSizes.ts';
import { slopeOf, type Usage, usageOf } from './usageOf.ts';
import {
  type Answered,
  ARRIVAL_MS,
  addressOf,
  type Caller,
  createCaller,
  questionsOf,
  readingOf,
  work,
} from './users.ts';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'boolean', default: false },
    rows: { type: 'string', default: '100000' },
    gateway: { type: 'string' },
    gateways: { type: 'string', default: '1' },
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
  callerOf: (user: number) => Caller,
  answers: Answered[],
  programs: readonly Program[],
): Promise<void> {
  const first = callerOf(0);
  const reading = await readingOf(first);
  answers.length = 0;
  const minutes = Number(options.minutes);
  const until = Date.now() + ARRIVAL_MS + minutes * 60_000;
  const usages = programs.map((): Usage[] => []);
  const note = () => {
    for (const [index, { child }] of programs.entries()) {
      const usage = usageOf(child.pid);
      if (usage !== null) usages[index]?.push(usage);
    }
  };
  // Measured is what follows when all have arrived.
  let noting: NodeJS.Timeout | undefined;
  setTimeout(() => {
    answers.length = 0;
    note();
    noting = setInterval(note, 5_000);
  }, ARRIVAL_MS);
  const users = Array.from({ length: Number(options.users) }, (_, index) =>
    work(callerOf(index), reading, { thinkMs: Number(options.think), until }),
  );
  await Promise.all(users);
  clearInterval(noting);
  note();
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
  for (const [index, noted] of usages.entries()) {
    const [first, last] = [noted[0], noted.at(-1)];
    if (first === undefined || last === undefined) continue;
    const cpu = ((last.cpuMs - first.cpuMs) * programs.length) / answers.length;
    const highest = Math.max(...noted.map(({ memoryMb }) => memoryMb));
    const slope = slopeOf(noted.slice(Math.floor(noted.length / 4))) * 60_000;
    console.log(
      `gateway ${index + 1}: ${figure(cpu)} ms of CPU a call, up to ${figure(highest)} MB, ${figure(slope)} MB a minute`,
    );
  }
}

async function main(): Promise<void> {
  if (options.seed) return seed();
  if (options.requests) return measureRequests();
  if (options.requisitions) return measureRequisitions();
  const programs: Program[] = [];
  const addresses = options.gateway?.split(',') ?? [];
  try {
    for (let count = 0; options.gateway === undefined && count < Number(options.gateways); count += 1) {
      const port = await freePort();
      const command = [process.execPath, 'apps/gateway/src/main.ts', '--demo'];
      const program = startProgram('gateway', command, {
        GATEWAY_PORT: String(port),
        GATEWAY_TRUST_PROXY: '1',
      });
      programs.push(program);
      addresses.push(`http://localhost:${port}`);
      await untilAnswers(`http://localhost:${port}/pronto`, program, 600_000);
    }
    const answers: Answered[] = [];
    const callerOf = (user: number): Caller => {
      const gateway = addresses[user % addresses.length] ?? '';
      return createCaller(gateway, (answered) => answers.push(answered), `198.51.100.${user % 256}`);
    };
    if (options.lists) await askEach(callerOf(0), answers);
    else await workTogether(callerOf, answers, programs);
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
}

await main();
