import { vi } from 'vitest';

/** Waits until an assertion holds: for as long as `expect.poll` does, since a machine may be busy with other work. */
export function waitFor<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, { timeout: 5_000 });
}
