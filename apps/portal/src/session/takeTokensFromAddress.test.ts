import { href } from '@portal/domain';
import { describe, expect, it, vi } from 'vitest';
import { takeTokensFromAddress } from './takeTokensFromAddress.ts';

function open(address: string) {
  const replaceState = vi.fn();
  const page = {
    location: { href: `https://portal.example${address}` },
    history: { state: null, replaceState },
  };
  // Only what the function reads is there.
  const taken = takeTokensFromAddress(page as unknown as Pick<Window, 'location' | 'history'>);
  return { taken, shown: replaceState.mock.calls.map(([, , url]) => url) };
}

describe('takeTokensFromAddress', () => {
  it('takes both tokens and leaves the rest of the address (D14)', () => {
    expect(open(`${href('authentication', { token: 'a.b.c', requestId: 42, refreshToken: 'r' })}#x`)).toEqual(
      {
        taken: { token: 'a.b.c', refreshToken: 'r', requestId: '42' },
        shown: [`${href('authentication', { requestId: 42 })}#x`],
      },
    );
  });

  it.each([
    href('home', { token: 'a' }),
    href('home', { refreshToken: 'r' }),
    href('home', { token: '', refreshToken: 'r' }),
  ])('takes a lonely token out of %s without handing it over (FND-023)', (address) => {
    expect(open(address)).toEqual({ taken: null, shown: ['/'] });
  });

  it('leaves an address without tokens alone', () => {
    expect(open(href('catalogue', { busca: 'token' }))).toEqual({ taken: null, shown: [] });
  });
});
