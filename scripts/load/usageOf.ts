import { readFileSync } from 'node:fs';

/** What a process has used. */
export interface Usage {
  /** When it was noted, in milliseconds. */
  readonly atMs: number;
  /** Processor time so far in milliseconds. */
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** What a process has used so far; null where the system does not tell. */
export function usageOf(pid: number | undefined): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Ticks of 10 ms and pages of 4 kB.
    return {
      atMs: performance.now(),
      cpuMs: (Number(stat[11]) + Number(stat[12])) * 10,
      memoryMb: (Number(stat[21]) * 4096) / 1_048_576,
    };
  } catch {
    return null;
  }
}

/** Megabytes a millisecond by which memory grows: the straight line that is nearest to what was noted. */
export function slopeOf(noted: readonly Usage[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [atMs, memoryMb] = [mean(noted.map((one) => one.atMs)), mean(noted.map((one) => one.memoryMb))];
  const spread = noted.reduce((sum, one) => sum + (one.atMs - atMs) ** 2, 0);
  const together = noted.reduce((sum, one) => sum + (one.atMs - atMs) * (one.memoryMb - memoryMb), 0);
  return spread === 0 ? 0 : together / spread;
}
