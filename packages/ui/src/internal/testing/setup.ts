import '../../fonts.css';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { prefetchParts } from '../onDemand.tsx';

declare global {
  /** Makes React report updates outside `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const complaints: string[] = [];

// As on a page that rests.
beforeAll(prefetchParts);

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints, 'console output during the test').toEqual([]);
});
