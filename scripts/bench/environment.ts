import { availableParallelism, cpus, loadavg } from 'node:os';

/** Conditions of a run besides the code. */
export interface Environment {
  date: string;
  chromium: string;
  node: string;
  cpu: string;
  cores: number;
  /** Programs that waited for a core at the start, averaged over a minute. */
  load: number;
  repeats: number;
}

/** Reads it at the start of a run. */
export function readEnvironment(repeats: number): Omit<Environment, 'chromium'> {
  return {
    date: new Date().toISOString(),
    node: process.versions.node,
    cpu: cpus()[0]?.model ?? '',
    cores: availableParallelism(),
    load: loadavg()[0] ?? 0,
    repeats,
  };
}

/** Above this share of busy cores the figures are not reliable. */
const busyShare = 0.5;

/** A line about the machine, and a warning when the figures are not reliable. */
export function environmentText(environment: Environment): string {
  const { date, chromium, node, cpu, cores, load, repeats } = environment;
  const line = `Chromium ${chromium}, Node ${node}, ${cpu}, ${cores} cores, medians of ${repeats}, ${date.slice(0, 10)}.`;
  if (load <= cores * busyShare) return line;
  return `${line}\n\n**The machine was busy (load ${load.toFixed(1)} on ${cores} cores): do not quote these figures.**`;
}
