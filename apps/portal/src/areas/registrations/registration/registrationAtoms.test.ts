import { createPortalClient } from '@portal/api';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { registrationAt } from '../../../shared/stories/registrations.ts';
import { refreshRegistrationAtom } from './registrationAtoms.ts';

const registration = registrationAt('DadosBasicosInformados');

/** A portal whose gateway answers each reading when the test says so, as the registration is by then. */
function open() {
  const held: (() => void)[] = [];
  const stored = { versao: 1 };
  const api = createPortalClient({
    baseUrl: 'https://gateway.portal.test',
    getAccessToken: () => null,
    fetch: async () => {
      const answer = Response.json({ ...registration, ...stored });
      await new Promise<void>((release) => held.push(release));
      return answer;
    },
  });
  const store = createStore();
  store.set(servicesOrNullAtom, { api, notify: { error: vi.fn() } } as unknown as Services); // all that is asked for
  return { held, stored, refresh: () => store.set(refreshRegistrationAtom, registration.id) };
}

describe('reading a registration again (UPL-009)', () => {
  it('returns what was stored while an earlier request was running', async () => {
    const { held, stored, refresh } = open();
    const first = refresh();
    await waitFor(() => expect(held).toHaveLength(1));
    stored.versao = 2; // two documents end one after the other
    const others = [refresh(), refresh()];
    held[0]?.();
    expect((await first)?.versao).toBe(1);
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.();
    expect((await Promise.all(others)).map((read) => read?.versao)).toEqual([2, 2]);
    expect(held).toHaveLength(2);
  });
});
