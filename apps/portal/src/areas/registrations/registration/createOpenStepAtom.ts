import { type StepNumber, stepOf, stepStates } from '@portal/domain';
import { type Atom, atom } from 'jotai';
import { isInQueue } from '../../../shared/queue/queueAddress.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import type { Registration } from './registrationAtoms.ts';

const STEP = 'etapa';

interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** Address of a page with another open step; the rest of its query stays. */
export function withStep({ path, search }: PageAddress, step: string): string {
  const query = new URLSearchParams(search);
  query.set(STEP, step);
  return `${path}?${query}`;
}

/**
 * The open step of a page: the one in the address if it is enabled (UIX-13), otherwise the current step of the
 * status (ONB-066 to ONB-074). Writing it changes the address and keeps the rest of its query; in a review queue it
 * replaces the history entry. The page stays where it is: what gets focus in the step comes into view by itself.
 */
export function createOpenStepAtom(pageAddressAtom: Atom<PageAddress>) {
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
      const address = get(pageAddressAtom);
      void get(servicesAtom).router.navigate(withStep(address, step), {
        replace: isInQueue(address.search),
        preventScrollReset: true,
      });
    },
  );
}
