import { ApiError, type PortalClient } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { createVersionedCalls } from './createVersionedCalls.ts';

const api = {} as PortalClient; // the calls below ask for nothing of it
const act = { id: 'approve' };
const item = { id: 7, name: 'PANELA', versao: 2 };
const batch = { lote: 'a', act };

const done = { id: 7, ok: true };
const changed = { id: 7, ok: false, final: true, message: 'Mudou' };
const cut = new ApiError({ kind: 'network' });
const conflict = new ApiError({ kind: 'conflict', status: 409 });
const notFound = new ApiError({ kind: 'notFound', status: 404 });

interface Now {
  readonly versao: number;
  readonly isDone: boolean;
}

/** Calls with these answers one after the other, and what the gateway then has of the item. */
function openCalls(answers: readonly (ApiError | null)[], now: Now | ApiError) {
  const left = [...answers];
  const read = vi.fn(async () => {
    if (now instanceof ApiError) throw now;
    return now;
  });
  const call = vi.fn(async () => {
    const answer = left.shift();
    if (answer) throw answer;
  });
  return { ...createVersionedCalls({ call, read, changedText: 'Mudou' }), call, read };
}

describe('calls of a batch on top of versions (D7, D19)', () => {
  it.each([
    ['was done by the lost call', { versao: 3, isDone: true }, done],
    ['was saved by somebody else', { versao: 3, isDone: false }, changed],
    ['was saved and then done', { versao: 4, isDone: true }, changed],
    ['is as it was', { versao: 2, isDone: false }, changed],
    ['is gone', notFound, changed],
  ])('a retry that meets a conflict tells that the item %s', async (_, now, result) => {
    const { send, call } = openCalls([cut, conflict], now);
    await expect(send(api, batch, [item])).rejects.toBe(cut);
    await expect(send(api, batch, [item])).resolves.toEqual([result]);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('a conflict of the first call is final, and nothing is read', async () => {
    const { send, read } = openCalls([conflict], { versao: 3, isDone: true });
    await expect(send(api, batch, [item])).resolves.toEqual([changed]);
    expect(read).not.toHaveBeenCalled();
  });

  it('a lost call counts for its batch alone', async () => {
    const { send } = openCalls([cut, conflict], { versao: 3, isDone: true });
    await expect(send(api, batch, [item])).rejects.toBe(cut);
    await expect(send(api, { ...batch, lote: 'b' }, [item])).resolves.toEqual([changed]);
  });

  it('a conflict whose item cannot be read has no outcome yet', async () => {
    const { send } = openCalls([cut, conflict], cut);
    await expect(send(api, batch, [item])).rejects.toBe(cut);
    await expect(send(api, batch, [item])).rejects.toBe(cut);
  });

  it.each([
    ['done', { versao: 3, isDone: true }, done],
    ['changed', { versao: 3, isDone: false }, changed],
    ['gone', notFound, changed],
    ['as it was, to be sent again', { versao: 2, isDone: false }, null],
  ])('after a cut an item is %s', async (_, now, result) => {
    await expect(openCalls([], now).readResult(api, act, item)).resolves.toEqual(result);
  });
});
