import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { gatewayPace } from './pacedBytes.ts';
import { readBody } from './readBody.ts';

const read = (text: string) => {
  const headers = { 'content-type': 'application/json' };
  return readBody(
    new Request('http://portal', { method: 'POST', headers, body: text }),
    'required',
    1e6,
    gatewayPace,
  );
};

const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`;

it('reads a body of 32 levels', async () => {
  expect(JSON.stringify(await read(nested(32)))).toBe(nested(32));
});

it.each([34, 2_000, 200_000])('refuses a body of %i levels (GW-13)', async (levels) => {
  await expect(read(nested(levels))).rejects.toThrow(messages.badContent);
});
