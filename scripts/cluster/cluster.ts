/**
 * `npm run cluster`: starts the arrangement that people run, from Debian's packages `postgresql`, `pgbouncer` and
 * `haproxy`, with two gateways, harms it in every way while users work, and prints what they saw. `-- --rounds 100` harms
 * it so often; `-- --keep` leaves it running afterwards.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDatabases } from './databases.ts';
import { startGateways } from './gateways.ts';
import { emptyTally, startLoad, type Tally } from './load.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, keep: { type: 'boolean' } } });
const rounds = Number(values.rounds ?? 2);

const folder = await mkdtemp(path.join(tmpdir(), 'portal-cluster-'));
await chmod(folder, 0o777);
const databases = await startDatabases(folder);
const gateways = await startGateways(folder, databases.url);
const load = await startLoad(gateways.url);
console.log(`Two gateways behind ${gateways.url}, on ${databases.url}`);

const problems: string[] = [];
const columns = ['stage', 'calls', 'waits', 'cuts', 'wrong', 'slowest'];
const line = (cells: readonly (string | number)[]) =>
  console.log(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(32) : String(cell).padStart(8))).join(''),
  );
line(columns);

/** What users saw in this stage. */
let total = emptyTally();

function collect(): void {
  const { calls, waits, cuts, wrong, slowestMs } = load.takeTally();
  total = {
    calls: total.calls + calls,
    waits: total.waits + waits,
    cuts: total.cuts + cuts,
    wrong: total.wrong + wrong,
    slowestMs: Math.max(total.slowestMs, slowestMs),
  };
}

/** Harms the arrangement while users work, and notes what they saw until a while after. */
async function stage(
  name: string,
  harm: () => Promise<unknown>,
  allows: (tally: Tally) => boolean,
): Promise<void> {
  load.takeTally();
  await harm();
  await wait(2_000);
  // Served again: the next second brings no wait and no cut.
  for (let tries = 0; tries < 60; tries += 1) {
    const before = total;
    collect();
    await wait(500);
    collect();
    if (total.calls > before.calls && total.waits === before.waits && total.cuts === before.cuts) break;
    if (tries === 59) problems.push(`${name}: not served again after 30 seconds`);
  }
  const tally = total;
  total = emptyTally();
  line([name, tally.calls, tally.waits, tally.cuts, tally.wrong, `${(tally.slowestMs / 1000).toFixed(1)} s`]);
  if (tally.wrong > 0) problems.push(`${name}: ${tally.wrong} wrong answers`);
  if (!allows(tally)) problems.push(`${name}: users saw waits or cuts that they must not see`);
  for (const service of [...databases.services(), ...gateways.services()])
    if (service.hasFailed()) problems.push(`${name}: the program on port ${service.port} ended`);
}

const anything = () => true;
const nothing = ({ waits, cuts }: Tally) => waits + cuts === 0;
const onlyWaits = ({ cuts }: Tally) => cuts === 0;

async function rollingRestart(): Promise<void> {
  for (const index of [0, 1]) {
    const code = await gateways.restart(index, 'SIGTERM');
    if (code !== 0) problems.push(`A gateway ended with ${code}`);
    await wait(4_000); // the balancer has to see it again
  }
}

await stage('nothing', () => wait(3_000), nothing);
for (let round = 1; round <= rounds; round += 1) {
  await stage(`${round}: rolling restart`, rollingRestart, nothing);
  await stage(`${round}: a gateway is killed`, () => gateways.restart(round % 2, 'SIGKILL'), anything);
  await stage(`${round}: the pooler is killed`, databases.cutConnections, onlyWaits);
  await stage(`${round}: the database is restarted`, databases.restartPrimary, onlyWaits);
  const freeze = async () => {
    await databases.signalPrimary('SIGSTOP');
    await wait(20_000);
    await databases.signalPrimary('SIGCONT');
  };
  await stage(`${round}: the database freezes 20 s`, freeze, onlyWaits);
}
await stage('failover to the standby', databases.failOver, onlyWaits);

for (const problem of problems) console.error(`failed: ${problem}`);
await load.stop();
const { acknowledged, lost } = await load.countLost();
console.log(`\n${acknowledged} brands were acknowledged, ${lost} of them are not there exactly once.`);
if (lost > 0) problems.push(`${lost} acknowledged brands are lost`);

if (values.keep) {
  console.log('Ctrl+C ends it.');
  await new Promise((resolve) => process.once('SIGINT', resolve));
}
await Promise.all([...gateways.services(), ...databases.services()].map((one) => one.end('SIGKILL')));
await rm(folder, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);
