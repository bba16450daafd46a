import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBrowserEvents } from './acting.ts';
import { examples } from './examples.tsx';
import { mount } from './mount.tsx';
import { watchResources } from './watchResources.ts';

const rounds = 50;

/** Mounts and unmounts so often; now and then leaves time for what loads or starts late. */
async function repeat(element: ReactElement, count: number) {
  for (let round = 0; round < count; round += 1) {
    const view = mount(element);
    if (round % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
    view.unmount();
  }
  await new Promise((resolve) => setTimeout(resolve));
}

describe(`${rounds} mounts and unmounts`, () => {
  expectBrowserEvents();
  let resources: ReturnType<typeof watchResources>;
  beforeAll(() => {
    resources = watchResources();
  });
  afterAll(() => resources.release());

  it.each(Object.entries(examples))('of %s leave nothing behind', async (_, element) => {
    await repeat(element, 10); // what is made once for all stays
    const before = await resources.count();
    await repeat(element, rounds);
    const after = await resources.count();

    expect(after.observers - before.observers, 'observers').toBe(0);
    expect(after.objectUrls - before.objectUrls, 'object addresses').toBe(0);
    // What one mount leaves behind is there as often as it was mounted; the browser's own few come and go.
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(rounds);
    expect(after.jsEventListeners - before.jsEventListeners, 'listeners').toBeLessThan(rounds);
    expect(after.heapBytes - before.heapBytes, 'bytes of heap').toBeLessThan(rounds * 10 * 1024);
  });
});
