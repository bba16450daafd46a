import { act } from 'react';
import { afterEach, beforeEach } from 'vitest';

/** Runs what updates React and waits for the result, whatever the test says about events of its own. */
export function acting(update: () => void) {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  act(update);
  globalThis.IS_REACT_ACT_ENVIRONMENT = before;
}

/** For tests that press real keys: React then hears of them from the browser, outside `act`. */
export function expectBrowserEvents() {
  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });
}
