import { act } from 'react';
import { afterEach, beforeEach } from 'vitest';

/** Runs a React update and waits for the result, whatever the test sets for its own events. */
export function acting(update: () => void) {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  act(update);
  globalThis.IS_REACT_ACT_ENVIRONMENT = before;
}

/** For tests with real keys: React gets those events from the browser, outside `act`. */
export function expectBrowserEvents() {
  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });
}
