import type { ComponentType } from 'react';

const TIMEOUT_MS = 120_000; // FND-098
const PAUSES_MS = [500, 1_500, 4_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A chunk that could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

async function withinTime<Module>(load: () => Promise<Module>, milliseconds: number): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Too late')), milliseconds);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a chunk of the portal. A failed load is retried after short pauses; one that hangs fails after 120 seconds
 * (FND-098). Then the error boundary of the route offers a retry.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (let failures = 0; ; failures += 1) {
    try {
      return await withinTime(load, deadline - Date.now());
    } catch (cause) {
      const milliseconds = PAUSES_MS[failures];
      if (milliseconds === undefined || Date.now() >= deadline)
        throw new ChunkLoadError('Not loaded', { cause });
      await pause(milliseconds);
    }
  }
}

/** Rendered in place of a page that could not be loaded: throws the error to the error boundary of the route. */
function unloadedPage(error: unknown): ComponentType {
  return function UnloadedPage() {
    throw error;
  };
}

/** A page that the router loads when it is first opened. A failure affects the page, not its frame. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return { Component: () => loadChunk(load).catch(unloadedPage) };
}
