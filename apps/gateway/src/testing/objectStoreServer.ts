import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from '../files/store/openS3FileStore.ts';
import { freePort } from './postgresServer.ts';

const run = promisify(execFile);

/** A real object store with a bucket, which checks every signature. */
export interface ObjectStoreServer {
  readonly settings: ObjectStore;
  /** Stops all its processes where they are, or lets them go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

const KEYS = { accessKeyId: 'portal', secretAccessKey: 'only-for-the-proof-of-the-arrangement' };
const BUCKET = 'documentos';
const REGION = 'us-east-1';

/** Ceph on one machine: one monitor, one store that keeps its objects in memory, and the S3 service. */
const settingsOf = (folder: string, monitor: number, service: number): string => `[global]
fsid = ${randomUUID()}
mon host = [v2:127.0.0.1:${monitor}]
keyring = ${folder}/keyring
ms bind msgr1 = false
paxos propose interval = 0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 2
osd pool default pgp num = 2
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 4294967296
mon data = ${folder}/mon
mon data avail crit = 1
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${service}
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
crash dir = ${folder}
`;

/**
 * Starts Ceph's S3 service on ports of this machine, with a bucket that pages of `origin` may write to and read from. Needs
 * Debian's packages `radosgw`, `ceph-mon` and `ceph-osd`.
 */
export async function startObjectStoreServer(origin = '*'): Promise<ObjectStoreServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-ceph-'));
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(path.join(folder, name));
  const [monitor, service] = [await freePort(), await freePort()];
  const file = path.join(folder, 'ceph.conf');
  const keyring = path.join(folder, 'keyring');
  await writeFile(file, settingsOf(folder, monitor, service));
  const options = { env: { ...process.env, CEPH_CONF: file }, timeout: 60_000 };
  const started: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]): void => {
    const child = spawn(program, [...args, '-f'], { env: options.env, stdio: 'ignore' });
    child.on('error', () => {});
    started.push(child);
  };
  const close = async (): Promise<void> => {
    for (const child of started.reverse()) {
      child.kill('SIGKILL');
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };

  const endpoint = `http://127.0.0.1:${service}`;
  try {
    const entities = [
      ['mon.', '--cap', 'mon', 'allow *'],
      ['client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *'],
      ['osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *'],
    ];
    await run('ceph-authtool', ['--create-keyring', keyring], options);
    for (const [name = '', ...caps] of entities)
      await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...caps], options);
    await run('ceph-mon', ['--mkfs', '-i', 'a', '--keyring', keyring], options);
    start('ceph-mon', ['-i', 'a']);
    const disk = randomUUID();
    await run('ceph', ['osd', 'new', disk], options);
    await run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk], options);
    await run('ceph', ['osd', 'crush', 'add', 'osd.0', '1.0', 'root=default'], options);
    start('ceph-osd', ['-i', '0']);
    const user = ['--uid', 'portal', '--display-name', 'Portal', '--access-key', KEYS.accessKeyId];
    await run('radosgw-admin', ['user', 'create', ...user, '--secret-key', KEYS.secretAccessKey], options);
    start('radosgw', ['-n', 'client.admin']);
    for (let tries = 0; ; tries += 1) {
      const isUp = await fetch(endpoint).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) break;
      if (tries === 300) throw new Error('The S3 service did not start');
      await wait(100);
    }
    const client = new AwsClient({ ...KEYS, service: 's3', region: REGION });
    const rules = `<CORSConfiguration><CORSRule><AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedMethod>GET</AllowedMethod><AllowedHeader>content-type</AllowedHeader></CORSRule></CORSConfiguration>`;
    const made = [
      await client.fetch(`${endpoint}/${BUCKET}`, { method: 'PUT' }),
      await client.fetch(`${endpoint}/${BUCKET}?cors`, { method: 'PUT', body: rules }),
    ];
    if (!made.every(({ ok }) => ok)) throw new Error('The bucket was not made');
  } catch (error) {
    await close();
    throw new Error("This needs Debian's packages radosgw, ceph-mon and ceph-osd", { cause: error });
  }
  return {
    settings: { endpoint, bucket: BUCKET, region: REGION, ...KEYS },
    signal: (signal) => {
      for (const child of started) child.kill(signal);
    },
    close,
  };
}
