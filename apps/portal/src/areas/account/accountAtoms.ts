import { answerOf, type Schemas, toApiError } from '@portal/api';
import type { PasswordChangeForm } from '@portal/domain';
import { atom } from 'jotai';
import { queryAtom } from '../../shared/server-state/queryAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../../shared/server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../../shared/services/notifyFromHere.ts';
import { servicesAtom } from '../../shared/services/servicesAtom.ts';
import { saveFromAddress } from '../../shared/uploads/saveFromAddress.ts';

/** An open session of the user. */
export type OpenSession = Schemas['OpenSession'];

/** What is ended: one session, or all but this one. */
export type Ending = OpenSession | 'others';

const sessionsQueryAtom = atom((get) => get(queriesAtom).queryOptions('get', '/api/usuarios/eu/sessoes'));

/** The open sessions of the user, this one first (D25). */
export const sessionsAtom = queryAtom((get) => get(sessionsQueryAtom));

const refreshSessionsAtom = atom(null, (get) =>
  get(portalQueryClientAtom).invalidateQueries({ queryKey: get(sessionsQueryAtom).queryKey }),
);

/** Changes the password; the gateway ends all other sessions, so they are read again. */
export const changePasswordAtom = atom(null, async (get, set, { senhaAtual, senha }: PasswordChangeForm) => {
  const { api, notify } = get(servicesAtom);
  await api.PUT('/api/usuarios/eu/senha', { body: { senhaAtual, senha } });
  notify.success('Senha alterada. As outras sessões foram encerradas.');
  await set(refreshSessionsAtom);
});

/**
 * Ends a session or all others, and reads them again, also after a failure.
 *
 * @returns whether they have ended.
 */
export const endSessionsAtom = atom(null, async (get, set, ending: Ending): Promise<boolean> => {
  const services = get(servicesAtom);
  const { api, notify } = services;
  const here = notifyFromHere(services);
  let ended = false;
  try {
    if (ending === 'others') await api.PUT('/api/usuarios/eu/sessoes/encerrar-outras');
    else
      await api.PUT('/api/usuarios/eu/sessoes/{sessaoId}/encerrar', {
        params: { path: { sessaoId: ending.id } },
      });
    notify.success(ending === 'others' ? 'As outras sessões foram encerradas.' : 'Sessão encerrada.');
    ended = true;
  } catch (error) {
    here.error(toApiError(error));
  }
  await set(refreshSessionsAtom);
  return ended;
});

/** Downloads the archive of what the portal keeps about a supplier, of gigabytes perhaps (LGPD, art. 18). */
export const downloadOwnDataAtom = atom(null, async (get): Promise<void> => {
  const services = get(servicesAtom);
  const here = notifyFromHere(services);
  try {
    const { url } = await answerOf(services.api.GET('/api/usuarios/eu/privacidade/dados'));
    saveFromAddress(url);
  } catch (error) {
    here.error(toApiError(error));
  }
});
