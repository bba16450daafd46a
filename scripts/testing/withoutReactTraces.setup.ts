/**
 * React in development keeps a trace of each element and each render for the panels of a browser's developer tools, where
 * the console offers to take it. No test looks there, and it costs time in all of them. This stands before whatever loads
 * React, which asks once.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

/**
 * It also keeps the stack of the call that makes an element, for each of the first ten thousand in a second. Here it does
 * without, as it does for later ones: tests of components take a fifth less of the processor.
 */
Object.defineProperty(
  Reflect.get(await import('react'), '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);

export {}; // a module, which may wait
