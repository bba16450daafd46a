import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';

/** A data directory that belongs to this process. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/** The data directory belongs to another gateway. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
  readonly pid: number;

  constructor(directory: string, pid: number) {
    super(`Os dados em ${directory} estão em uso por outro gateway (processo ${pid}). Encerre-o antes.`);
    this.pid = pid;
  }
}

interface Holder {
  readonly pid: number;
  /** Start of the process in ticks since boot, null where the system does not provide it. */
  readonly startedAt: string | null;
}

/** Start time of a living process; a zombie counts as dead. Undefined where there is no `/proc`. */
function startOf(pid: number): string | null | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the state is the first field after it, the start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return process.platform === 'linux' ? null : undefined;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  const start = startOf(pid);
  if (start === null) return false;
  // The number may belong to another process by now, and in a container it is always the same.
  if (start !== undefined) return startedAt === null || start === startedAt;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function readHolder(text: string): Holder | null {
  const [pid = '', startedAt = ''] = text.trim().split(' ');
  return /^[1-9][0-9]*$/.test(pid) ? { pid: Number(pid), startedAt: startedAt || null } : null;
}

/** Directories that this process holds; needed where there is no `/proc`. */
const held = new Set<string>();

/**
 * Checks that only one process works on a data directory, since two would corrupt it. The lock of a killed process
 * does not block.
 *
 * @throws DirectoryLockedError when a running process holds the directory.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const file = path.join(path.resolve(directory), 'gateway.lock');
  if (held.has(file)) throw new DirectoryLockedError(directory, process.pid);
  const own = `${file}.${process.pid}.${randomUUID()}`;
  // Written to its own file, then linked, so that the lock file is always complete.
  await writeFile(own, `${process.pid} ${startOf(process.pid) ?? ''}\n`, { mode: 0o600, flag: 'wx' });
  try {
    while (!(await linkTo(own, file))) await removeStale(file, directory);
  } finally {
    await rm(own, { force: true });
  }
  held.add(file);
  return {
    release: async () => {
      held.delete(file);
      await rm(file, { force: true });
    },
  };
}

async function linkTo(source: string, file: string): Promise<boolean> {
  try {
    await link(source, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removeStale(file: string, directory: string): Promise<void> {
  const found = await readFile(file, 'utf8').catch(() => '');
  const holder = readHolder(found);
  if (holder !== null && isAlive(holder)) throw new DirectoryLockedError(directory, holder.pid);
  // Moved before it is deleted: of two processes that find it stale, one may have made a new one already.
  const moved = `${file}.${process.pid}.${randomUUID()}`;
  await rename(file, moved).catch(() => undefined);
  if ((await readFile(moved, 'utf8').catch(() => found)) !== found) await linkTo(moved, file);
  await rm(moved, { force: true });
}
