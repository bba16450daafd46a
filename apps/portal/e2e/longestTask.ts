import type { Page } from 'playwright';

/** What the tracing of the browser tells of a piece of work, times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long it lasted. */
  readonly dur?: number;
  /** How long a processor worked for it: what other programs take of the machine meanwhile is no part of it. */
  readonly tdur?: number;
}

const MARK = 'yardstick';

/** Milliseconds that the yardstick is taken to last on a quiet machine: the shortest seen, on a busy one. */
const QUIET_MS = 13;

/** Script, elements and layout in the mix of a form that is drawn. */
function drawYardstick(mark: string): void {
  performance.mark(mark);
  const form = document.createElement('form');
  for (let index = 0; index < 300; index += 1) {
    const label = document.createElement('label');
    label.textContent = JSON.stringify({ index, text: 'campo '.repeat(index % 9) });
    const input = document.createElement('input');
    input.setAttribute('aria-label', `Campo ${index}`);
    label.append(input);
    form.append(label);
  }
  document.body.append(form);
  form.getBoundingClientRect();
  form.remove();
}

const median = (lengths: readonly number[]) =>
  lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? Number.NaN;

/**
 * The longest task of the main thread of a page during an act, in milliseconds of a quiet machine: its time on the
 * processor is compared with that of a piece of work of known length, done in the same page before and after.
 */
export async function longestTaskOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // What a trace holds is not typed by the protocol.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const drawYardsticks = async () => {
    for (let run = 0; run < 3; run += 1) await page.evaluate(drawYardstick, MARK);
  };
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  await drawYardsticks();
  await act();
  // Two frames later the result is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await drawYardsticks();
  await session.send('Tracing.end');
  await ended;
  await session.detach();

  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const marks = events.filter(({ name }) => name === MARK);
  const threads = new Set(marks.map(threadOf));
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && threads.has(threadOf(event)));
  const isYardstick = (task: TraceEvent) =>
    marks.some(
      (mark) =>
        threadOf(mark) === threadOf(task) && mark.ts >= task.ts && mark.ts <= task.ts + (task.dur ?? 0),
    );
  const lengths = (of: readonly TraceEvent[]) => of.map(({ tdur = 0 }) => tdur / 1000);
  const yardstick = median(lengths(tasks.filter(isYardstick)));
  const longest = Math.max(...lengths(tasks.filter((task) => !isYardstick(task))));
  return (longest / yardstick) * QUIET_MS;
}
