import { href, type LinkedAccount, type PasswordChoice } from '@portal/domain';
import { atom } from 'jotai';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

/** The account that asked for a link: who it is, as the page says it. */
export type AskingAccount = { readonly cnpj: string } | { readonly email: string };

/** Sends the link to a new password to the e-mail address of an account, if there is one (D25). */
export const sendPasswordLinkAtom = atom(null, async (get, _set, account: AskingAccount) => {
  const { api } = get(servicesAtom);
  if ('cnpj' in account) await api.POST('/api/usuarios/fornecedor/recuperar-senha', { body: account });
  else await api.POST('/api/usuarios/recuperar-senha', { body: account });
});

/** Chooses a password with the code of a link; the sign-in of the account follows, whoever was signed in here (D25). */
export const setPasswordByLinkAtom = atom(
  null,
  async (
    get,
    _set,
    { codigo, senha, account }: PasswordChoice & { codigo: string; account: LinkedAccount },
  ) => {
    const { api, notify, router, signOut } = get(servicesAtom);
    await api.PUT('/api/usuarios/nova-senha', { body: { codigo, senha } });
    signOut();
    notify.success(
      account === 'convite' ? 'Senha criada. Entre com ela.' : 'Senha alterada. Entre com a nova senha.',
    );
    const signIn = account === 'fornecedor' ? href('sign-in') : href('sign-in-backoffice');
    await router.navigate(signIn, { replace: true });
  },
);
