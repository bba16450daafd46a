import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { openDatabase } from './openDatabase.ts';

it('the embedded database syncs each change before it acknowledges it, so that a power cut costs nothing', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'portal-synced-'));
  const sync = vi.spyOn(fs, 'fsyncSync');
  const { queries, close } = await openDatabase({ directory });
  try {
    await queries.execute(sql`create table notes (text text)`);
    for (let change = 1; change <= 5; change += 1) {
      const before = sync.mock.calls.length;
      await queries.execute(sql`insert into notes values ('x')`);
      expect(sync.mock.calls.length).toBeGreaterThan(before);
    }
    const before = sync.mock.calls.length;
    await queries.execute(sql`select * from notes`);
    expect(sync.mock.calls.length).toBe(before);
  } finally {
    await close();
    sync.mockRestore();
    await rm(directory, { recursive: true, force: true });
  }
});
