import { toApiError } from '@portal/api';
import { type StepNumber, SUPPLIER_NOT_FOUND_TEXT } from '@portal/domain';
import { atom } from 'jotai';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { addressAtom } from '../../../shared/address/addressAtom.ts';
import { isLeaving } from '../../../shared/address/isLeaving.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { createOpenStepAtom, withStep } from '../registration/createOpenStepAtom.ts';
import { registrationChangedAtAtom, registrationQueryAtom } from '../registration/registrationAtoms.ts';

const pageAddressAtom = addressAtom('supplier-supplier-register');

/** The flow of the user's own registration, from the profile (ONB-057). */
const flowIdAtom = atom((get) => get(sessionAtom)?.fluxoCadastroId ?? null);

const ownRegistrationAtom = registrationQueryAtom(flowIdAtom);
const changedAtAtom = registrationChangedAtAtom(flowIdAtom);

const failureOf = (error: unknown) =>
  toApiError(error).status === 404 ? { message: SUPPLIER_NOT_FOUND_TEXT } : toApiError(error);

/** The user's own registration. */
export const supplierRecordAtom = atom((get) => {
  const { data: registration, error, isLoading, isFetching, refetch } = get(ownRegistrationAtom);
  const unknown = get(flowIdAtom) === null ? { message: SUPPLIER_NOT_FOUND_TEXT } : null;
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

/**
 * Keeps a step open while it is saved, whatever status is read meanwhile.
 *
 * @returns opens the current step of the new status (ONB-077), unless another step or page was chosen since.
 */
export const followStatusAtom = atom(null, async (get, _set, step: StepNumber) => {
  const { router } = get(servicesAtom);
  const address = get(pageAddressAtom);
  const stays = withStep(address, String(step));
  await router.navigate(stays, { replace: true, preventScrollReset: true });
  const { key, pathname, search } = router.state.location;
  return () => {
    const isHere = `${pathname}${search}` === stays && router.state.location.key === key;
    if (isHere && !isLeaving(router)) void router.navigate(address.path, { replace: true });
  };
});
