import { describe, expect, it } from 'vitest';
import { type Attempts, countAttempt, WINDOW_MS } from './attempts.ts';

const start = new Date('2026-11-20T12:00:00Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

describe('countAttempt', () => {
  it('allows attempts up to the limit, then none in the window (wait: window)', () => {
    const rule = { limit: 3, wait: 'window' } as const;
    let state: Attempts | null = null;
    for (let count = 1; count <= 3; count += 1) {
      const outcome = countAttempt(state, after(count * 1_000), rule);
      expect(outcome.blocked).toBe(false);
      state = outcome.next;
    }
    expect(countAttempt(state, after(4_000), rule)).toMatchObject({ blocked: true, waitSeconds: 897 });
    expect(countAttempt(state, after(1_000 + WINDOW_MS - 1), rule)).toMatchObject({
      blocked: true,
      waitSeconds: 1,
    });
    const fresh = countAttempt(state, after(1_000 + WINDOW_MS), rule);
    expect(fresh).toMatchObject({ blocked: false, next: { attempts: 1 } });
  });

  it('does not count an attempt that has to wait', () => {
    const rule = { limit: 1, wait: 'doubling' } as const;
    const { next } = countAttempt(null, start, rule);
    expect(countAttempt(next, after(500), rule)).toEqual({ next, blocked: true, waitSeconds: 1 });
  });

  it('keeps the count between waits and starts again after a quiet window', () => {
    const rule = { limit: 1, wait: 'doubling' } as const;
    const first = countAttempt(null, start, rule);
    const second = countAttempt(first.next, after(1_000), rule);
    expect(second).toMatchObject({ next: { attempts: 2 }, waitSeconds: 2 });
    expect(countAttempt(second.next, after(3_000 + WINDOW_MS - 1), rule)).toMatchObject({
      next: { attempts: 3 },
    });
    expect(countAttempt(second.next, after(3_000 + WINDOW_MS), rule)).toMatchObject({
      next: { attempts: 1 },
    });
  });
});
