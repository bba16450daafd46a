import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeOldBodies } from './spoolBody.ts';

let directory: string;
const before = new Date('2026-11-20T12:00:00Z');

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'portal-spool-'));
});

afterEach(() => rm(directory, { recursive: true }));

async function write(name: string, lastByte: string): Promise<void> {
  const file = path.join(directory, name);
  await writeFile(file, 'x');
  await utimes(file, new Date(lastByte), new Date(lastByte));
}

it('bodies that a killed gateway left go; those that still arrive stay, and whatever else is in the folder', async () => {
  await write('body-old', '2026-11-20T11:59:59Z');
  await write('body-fresh', '2026-11-20T12:00:00Z');
  await write('leia-me.txt', '2026-11-20T10:00:00Z');
  await removeOldBodies(directory, before);
  expect((await readdir(directory)).sort()).toEqual(['body-fresh', 'leia-me.txt']);
});

it('a folder that was never needed is none to clear', async () => {
  await expect(removeOldBodies(path.join(directory, 'none'), before)).resolves.toBeUndefined();
});
