import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBrowserEvents } from '../acting.ts';
import { examples } from '../examples.tsx';
import { mount } from '../mount.tsx';
import { watchResources } from '../watchResources.ts';

const rounds = 20;

/** Ten kilobytes a mount: below it lies what the engine itself keeps of code that ran. */
const heapLimit = rounds * 10 * 1024;

/** So many components are counted together: each count collects garbage, which takes longer than their mounts. */
const groupSize = 12;
const components = Object.entries(examples);
const groups = Array.from({ length: Math.ceil(components.length / groupSize) }, (_, index) =>
  components.slice(index * groupSize, (index + 1) * groupSize),
).map((group) => ({ names: group.map(([name]) => name).join(', '), group }));

type Left = Record<'observers' | 'objectUrls' | 'nodes' | 'listeners' | 'heapBytes', number>;

/** Less than one of anything a mount. What is gone, of before, could hide as much that was left. */
const fits = ({ nodes, listeners, heapBytes }: Left) =>
  Math.abs(nodes) < rounds && Math.abs(listeners) < rounds && heapBytes < heapLimit;

/** Mounts and unmounts each so often; now and then leaves time for what loads or starts late. */
async function repeat(elements: readonly ReactElement[], count: number) {
  for (let round = 0; round < count; round += 1)
    for (const element of elements) {
      const view = mount(element);
      if (round % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
      view.unmount();
    }
  await new Promise((resolve) => setTimeout(resolve));
}

/** What one mount leaves behind is there as often as it was mounted; the browser's own few come and go. */
function expectNothing(left: Left, of: string) {
  expect(left, of).toMatchObject({ observers: 0, objectUrls: 0 });
  expect(left.nodes, `nodes of ${of}`).toBeLessThan(rounds);
  expect(left.listeners, `listeners of ${of}`).toBeLessThan(rounds);
  expect(left.heapBytes, `bytes of heap of ${of}`).toBeLessThan(heapLimit);
}

describe(`${rounds} mounts and unmounts`, () => {
  expectBrowserEvents();
  let resources: ReturnType<typeof watchResources>;
  beforeAll(() => {
    resources = watchResources();
  });
  afterAll(() => resources.release());

  /** What so many rounds leave behind. */
  async function leftBy(elements: readonly ReactElement[]): Promise<Left> {
    const before = await resources.count();
    await repeat(elements, rounds);
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

  /**
   * The same, once it is settled: a part that loads late arrives once, in whatever round, and the browser has listeners of
   * its own; a leak is there every time.
   */
  async function leftAgainBy(elements: readonly ReactElement[]): Promise<Left> {
    let left = await leftBy(elements);
    for (let again = 0; again < 2 && !fits(left); again += 1) left = await leftBy(elements);
    return left;
  }

  it.each(groups)('of $names leave nothing behind', async ({ group, names }) => {
    const elements = group.map(([, element]) => element);
    await repeat(elements, 5); // what is made once for all stays
    const left = await leftAgainBy(elements);
    if (fits(left) && left.observers === 0 && left.objectUrls === 0) return;
    for (const [name, element] of group) expectNothing(await leftAgainBy([element]), name);
    expect(left, names).toMatchObject({ observers: 0, objectUrls: 0 });
  });
});
