import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isTaken } from '../ports.ts';

const run = promisify(execFile);

/** A program of the arrangement. */
export interface Service {
  readonly port: number;
  /** How often it was started again since it had ended by itself. */
  restarts(): number;
  /** Whether it ended without being told to. */
  hasFailed(): boolean;
  /** Sends a signal and waits for the end. Returns its code; null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Sends a signal to it and to the processes that it started. */
  signal(signal: NodeJS.Signals): Promise<void>;
}

/** PostgreSQL and pgbouncer refuse to run as root: then they run as the user that Debian's package makes. */
const owner = ((): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
})();

/** Folders of programs that Debian does not put on the path. */
const folders = [
  ...(existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []),
  '/usr/sbin',
];
const environment = { ...process.env, PATH: [process.env.PATH, ...folders].join(path.delimiter) };

/** Runs a command of PostgreSQL to its end. */
export async function runCommand(command: readonly string[]): Promise<void> {
  const [program = '', ...args] = command;
  await run(program, args, { ...owner, env: environment, cwd: '/tmp' });
}

/** What to start, and where it answers. */
interface ServiceOptions {
  readonly command: readonly string[];
  readonly port: number;
  /** Run as the user of PostgreSQL where this is root. */
  readonly unprivileged?: boolean;
  /** Start it again when it ends without being told to, as systemd does where a service says so. */
  readonly isStartedAgain?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a program and waits until its port is open. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { command, port, unprivileged, isStartedAgain = false, env } = options;
  const [program = '', ...args] = command;
  const words: string[] = [];
  let told = false;
  let restarts = 0;
  const start = (): ChildProcess => {
    const started = spawn(program, args, {
      ...(unprivileged ? { ...owner, cwd: '/tmp' } : {}),
      env: { ...environment, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    started.stderr?.on('data', (chunk: Buffer) => words.splice(0, words.length - 20, String(chunk)));
    started.once('exit', () => {
      if (told || !isStartedAgain) return;
      restarts += 1;
      child = start();
    });
    return started;
  };
  let child = start();
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  for (const end = Date.now() + 120_000; !(await isTaken(port)); await wait(50)) {
    if (isOver() || Date.now() > end) throw new Error(`${program} did not start:\n${words.join('')}`);
  }
  return {
    port,
    restarts: () => restarts,
    hasFailed: () => !told && isOver(),
    end: async (signal) => {
      told = true;
      child.kill(signal);
      if (!isOver()) await once(child, 'exit');
      return child.exitCode;
    },
    signal: async (signal) => {
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(child.pid)]).catch(() => ({
        stdout: '',
      }));
      const started = stdout
        .split('\n')
        .map(Number)
        .filter((pid) => pid > 0);
      child.kill(signal);
      for (const pid of started) process.kill(pid, signal);
    },
  };
}
