import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Subject } from './subjects.ts';

const folder = path.join(import.meta.dirname, 'peers');

const changedAt = async (file: string) =>
  (await stat(path.join(folder, file)).catch(() => null))?.mtimeMs ?? 0;

/** Installs the libraries of `peers/` into their own folder, if a subject needs them. */
export async function installPeers(subjects: readonly Subject[]): Promise<void> {
  if (!subjects.some(({ fromPeers }) => fromPeers)) return;
  const installed = await changedAt('node_modules/.package-lock.json');
  if (installed > (await changedAt('package-lock.json'))) return;
  console.error('Installing the libraries to compare with (scripts/bench/peers)…');
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn('npm', ['ci', '--prefix', folder], { stdio: ['ignore', process.stderr, 'inherit'] });
    child.once('error', () => resolve(127));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error('They could not be installed; `--only fields,tables` does without.');
}
