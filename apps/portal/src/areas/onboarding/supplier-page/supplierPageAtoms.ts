import { errorMessage } from '@portal/api';
import { type StepNumber, stepOf, stepStates } from '@portal/domain';
import { atom } from 'jotai';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { addressAtom } from '../../../shared/address/addressAtom.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { type Registration, registrationQueryAtom } from '../registration/registrationAtoms.ts';

const pageAddressAtom = addressAtom('supplier-supplier-register');

/** The flow of the own registration, from the profile (ONB-057). */
const flowIdAtom = atom((get) => get(sessionAtom)?.fluxoCadastroId ?? null);

const ownRegistrationAtom = registrationQueryAtom(flowIdAtom);

/** The own registration as the page shows it. */
export const supplierRecordAtom = atom((get) => {
  const { data: registration, error, isLoading, isFetching, refetch } = get(ownRegistrationAtom);
  const unknown = get(flowIdAtom) === null ? { message: 'Cadastro não encontrado' } : null;
  const failed = error && !registration ? { message: errorMessage(error) } : null;
  return {
    registration,
    loading: isLoading || (failed !== null && isFetching),
    error: unknown ?? failed,
    onRetry: failed ? () => void refetch() : undefined,
  };
});

/**
 * The step of the page: the one that the address names where it can be opened (UIX-13), otherwise the current step of the
 * status (ONB-066 to ONB-074).
 */
export const openStepAtom = atom(
  (get) =>
    (registration: Registration): StepNumber => {
      const asked = new URLSearchParams(get(pageAddressAtom).search).get('etapa');
      const reachable = stepStates(registration, ['Fornecedor']).find(
        ({ number, rendered, disabled }) => rendered && !disabled && String(number) === asked,
      );
      return reachable?.number ?? stepOf(registration.statusFluxoCadastro);
    },
  (get, _set, step: string) => {
    void get(servicesAtom).router.navigate(`${get(pageAddressAtom).path}?etapa=${step}`);
  },
);

/** Opens the current step of the status, as after a save (ONB-077). */
export const followStatusAtom = atom(null, (get) => {
  void get(servicesAtom).router.navigate(get(pageAddressAtom).path, { replace: true });
});
