/**
 * `npm run cluster`, as root and after `npm run build`: starts the arrangement that people run, from Debian's packages
 * `postgresql`, `pgbouncer`, `haproxy`, `opensmtpd`, `radosgw`, `ceph-mon` and `ceph-osd`, with two gateways and the portal,
 * harms it in every way while users work, and prints what they saw. `-- --rounds 100` harms it so often; `-- --keep` leaves
 * it running afterwards.
 */

import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startObjectStoreServer } from '../../apps/gateway/src/testing/objectStoreServer.ts';
import { createPortalHost } from '../portalHost.ts';
import { freePort } from '../ports.ts';
import { root } from '../root.ts';
import { emptyTally, type Tally } from './caller.ts';
import { startDatabases } from './databases.ts';
import { startGateways } from './gateways.ts';
import { startLoad } from './load.ts';
import { startMailServer } from './mailServer.ts';
import { smoke } from './smoke.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, keep: { type: 'boolean' } } });
const rounds = Number(values.rounds ?? 2);
if (!existsSync(path.join(root, 'apps/portal/dist/index.html'))) {
  console.error('The portal is not built: run "npm run build" first.');
  process.exit(1);
}

const folder = await mkdtemp(path.join(tmpdir(), 'portal-cluster-'));
await chmod(folder, 0o777);
const portalPort = await freePort();
const portalUrl = `http://127.0.0.1:${portalPort}`;
const [databases, mail, store] = [
  await startDatabases(folder),
  await startMailServer(folder),
  await startObjectStoreServer(portalUrl),
];
const gateways = await startGateways(folder, {
  databaseUrl: databases.url,
  mailUrl: mail.url,
  store: store.settings,
  portalOrigin: portalUrl,
});
const portal = createPortalHost({
  folder: path.join(root, 'apps/portal/dist'),
  apiUrl: gateways.url,
  storeUrl: store.settings.endpoint,
});
portal.listen(portalPort, '127.0.0.1');
const load = await startLoad(gateways.url);
console.log(`The portal ${portalUrl}, two gateways behind ${gateways.url}, on ${databases.url}`);

const problems: string[] = [];
const columns = ['stage', 'calls', 'waits', 'cuts', 'wrong', 'slowest'];
const line = (cells: readonly (string | number)[]) =>
  console.log(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(32) : String(cell).padStart(8))).join(''),
  );
line(columns);

/** How often something was harmed that may hold a mail. */
let harms = 0;
/** What users saw in this stage. */
let total = emptyTally();

function collect(): void {
  const { calls, waits, cuts, wrong, slowestMs } = load.takeTally();
  total = {
    calls: total.calls + calls,
    waits: total.waits + waits,
    cuts: total.cuts + cuts,
    wrong: [...total.wrong, ...wrong],
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
  harms += 1;
  await harm().catch((error: unknown) => problems.push(`${name}: ${String(error)}`));
  await wait(1_000);
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
  line([
    name,
    tally.calls,
    tally.waits,
    tally.cuts,
    tally.wrong.length,
    `${(tally.slowestMs / 1000).toFixed(1)} s`,
  ]);
  for (const wrong of new Set(tally.wrong)) problems.push(`${name}: ${wrong}`);
  if (!allows(tally)) problems.push(`${name}: users saw waits or cuts that they must not see`);
  for (const service of [...databases.services(), ...gateways.services(), mail.service])
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
await stage('people use the portal', () => smoke(portalUrl), nothing);
for (let round = 1; round <= rounds; round += 1) {
  await stage(`${round}: rolling restart`, rollingRestart, nothing);
  await stage(`${round}: a gateway is killed`, () => gateways.restart(round % 2, 'SIGKILL'), anything);
  await stage(`${round}: the pooler is killed`, databases.cutConnections, onlyWaits);
  await stage(`${round}: the database is restarted`, databases.restartPrimary, onlyWaits);
  await stage(`${round}: failover to the standby`, databases.failOver, onlyWaits);
  // Longer than every time limit in the first round, shorter than most of them in those that follow.
  const seconds = round === 1 ? 20 : 3;
  const freeze = async () => {
    await databases.signalPrimary('SIGSTOP');
    await wait(seconds * 1000);
    await databases.signalPrimary('SIGCONT');
  };
  await stage(`${round}: the database freezes ${seconds} s`, freeze, onlyWaits);
  const freezeStore = async () => {
    store.signal('SIGSTOP');
    await wait(seconds * 1000);
    store.signal('SIGCONT');
  };
  await stage(`${round}: the object store freezes ${seconds} s`, freezeStore, onlyWaits);
}
await stage('people use the portal', () => smoke(portalUrl), nothing);

await load.stop();
console.log('');
for (const { kind, acknowledged, lost } of await load.outcomes(databases.url)) {
  console.log(`${acknowledged} ${kind} were acknowledged, ${lost} of them are not there exactly once.`);
  if (lost > 0) problems.push(`${lost} acknowledged ${kind} are lost`);
}

/** A mail of a gateway that was killed is tried again after a minute. */
const MAIL_PATIENCE_MS = 150_000;
const unannounced = async () => {
  const { announced } = await mail.read();
  return load.requests.filter((code) => !announced.has(code)).length;
};
for (const end = Date.now() + MAIL_PATIENCE_MS; (await unannounced()) > 0 && Date.now() < end; )
  await wait(1_000);
const { ids } = await mail.read();
const twice = ids.length - new Set(ids).size;
const missing = await unannounced();
console.log(
  `${load.requests.length} requests were opened, the mails of ${missing} are missing; ${ids.length} mails in all, ${twice} of them came twice.`,
);
if (missing > 0) problems.push(`The mails of ${missing} requests are missing`);
// Who is killed between sending a mail and noting it sends it again, under the same id: one mail a kill at most.
if (twice > harms) problems.push(`${twice} mails came twice`);
console.log(`The pooler was started again ${databases.poolerRestarts()} times, as its service does.`);
for (const problem of problems) console.error(`failed: ${problem}`);

if (values.keep) {
  console.log('Ctrl+C ends it.');
  await new Promise((resolve) => process.once('SIGINT', resolve));
}
portal.close();
portal.closeAllConnections();
await Promise.all(
  [...gateways.services(), ...databases.services(), mail.service].map((one) => one.end('SIGKILL')),
);
await store.close();
await rm(folder, { recursive: true, force: true });
process.exit(problems.length === 0 ? 0 : 1);
