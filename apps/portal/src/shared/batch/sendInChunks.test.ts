import { ApiError } from '@portal/api';
import type { BatchItem, BatchResult } from '@portal/ui';
import { describe, expect, it } from 'vitest';
import { sendInChunks } from './sendInChunks.ts';

const items: readonly BatchItem[] = [1, 2, 3, 4, 5].map((id) => ({ id, name: `PRODUTO ${id}` }));

/** Sends the items in pairs; a call with the item of an error fails with it. */
async function send(errors: Readonly<Record<number, ApiError>> = {}) {
  const calls: BatchItem['id'][][] = [];
  const results: BatchResult[] = [];
  const answers = sendInChunks(items, {
    chunk: 2,
    async send(part) {
      calls.push(part.map(({ id }) => id));
      const error = part.map(({ id }) => errors[Number(id)]).find(Boolean);
      if (error) throw error;
      return part.map(({ id }) => ({ id, ok: true }));
    },
  });
  for await (const answered of answers) results.push(...answered);
  return { calls, results };
}

describe('a batch that travels in chunks (D19)', () => {
  it('sends each item once, in order', async () => {
    const { calls, results } = await send();
    expect(calls).toEqual([[1, 2], [3, 4], [5]]);
    expect(results).toEqual(items.map(({ id }) => ({ id, ok: true })));
  });

  it('goes on after a call without an answer, whose items can be sent again', async () => {
    const { calls, results } = await send({ 3: new ApiError({ kind: 'network' }) });
    expect(calls).toHaveLength(3);
    expect(results.filter(({ ok }) => !ok)).toEqual(
      [3, 4].map((id) => ({ id, ok: false, final: false, message: expect.any(String) })),
    );
  });

  it.each([
    ['a refusal', new ApiError({ kind: 'validation', status: 400, message: 'Não pode' }), true],
    ['a missing permission', new ApiError({ kind: 'forbidden', status: 403 }), true],
    ['a failed gateway', new ApiError({ kind: 'server', status: 502, code: '7f3a9c21d4e8' }), false],
    ['a session that ended', new ApiError({ kind: 'unauthenticated', status: 401 }), false],
  ])('after %s of the whole call says whether another try may help', async (_, error, final) => {
    const { results } = await send({ 5: error });
    expect(results.at(-1)).toEqual({
      id: 5,
      ok: false,
      message: error.message,
      errorCode: error.code,
      final,
    });
  });
});
