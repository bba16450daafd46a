/** Position of the tab that a key moves to; the ends wrap. */
export function tabForKey(key: string, from: number, count: number, isRtl: boolean): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
      return (from + step + count) % count;
    }
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
