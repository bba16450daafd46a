/**
 * Which control of a toolbar a key leads to. The ends are ends: arrows do not wrap.
 *
 * @param from place of the control that has focus
 * @returns its place, or nothing where the key leads nowhere
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
