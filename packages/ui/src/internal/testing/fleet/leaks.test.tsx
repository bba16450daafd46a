import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBrowserEvents } from '../acting.ts';
import { examples } from '../examples.tsx';
import { mount } from '../mount.tsx';
import { watchResources } from '../watchResources.ts';

const rounds = 20;

/** Ten kilobytes a mount: below it lies what the engine itself keeps of code that ran. */
const heapLimit = rounds * 10 * 1024;

/** Less than one of anything a mount. */
const fits = (left: { nodes: number; listeners: number; heapBytes: number }) =>
  left.nodes < rounds && left.listeners < rounds && left.heapBytes < heapLimit;

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

  /** What so many rounds leave behind. */
  async function leftBy(element: ReactElement) {
    const before = await resources.count();
    await repeat(element, rounds);
    let after = await resources.count();
    if (after.nodes - before.nodes >= rounds) {
      await new Promise((resolve) => setTimeout(resolve, 300)); // timers of an editor that is gone run out
      after = await resources.count();
    }
    return {
      observers: after.observers - before.observers,
      objectUrls: after.objectUrls - before.objectUrls,
      nodes: after.nodes - before.nodes,
      listeners: after.jsEventListeners - before.jsEventListeners,
      heapBytes: after.heapBytes - before.heapBytes,
    };
  }

  it.each(Object.entries(examples))('of %s leave nothing behind', async (_, element) => {
    await repeat(element, 10); // what is made once for all stays
    let left = await leftBy(element);
    // A part that loads late arrives once, in whatever round, and the browser has listeners of its own; a leak is
    // there every time.
    for (let again = 0; again < 2 && !fits(left); again += 1) left = await leftBy(element);

    expect(left).toMatchObject({ observers: 0, objectUrls: 0 });
    // What one mount leaves behind is there as often as it was mounted; the browser's own few come and go.
    expect(left.nodes, 'nodes').toBeLessThan(rounds);
    expect(left.listeners, 'listeners').toBeLessThan(rounds);
    expect(left.heapBytes, 'bytes of heap').toBeLessThan(heapLimit);
  });
});
