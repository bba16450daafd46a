import { errorMessage } from '@portal/api';
import { PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { atom } from 'jotai';
import { queryAtom } from '../server-state/queryAtom.ts';
import { portalQueryClientAtom, queriesAtom } from '../server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { servicesAtom } from '../services/servicesAtom.ts';

const privacyQueryAtom = atom((get) => get(queriesAtom).queryOptions('get', '/api/usuarios/eu/privacidade'));

/** Which version of the privacy notice the supplier accepted, and which holds (D31). */
export const privacyAtom = queryAtom((get) => get(privacyQueryAtom));

/**
 * Accepts the version of the notice that this portal shows.
 *
 * @returns whether it is accepted.
 */
export const acceptNoticeAtom = atom(null, async (get): Promise<boolean> => {
  const services = get(servicesAtom);
  const { api, notify } = services;
  const here = notifyFromHere(services);
  try {
    await api.PUT('/api/usuarios/eu/privacidade/aceite', { body: { versao: PRIVACY_NOTICE_VERSION } });
  } catch (error) {
    here.error(errorMessage(error));
    return false;
  }
  notify.success('Aviso de privacidade aceito.');
  await get(portalQueryClientAtom).invalidateQueries({ queryKey: get(privacyQueryAtom).queryKey });
  return true;
});
