import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

async function addressOf(remoteAddress: string | undefined, forwarded: string | undefined, trust: boolean) {
  const app = new Hono();
  app.get('/', (context) => context.text(clientAddress(context, trust)));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
}

describe('clientAddress', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
    ['2001:0DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'local'],
  ])('counts %s as %s', async (remote, expected) => {
    expect(await addressOf(remote, '1.2.3.4', false)).toBe(expected);
  });

  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['9.9.9.9, 1.2.3.4', '1.2.3.4'],
    ['nonsense', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('takes the last of %j behind a proxy', async (forwarded, expected) => {
    expect(await addressOf('10.0.0.1', forwarded, true)).toBe(expected);
  });
});
