import { createPortalClient } from '@portal/api';
import { atom, createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { registrationAt } from '../../../shared/stories/registrations.ts';
import { changesQueryAtom, refreshRegistrationAtom, shownRegistrationAtom } from './registrationAtoms.ts';

const registration = registrationAt('DadosBasicosInformados');

/** A portal whose gateway answers each reading when the test says so, as the registration or its changes are by then. */
function open() {
  const held: (() => void)[] = [];
  const stored = { versao: 1 };
  const changes = () => ({
    fornecedorId: registration.fornecedor.id,
    dataEnvioAnterior: '2027-03-02T10:05:00-03:00',
    alteracoes: [{ campo: 'razaoSocial', rotulo: 'Razão social', antes: 'A', depois: `V${stored.versao}` }],
  });
  const api = createPortalClient({
    baseUrl: 'https://gateway.portal.test',
    getAccessToken: () => null,
    fetch: async (input) => {
      const isChanges = new URL(new Request(input).url).pathname.endsWith('/alteracoes');
      const answer = Response.json(isChanges ? changes() : { ...registration, ...stored });
      await new Promise<void>((release) => held.push(release));
      return answer;
    },
  });
  const store = createStore();
  store.set(servicesOrNullAtom, { api, notify: { error: vi.fn() } } as unknown as Services); // all that is asked for
  return { store, held, stored, refresh: () => store.set(refreshRegistrationAtom, registration.id) };
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

it('never shows a registration beside what changed in another version of it (D7)', async () => {
  const { store, held, stored, refresh } = open();
  const changesAtom = changesQueryAtom(atom(registration.id));
  const leave = store.sub(changesAtom, () => undefined);
  const shown = () => [
    store.get(shownRegistrationAtom)(registration.id)?.versao,
    store.get(changesAtom).data?.alteracoes[0]?.depois,
  ];
  const first = refresh();
  await waitFor(() => expect(held).toHaveLength(2));
  for (const answer of held.splice(0)) answer();
  await first;
  await waitFor(() => expect(shown()).toEqual([1, 'V1']));
  stored.versao = 2;
  const again = refresh();
  await waitFor(() => expect(held).toHaveLength(1));
  held.shift()?.();
  await waitFor(() => expect(held).toHaveLength(1)); // what changed, before the registration is shown
  expect(shown()).toEqual([1, 'V1']);
  held.shift()?.();
  await again;
  await waitFor(() => expect(shown()).toEqual([2, 'V2']));
  leave();
});
