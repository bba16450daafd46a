import { cdp } from 'vitest/browser';

/** What a page holds, counted by the browser after it collected its garbage. */
interface Held {
  /** DOM nodes, those no longer in the document included. */
  nodes: number;
  /** Event listeners on whatever target. */
  jsEventListeners: number;
  heapBytes: number;
  /** Observers that still observe something. */
  observers: number;
  /** Addresses made of blobs and not given back. */
  objectUrls: number;
}

/** The part of the browser's protocol that is used; its answers are the browser's own. */
interface Protocol {
  send(method: 'HeapProfiler.collectGarbage'): Promise<unknown>;
  send(method: 'Memory.getDOMCounters'): Promise<{ nodes: number; jsEventListeners: number }>;
  send(method: 'Runtime.getHeapUsage'): Promise<{ usedSize: number }>;
}

/** Counts observers and object addresses from now on, until `release`. */
export function watchResources() {
  const observing = new Map<object, Set<unknown>>();
  const urls = new Set<string>();
  const undo: Array<() => void> = [];

  const patch = <Target extends object, Key extends keyof Target>(
    target: Target,
    key: Key,
    replacement: Target[Key],
  ) => {
    const original = target[key];
    target[key] = replacement;
    undo.push(() => {
      target[key] = original;
    });
  };

  for (const prototype of [
    ResizeObserver.prototype,
    MutationObserver.prototype,
    IntersectionObserver.prototype,
  ]) {
    const { observe, disconnect } = prototype;
    patch(prototype, 'observe', function (this: object, ...args: unknown[]) {
      observing.set(this, (observing.get(this) ?? new Set()).add(args[0]));
      Reflect.apply(observe, this, args);
    });
    patch(prototype, 'disconnect', function (this: object) {
      observing.delete(this);
      Reflect.apply(disconnect, this, []);
    });
  }
  for (const prototype of [ResizeObserver.prototype, IntersectionObserver.prototype]) {
    const { unobserve } = prototype;
    patch(prototype, 'unobserve', function (this: object, target) {
      observing.get(this)?.delete(target);
      if (observing.get(this)?.size === 0) observing.delete(this);
      Reflect.apply(unobserve, this, [target]);
    });
  }
  const { createObjectURL, revokeObjectURL } = URL;
  patch(URL, 'createObjectURL', (source) => {
    const url = createObjectURL(source);
    urls.add(url);
    return url;
  });
  patch(URL, 'revokeObjectURL', (url) => {
    urls.delete(url);
    revokeObjectURL(url);
  });

  return {
    async count(): Promise<Held> {
      const browser = cdp() as unknown as Protocol; // Vitest leaves the methods untyped
      await browser.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await browser.send('Memory.getDOMCounters');
      const { usedSize } = await browser.send('Runtime.getHeapUsage');
      return {
        nodes,
        jsEventListeners,
        heapBytes: usedSize,
        observers: observing.size,
        objectUrls: urls.size,
      };
    },
    release() {
      for (const step of undo.reverse()) step();
    },
  };
}
