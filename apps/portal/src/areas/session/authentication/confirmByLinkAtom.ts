import { href } from '@portal/domain';
import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { confirmSignUpAtom } from '../sign-up/signUpAtoms.ts';

/** Confirms a sign-up by the link of its e-mail. The password is not known here, so the sign-in page follows. */
export const confirmByLinkAtom = atom(
  null,
  async (get, set, confirmation: { fluxoId: string; codigo: string }) => {
    await set(confirmSignUpAtom, confirmation);
    const { notify, router } = get(servicesAtom);
    notify.success('Cadastro confirmado. Entre com CNPJ e senha.');
    await router.navigate(href('sign-in'), { replace: true });
  },
);
