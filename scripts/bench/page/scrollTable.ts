import { quantile } from '../statistics.ts';
import { afterPaint, frame, painted, watchTasks } from './clock.ts';
import { rowHeightPx } from './columns.tsx';
import type { Scrolled } from './protocol.ts';
import type { TableParts } from './tableParts.ts';

const lateMs = 25;

/** Room below the place near the lower edge at which a row must be, in pixels. */
const lowerEdgePx = 60;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Scrolls one step a frame, back and forth where the rows end, and looks just after each paint whether rows are there. */
export async function scrollTable(parts: TableParts, steps: number, stepPx: number): Promise<Scrolled> {
  const scroller = parts.scroller();
  const { top, bottom, height } = scroller.getBoundingClientRect();
  const end = scroller.scrollHeight - scroller.clientHeight;
  const longestTaskMs = watchTasks();
  const frames: number[] = [];
  let blank = 0;
  let position = scroller.scrollTop;
  let direction = 1;
  let last = await frame();
  for (let step = 0; step < steps; step += 1) {
    const next = position + direction * stepPx;
    if (next > end || next < 0) direction = -direction;
    position = Math.max(0, Math.min(end, position + direction * stepPx));
    scroller.scrollTop = position;
    await afterPaint();
    if (parts.isBlankAt(top + height / 2) || parts.isBlankAt(bottom - lowerEdgePx)) blank += 1;
    const time = await frame();
    frames.push(time - last);
    last = time;
  }
  await painted(() => !parts.isBlankAt(top + height / 2), 'end of the scroll');
  await rest(300); // what a table does once it is at rest counts as its scroll
  // A table that is behind may put the scroll back by a step.
  if (Math.abs(scroller.scrollTop - position) > 2 * stepPx)
    throw new Error(`It is at ${scroller.scrollTop} px, not at ${position}.`);
  return {
    rows: (steps * stepPx) / rowHeightPx,
    frameP50: quantile(frames, 0.5) ?? 0,
    frameP95: quantile(frames, 0.95) ?? 0,
    late: frames.filter((ms) => ms > lateMs).length,
    blank,
    longestTaskMs: longestTaskMs(),
  };
}
