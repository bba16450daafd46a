import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { startProgram } from './processes.ts';

const program = (source: string, onEnd?: (reason: string) => void) =>
  startProgram('Relógio', [process.execPath, '-e', source], {}, onEnd);

it('says which program ended by itself, how, and what it wrote last', async () => {
  const onEnd = vi.fn();
  await once(program('console.error("sem corda"); process.exitCode = 3', onEnd).child, 'close');
  expect(onEnd.mock.calls).toEqual([['Relógio ended with code 3:\nsem corda']]);
});

it('says by which signal it was ended', async () => {
  const onEnd = vi.fn();
  const { child } = program('process.kill(process.pid, "SIGKILL")', onEnd);
  await once(child, 'close');
  expect(onEnd.mock.calls).toEqual([['Relógio ended with SIGKILL:\n']]);
});

it('says nothing of one that was stopped', async () => {
  const onEnd = vi.fn();
  await program('setInterval(() => {}, 1000)', onEnd).stop();
  expect(onEnd).not.toHaveBeenCalled();
});
