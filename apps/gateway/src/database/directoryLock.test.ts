import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DirectoryLockedError, lockDirectory } from './directoryLock.ts';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'gateway-lock-'));
  file = path.join(directory, 'gateway.lock');
});

afterEach(() => rm(directory, { recursive: true, force: true }));

describe('lock of a data directory', () => {
  it('is held once, also by the same process, until it is released', async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryLockedError);
    await lock.release();
    await (await lockDirectory(directory)).release();
    expect(await readdir(directory)).toEqual([]);
  });

  it('names the process that holds it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(other, 'spawn');
    await writeFile(file, `${other.pid} \n`);
    await expect(lockDirectory(directory)).rejects.toThrow(`processo ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await lockDirectory(directory)).release();
  });

  it('of another container or machine, whose processes cannot be seen, blocks while it is touched', async () => {
    await writeFile(file, '1 123 elsewhere\n');
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryLockedError);
    await expect(lockDirectory(directory)).rejects.toThrow('outro contêiner ou máquina (processo 1)');
    const halfAMinuteAgo = new Date(Date.now() - 31_000);
    await utimes(file, halfAMinuteAgo, halfAMinuteAgo);
    await (await lockDirectory(directory)).release();
  });

  it('is touched every few seconds, and says where its process is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const lock = await lockDirectory(directory);
      expect(await readFile(file, 'utf8')).toMatch(/^\d+ (\d+|-) \S+\n$/);
      await utimes(file, 0, 0);
      vi.advanceTimersByTime(5_000);
      expect(Date.now() - (await stat(file)).mtimeMs).toBeLessThan(20_000);
      await lock.release();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['a process that is gone', '4194300 123\n'],
    ['a process whose number another one has now', `${process.ppid} 1\n`],
    ['an earlier process of the same number', `${process.pid} 1\n`],
    ['nobody', ''],
    ['something else', 'nonsense\n'],
  ])('of %s does not block', async (_, content) => {
    await writeFile(file, content);
    const lock = await lockDirectory(directory);
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await lock.release();
  });
});
