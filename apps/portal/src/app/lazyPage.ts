import type { ComponentType } from 'react';

const GIVE_UP_MS = 120_000; // FND-098
const PAUSES_MS = [500, 1_500, 4_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A part of the portal that could not be loaded. */
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
 * Loads a part of the portal. A load that fails is tried again after short pauses; one that hangs is given up after
 * 120 seconds (FND-098). After that the error boundary of the route offers another try.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (const milliseconds of PAUSES_MS) {
    try {
      return await withinTime(load, deadline - Date.now());
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await pause(milliseconds);
    }
  }
  try {
    return await withinTime(load, deadline - Date.now());
  } catch (cause) {
    throw new ChunkLoadError('The page could not be loaded', { cause });
  }
}

/** Stands in for a page that could not be loaded: hands the failure to the error boundary of the route. */
function unloadedPage(error: unknown): ComponentType {
  return function UnloadedPage() {
    throw error;
  };
}

/** A page that the router loads when it is first opened. A failure belongs to the page alone, not to its frame. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return { Component: () => loadChunk(load).catch(unloadedPage) };
}
