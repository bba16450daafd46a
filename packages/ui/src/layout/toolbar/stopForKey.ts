/**
 * The control of a toolbar that a key moves to. Arrows do not wrap.
 *
 * @param from position of the focused control
 * @returns its position, or undefined for other keys
 */
export function stopForKey(key: string, from: number, count: number, isRtl: boolean): number | undefined {
  const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forwards) return from + 1 < count ? from + 1 : undefined;
  if (key === backwards) return from > 0 ? from - 1 : undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
