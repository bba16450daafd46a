import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteChunks } from '../files/store/FileStore.ts';
import { BackupError } from './BackupError.ts';

/** Programs of PostgreSQL's client. */
type Program = 'pg_dump' | 'pg_restore';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Finds a program that is as new as the server: Debian keeps one of each version, others have one on the path.
 *
 * @param major version of the server, such as 15.
 * @throws BackupError where there is none.
 */
function findProgram(program: Program, major: number): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folders = [
    ...versions
      .filter((version) => version >= major)
      .sort((one, other) => one - other)
      .map((version) => path.join(DEBIAN, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const found = folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new BackupError(
    `Falta o programa ${program}: instale o cliente do PostgreSQL ${major} (no Debian, postgresql-client-${major}).`,
  );
}

/** The address of a database as variables: on the command line everybody on the machine would read its password. */
function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const variables = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

function start(program: Program, url: string, major: number, args: readonly string[]) {
  const child = spawn(findProgram(program, major), args, {
    env: { ...process.env, ...connectionVariables(url), LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => {
    told = `${told}${chunk.toString()}`.slice(-2_000);
  });
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    if (code === 0) return;
    const reason = told.trim().split('\n').at(0) ?? '';
    throw new BackupError(`${program} não terminou: ${reason}`);
  });
  ended.catch(() => {}); // awaited after the bytes
  return { child, ended };
}

/**
 * Dumps a database of a server in PostgreSQL's custom format, as of one moment.
 *
 * @throws BackupError at the end, when it did not succeed.
 */
export async function* dumpServer(url: string, major: number): AsyncGenerator<Uint8Array> {
  const { child, ended } = start('pg_dump', url, major, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--no-comments', // that of an extension belongs to whoever made it
    '--no-password',
  ]);
  child.stdin.end();
  for await (const chunk of child.stdout) yield chunk as Uint8Array; // without an encoding a stream gives bytes
  await ended;
}

/** Restores a dump into an empty database, in one transaction. @throws BackupError when it did not succeed. */
export async function restoreServer(url: string, major: number, dump: ByteChunks): Promise<void> {
  const { PGDATABASE = '' } = connectionVariables(url);
  const { child, ended } = start('pg_restore', url, major, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    '--no-password',
    `--dbname=${PGDATABASE}`,
  ]);
  child.stdout.resume();
  // When it ends early it does not read the rest; what it told is the reason.
  await pipeline(Readable.from(dump), child.stdin).catch(() => {});
  await ended;
}
