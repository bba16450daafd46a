/** Frames and paints as the page sees them. */

const giveUpMs = 15_000;

const tick = document.createElement('div');
tick.className = 'tick';
document.body.append(tick);

/** Resolves at the start of the next frame. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

let ticks = 0;

/** The same with a changing pixel: without one a browser without frame limit falls back to 60 frames a second. */
export function drivenFrame(): Promise<number> {
  ticks += 1;
  tick.style.background = ticks % 2 === 0 ? '#fff' : '#fefefe';
  return frame();
}

/**
 * Resolves just after the paint of the current frame: a task posted in a frame runs after its style, layout and
 * paint.
 */
export function afterPaint(): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(0);
  });
}

/** Resolves just after the paint of the first frame in which `isDone` returns true. */
export async function painted(isDone: () => boolean, what: string): Promise<number> {
  const end = performance.now() + giveUpMs;
  while (performance.now() < end) {
    await drivenFrame();
    if (isDone()) return afterPaint();
  }
  throw new Error(`"${what}" was never painted.`);
}

/** The next frames come at once. */
export async function startFrames(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await drivenFrame();
}

/** Longest task from now on, in milliseconds; browsers report those of 50 ms and more. */
export function watchTasks(): () => number {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  return () => longest;
}

/** Loads fonts and glyphs in advance, since no component should pay for them. */
export async function warmFonts(): Promise<void> {
  const sample = document.createElement('div');
  for (const size of [12, 13, 14, 16]) {
    for (const weight of [400, 500, 600]) {
      const line = sample.appendChild(document.createElement('p'));
      line.style.font = `${weight} ${size}px var(--bench-font)`;
      line.textContent = 'Preço R$ 1.234,56 (%) ACÇÃO +×…';
    }
  }
  document.body.append(sample);
  await document.fonts.ready;
  await frame();
  await afterPaint();
  sample.remove();
}
