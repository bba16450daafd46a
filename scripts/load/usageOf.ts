import { readFileSync } from 'node:fs';

/** Processor time of a process so far in milliseconds, and its memory in MB; null where the system does not tell. */
export function usageOf(
  pid: number | undefined,
): { readonly cpuMs: number; readonly memoryMb: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Ticks of 10 ms and pages of 4 kB.
    return {
      cpuMs: (Number(stat[11]) + Number(stat[12])) * 10,
      memoryMb: (Number(stat[21]) * 4096) / 1_048_576,
    };
  } catch {
    return null;
  }
}
