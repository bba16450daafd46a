import { toApiError } from '@portal/api';
import type { StaffSignIn, SupplierSignIn } from '@portal/domain';
import { atom } from 'jotai';
import { openSession } from '../../../session/openSession.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

/** A supplier whose password was right and whose sign-up waits for its code; `null` for none. */
export const unconfirmedSupplierAtom = atom<SupplierSignIn | null>(null);

/** Signs a supplier in (FND-038) and opens the session; the guard then navigates. An unconfirmed one is asked for the code. */
export const signInSupplierAtom = atom(null, async (get, set, body: SupplierSignIn) => {
  const services = get(servicesAtom);
  try {
    await openSession(services.api.POST('/api/usuarios/fornecedor/login', { body }), services);
  } catch (error) {
    if (!('codigo' in toApiError(error).fields)) throw error;
    set(unconfirmedSupplierAtom, body);
  }
});

/** Signs a member of staff in (FND-039) and opens the session; the guard then navigates. */
export const signInStaffAtom = atom(null, async (get, _set, body: StaffSignIn) => {
  const services = get(servicesAtom);
  await openSession(services.api.POST('/api/usuarios/login', { body }), services);
});
