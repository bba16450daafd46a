import { type StepNumber, stepOf, stepStates } from '@portal/domain';
import { type Atom, atom } from 'jotai';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { isInQueue } from '../lists/registrationAddress.ts';
import type { Registration } from './registrationAtoms.ts';

const STEP = 'etapa';

/**
 * The open step of a page: the one in the address if it is enabled (UIX-13), otherwise the current step of the
 * status (ONB-066 to ONB-074). Writing it changes the address and keeps the rest of its query; in a review queue it
 * replaces the history entry.
 */
export function createOpenStepAtom(
  pageAddressAtom: Atom<{ readonly path: string; readonly search: string }>,
) {
  return atom(
    (get) =>
      (registration: Registration): StepNumber => {
        const asked = new URLSearchParams(get(pageAddressAtom).search).get(STEP);
        const reachable = stepStates(registration, []).find(
          ({ number, rendered, disabled }) => rendered && !disabled && String(number) === asked,
        );
        return reachable?.number ?? stepOf(registration.statusFluxoCadastro);
      },
    (get, _set, step: string) => {
      const { path, search } = get(pageAddressAtom);
      const query = new URLSearchParams(search);
      query.set(STEP, step);
      void get(servicesAtom).router.navigate(`${path}?${query}`, { replace: isInQueue(search) });
    },
  );
}
