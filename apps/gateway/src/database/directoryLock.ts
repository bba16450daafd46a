import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, utimesSync } from 'node:fs';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { errorCode } from '../errorCode.ts';

/** A data directory that belongs to this process. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/** How often a holder touches its lock, and for how long one that nobody touches holds. */
const TOUCH_MS = 5_000;
const STALE_MS = 30_000;

/** The data directory belongs to another gateway. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';

  /** @param isElsewhere whether that process cannot be seen from here. */
  constructor(directory: string, pid: number, isElsewhere = false) {
    const used = `Os dados em ${directory} estão em uso por outro gateway`;
    super(
      isElsewhere
        ? `${used}, em outro contêiner ou máquina (processo ${pid}). Encerre-o antes; se já terminou, tente de novo em ${STALE_MS / 1_000} segundos.`
        : `${used} (processo ${pid}). Encerre-o antes.`,
    );
  }
}

interface Holder {
  readonly pid: number;
  /** Start of the process in ticks since boot, `-` where the system does not provide it. */
  readonly startedAt: string;
  /** Where the number names this process. */
  readonly place: string;
}

/** Numbers of processes hold within a machine since it started, and in a container for that container alone. */
function findPlace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

const here = findPlace();

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
  if (start !== undefined) return startedAt === '-' || start === startedAt;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function readHolder(text: string): Holder | null {
  const [pid = '', startedAt = '-', place = here] = text.trim().split(' ');
  return /^[1-9][0-9]*$/.test(pid) ? { pid: Number(pid), startedAt, place } : null;
}

/** Whether nobody has touched the file for long: a process that cannot be seen from here no longer does. */
async function isUntouched(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found === null || Date.now() - found.mtimeMs > STALE_MS;
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Nothing but the time stands in for it; the next touch is near.
  }
}

/** Directories that this process holds; needed where there is no `/proc`. */
const held = new Set<string>();

/**
 * Checks that only one process works on a data directory, since two would corrupt it. The lock of a killed process
 * does not block; in another container, or on another machine that shares the directory, it does for half a minute.
 *
 * @throws DirectoryLockedError when a running process holds the directory.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const file = path.join(path.resolve(directory), 'gateway.lock');
  if (held.has(file)) throw new DirectoryLockedError(directory, process.pid);
  const own = `${file}.${process.pid}.${randomUUID()}`;
  // Written to its own file, then linked, so that the lock file is always complete.
  const holder = `${process.pid} ${startOf(process.pid) ?? '-'} ${here}\n`;
  await writeFile(own, holder, { mode: 0o600, flag: 'wx' });
  try {
    while (!(await linkTo(own, file))) await removeStale(file, directory);
  } finally {
    await rm(own, { force: true });
  }
  held.add(file);
  const touching = setInterval(() => touch(file), TOUCH_MS).unref();
  // Whoever starts next in another container need not wait until it is stale.
  const letGo = () => rmSync(file, { force: true });
  process.once('exit', letGo);
  return {
    release: async () => {
      clearInterval(touching);
      process.off('exit', letGo);
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
  if (holder?.place === here && isAlive(holder)) throw new DirectoryLockedError(directory, holder.pid);
  if (holder !== null && holder.place !== here && !(await isUntouched(file)))
    throw new DirectoryLockedError(directory, holder.pid, true);
  // Moved before it is deleted: of two processes that find it stale, one may have made a new one already.
  const moved = `${file}.${process.pid}.${randomUUID()}`;
  await rename(file, moved).catch(() => undefined);
  if ((await readFile(moved, 'utf8').catch(() => found)) !== found) await linkTo(moved, file);
  await rm(moved, { force: true });
}
