import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const running = new Set<ChildProcess>();

/** Where a program finds what Node compiled of its modules for the one before. */
const COMPILED = path.join(import.meta.dirname, '../../../../node_modules/.cache/gateway-programs');

/** Loaded before the program; it changes nothing but the time of a start. */
const RESOLVES_ONCE = new URL('resolveDrizzleOnce.ts', import.meta.url).href;

/** A program of the gateway in a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  /** All that it wrote. */
  readonly output: () => string;
  /** Address, once it is ready. */
  readonly ready: Promise<string>;
  /** Its exit code; null after a signal. */
  readonly ended: Promise<number | null>;
}

/**
 * Starts a program of the gateway.
 *
 * @param data folder of its data.
 * @param program the file of `src` that runs.
 * @param stdout where its standard output goes instead of being read; then nobody knows when it is ready.
 */
export function startProgram(
  data: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  program = 'main.ts',
  stdout: 'pipe' | number = 'pipe',
): Program {
  const file = path.join(import.meta.dirname, '..', program);
  const child = spawn(process.execPath, [`--import=${RESOLVES_ONCE}`, file, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      GATEWAY_DATA: data,
      GATEWAY_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  });
  running.add(child);
  let text = '';
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    running.delete(child);
    return typeof code === 'number' ? code : null;
  });
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /Gateway pronto em ([^\s"]+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    ended.then(() => reject(new Error(`It ended: ${text}`)));
  });
  ready.catch(() => {});
  return { child, output: () => text, ready, ended };
}

/** Ends every program that still runs. */
export async function endPrograms(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  running.clear();
}
