import '../../fonts.css';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { prefetchParts } from '../onDemand.tsx';
import { freshPage } from './freshPage.ts';
import { unmountAll } from './mount.tsx';

declare global {
  /** Makes React report updates outside `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const complaints: string[] = [];

beforeAll(async () => {
  await freshPage();
  await prefetchParts(); // as on a page that rests
});

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  unmountAll();
  vi.restoreAllMocks();
  expect(complaints, 'console output during the test').toEqual([]);
});
