import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

const keptLines = 40;

/** A started program, with its last output and a way to stop it. */
export interface Program {
  name: string;
  child: ChildProcess;
  /** The last lines it wrote. */
  output(): string;
  /** Stops it and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a program of the repository, whose output is kept, not shown. One that listens to the channel of its parent (as
 * the gateway does) ends when this process does, however that ended.
 *
 * @param onEnd called when it ends without `stop`, with what it wrote last.
 */
export function startProgram(
  name: string,
  command: readonly string[],
  env: Record<string, string> = {},
  onEnd?: (reason: string) => void,
): Program {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  const keep = (chunk: Buffer) => {
    lines.push(...chunk.toString().split('\n').filter(Boolean));
    lines.splice(0, lines.length - keptLines);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code, killedBy) => {
      resolve();
      if (!stopping) onEnd?.(`${name} ended with ${killedBy ?? `code ${code}`}:\n${lines.join('\n')}`);
    });
  });
  return {
    name,
    child,
    output: () => lines.join('\n'),
    async stop(signal = 'SIGTERM') {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** Waits until the address answers; throws with the program's output when it ends or takes too long. */
export async function untilAnswers(url: string, program: Program, timeoutMs = 120_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (program.child.exitCode !== null) throw new Error(program.output() || `${program.name} ended at once`);
    const answered = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.status < 500,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${program.name} did not answer at ${url}\n${program.output()}`);
}
