import { answerOf } from '@portal/api';
import { href, PRIVACY_NOTICE_VERSION, type SignUpForm } from '@portal/domain';
import { atom } from 'jotai';
import { openSession } from '../../../session/openSession.ts';
import type { WaitingSignUp } from '../../../session/waitingSignUp.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { unconfirmedSupplierAtom } from '../sign-in/signInAtoms.ts';

/** A sign-up that waits for its code; the password is known until the page is loaded again. */
interface PendingSignUp extends WaitingSignUp {
  readonly senha: string | null;
}

/** What happened to the sign-up since its page was opened; `undefined` for nothing. It is forgotten when the page is left. */
const changedSignUpAtom = atom<PendingSignUp | null | undefined>(undefined);
changedSignUpAtom.onMount = (set) => () => set(undefined);

/** The sign-up that waits for its code, `null` before and after. The tab remembers it, without its password. */
export const pendingSignUpAtom = atom(
  (get): PendingSignUp | null => {
    const changed = get(changedSignUpAtom);
    if (changed !== undefined) return changed;
    const waiting = get(servicesAtom).waitingSignUp.read();
    return waiting && { ...waiting, senha: null };
  },
  (get, set, pending: PendingSignUp | null) => {
    const { waitingSignUp } = get(servicesAtom);
    if (pending) waitingSignUp.keep(pending);
    else waitingSignUp.drop();
    set(changedSignUpAtom, pending);
  },
);

interface Confirmation {
  readonly fluxoId: string;
  readonly codigo: string;
}

/** Confirms a sign-up with the code of its e-mail (API2-020, G-47). The sign-in follows, with the CNPJ when it is known. */
export const confirmSignUpAtom = atom(
  null,
  async (get, _set, { fluxoId, codigo, cnpj }: Confirmation & { cnpj?: string }) => {
    const { api, notify, router, waitingSignUp } = get(servicesAtom);
    await api.PUT('/api/fornecedores/pre-cadastro/{fluxoId}/autenticar', {
      params: { path: { fluxoId } },
      body: { codigo },
    });
    waitingSignUp.drop();
    notify.success('Cadastro confirmado. Entre com CNPJ e senha.');
    await router.navigate(href('sign-in', { cnpj }), { replace: true });
  },
);

/**
 * Confirms the pending sign-up and signs in; the guard then opens the registration (GAP-01). After a reload the password is not
 * known, so the sign-in page asks for it.
 */
export const finishSignUpAtom = atom(null, async (get, set, { codigo }: { codigo: string }) => {
  const pending = get(pendingSignUpAtom);
  if (!pending) return;
  const services = get(servicesAtom);
  const { cnpj, senha, fluxoCadastroId: fluxoId } = pending;
  if (senha === null) {
    await set(confirmSignUpAtom, { fluxoId, codigo, cnpj });
  } else {
    const signIn = services.api.POST('/api/usuarios/fornecedor/login', { body: { cnpj, senha, codigo } });
    await openSession(signIn, services);
  }
  set(changedSignUpAtom, pending); // its form stays until the next page takes its place
});

/** Confirms the sign-up of the unconfirmed supplier and opens the session. */
export const confirmAndSignInAtom = atom(null, async (get, _set, { codigo }: { codigo: string }) => {
  const supplier = get(unconfirmedSupplierAtom);
  if (!supplier) return;
  const services = get(servicesAtom);
  const body = { ...supplier, codigo };
  await openSession(services.api.POST('/api/usuarios/fornecedor/login', { body }), services);
});

/** Sends the code of a sign-up again. */
export const sendCodeAtom = atom(null, async (get, _set, cnpj: string) => {
  await get(servicesAtom).api.POST('/api/fornecedores/pre-cadastro/codigo', { body: { cnpj } });
});

/**
 * Signs a supplier up: a CNPJ with a registration goes to the sign-in page, others get a new flow. In demonstration
 * mode the answer has the code, which is used at once.
 */
export const signUpAtom = atom(null, async (get, set, { cnpj, email, senha }: SignUpForm) => {
  const { api, notify, router } = get(servicesAtom);
  const status = await answerOf(api.GET('/api/fornecedores/status/{cnpj}', { params: { path: { cnpj } } }));
  if (status.etapaPreCadastro !== 'Desconhecido') {
    notify.warning('CNPJ já cadastrado. Entre com a sua senha.');
    const redirect = new URLSearchParams(router.state.location.search).get('redirect');
    await router.navigate(href('sign-in', { redirect, cnpj }));
    return;
  }
  const { fluxoCadastroId, codigoConfirmacao } = await answerOf(
    api.POST('/api/fornecedores/pre-cadastro', {
      body: { cnpj, email, senha, avisoPrivacidade: PRIVACY_NOTICE_VERSION },
    }),
  );
  set(pendingSignUpAtom, { cnpj, email, senha, fluxoCadastroId });
  if (codigoConfirmacao) await set(finishSignUpAtom, { codigo: codigoConfirmacao });
});
