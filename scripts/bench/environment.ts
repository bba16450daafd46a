import { availableParallelism, cpus, loadavg } from 'node:os';

/** What the figures of a run depend on beside the code. */
export interface Environment {
  date: string;
  chromium: string;
  node: string;
  cpu: string;
  cores: number;
  /** Programs that waited for a core when the run began, on average of a minute. */
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

/** More programs than this share of the cores at work make figures that are not worth quoting. */
const busyShare = 0.5;

/** One line on where the figures come from, and one more where they are not worth quoting. */
export function environmentText(environment: Environment): string {
  const { date, chromium, node, cpu, cores, load, repeats } = environment;
  const line = `Chromium ${chromium}, Node ${node}, ${cpu}, ${cores} cores, medians of ${repeats}, ${date.slice(0, 10)}.`;
  if (load <= cores * busyShare) return line;
  return `${line}\n\n**The machine was busy (load ${load.toFixed(1)} on ${cores} cores): do not quote these figures.**`;
}
