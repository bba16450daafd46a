import { toApiError } from '@portal/api';
import { atom } from 'jotai';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { addressAtom } from '../../../shared/address/addressAtom.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { createOpenStepAtom } from '../registration/createOpenStepAtom.ts';
import { registrationChangedAtAtom, registrationQueryAtom } from '../registration/registrationAtoms.ts';

const pageAddressAtom = addressAtom('supplier-supplier-register');

/** The flow of the user's own registration, from the profile (ONB-057). */
const flowIdAtom = atom((get) => get(sessionAtom)?.fluxoCadastroId ?? null);

const ownRegistrationAtom = registrationQueryAtom(flowIdAtom);
const changedAtAtom = registrationChangedAtAtom(flowIdAtom);

/** Message when the user has no registration (FND-081). */
const NOT_FOUND = 'Fornecedor não encontrado, tente mais tarde';

const failureOf = (error: unknown) =>
  toApiError(error).status === 404 ? { message: NOT_FOUND } : toApiError(error);

/** The user's own registration. */
export const supplierRecordAtom = atom((get) => {
  const { data: registration, error, isLoading, isFetching, refetch } = get(ownRegistrationAtom);
  const unknown = get(flowIdAtom) === null ? { message: NOT_FOUND } : null;
  const failed = error && !registration ? failureOf(error) : null;
  return {
    registration,
    changedAt: get(changedAtAtom),
    loading: isLoading || (failed !== null && isFetching),
    error: unknown ?? failed,
    onRetry: failed ? () => void refetch() : undefined,
  };
});

/** The open step of the page (UIX-13). */
export const openStepAtom = createOpenStepAtom(pageAddressAtom);

/** Opens the current step of the status, for example after a save (ONB-077). */
export const followStatusAtom = atom(null, (get) => {
  void get(servicesAtom).router.navigate(get(pageAddressAtom).path, { replace: true });
});
