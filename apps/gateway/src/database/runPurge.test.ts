import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type LogEntry, readableLine } from '../log/Log.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { purgeExpired } from './purgeExpired.ts';
import { startPurging } from './runPurge.ts';
import { throttles } from './schema.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => gateway.close());

/** Adds attempts of two days ago. */
const insertAttempts = (count: number) =>
  gateway.database.queries.execute(sql`
    insert into throttles (key, attempts, window_started_at, last_attempt_at)
    select 'old:' || n, 1, now, now
    from generate_series(1, ${count}) as n, (select ${gateway.clock.now.toISOString()}::timestamptz - interval '2 days') as at(now)`);

it('runs every step where one fails, and names that one', async () => {
  const { database, config, clock } = gateway;
  const lines: string[] = [];
  const log = (entry: LogEntry) => void lines.push(readableLine(entry));
  await insertAttempts(1);
  await database.queries.execute(sql`alter table sessions rename to sessions_elsewhere`);
  await purgeExpired({ database, config: { ...config, log } }, clock.now);
  await database.queries.execute(sql`alter table sessions_elsewhere rename to sessions`);
  expect(await database.queries.$count(throttles)).toBe(0);
  expect(lines.map((line) => line.split('\n')[0])).toEqual(['error sessions: database error 42P01']);
});

it('deletes what is more than one statement takes', async () => {
  await insertAttempts(12_000);
  await purgeExpired(gateway, gateway.clock.now);
  expect(await gateway.database.queries.$count(throttles)).toBe(0);
});

it('begins no purge beside one that takes longer than an hour, and none once it is told to end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ends: (() => void)[] = [];
  const end = startPurging(() => new Promise<void>((resolve) => void ends.push(resolve)));
  vi.advanceTimersByTime(7_200_000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.waitFor(() => {
    vi.advanceTimersByTime(3_600_000);
    expect(ends).toHaveLength(2);
  });
  const ended = end();
  ends[1]?.();
  await ended;
  vi.advanceTimersByTime(7_200_000);
  expect(ends).toHaveLength(2);
});
