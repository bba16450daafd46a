import { answerOf } from '@portal/api';
import type { StaffSignIn, SupplierSignIn } from '@portal/domain';
import { atom } from 'jotai';
import { openSession } from '../../../session/openSession.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

/** Signs a supplier in (FND-038) and opens the session; the guard then navigates. */
export const signInSupplierAtom = atom(null, async (get, _set, body: SupplierSignIn) => {
  const services = get(servicesAtom);
  const tokens = await answerOf(services.api.POST('/api/usuarios/fornecedor/login', { body }));
  await openSession(tokens, services);
});

/** Signs a member of staff in (FND-039) and opens the session; the guard then navigates. */
export const signInStaffAtom = atom(null, async (get, _set, body: StaffSignIn) => {
  const services = get(servicesAtom);
  const tokens = await answerOf(services.api.POST('/api/usuarios/login', { body }));
  await openSession(tokens, services);
});
