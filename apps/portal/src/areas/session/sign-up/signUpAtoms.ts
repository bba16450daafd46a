import { answerOf, type Schemas } from '@portal/api';
import { href, type SignUpForm } from '@portal/domain';
import { atom } from 'jotai';
import { openSession } from '../../../session/openSession.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';

/** A sign-up that waits for its code. The password is kept in memory for the sign-in afterwards. */
export type PendingSignUp = Schemas['PreRegistrationInput'] &
  Pick<Schemas['PreRegistrationCreated'], 'fluxoCadastroId'>;

/** The sign-up that waits for its code, `null` before and after. */
export const pendingSignUpAtom = atom<PendingSignUp | null>(null);

interface Confirmation {
  readonly fluxoId: string;
  readonly codigo: string;
}

/** Confirms a sign-up with the code of its e-mail (API2-020, G-47). */
export const confirmSignUpAtom = atom(null, async (get, _set, { fluxoId, codigo }: Confirmation) => {
  const { api } = get(servicesAtom);
  await api.PUT('/api/fornecedores/pre-cadastro/{fluxoId}/autenticar', {
    params: { path: { fluxoId } },
    body: { codigo },
  });
});

/** Confirms the pending sign-up and signs in; the guard then opens the registration (GAP-01). */
export const finishSignUpAtom = atom(null, async (get, set, { codigo }: { codigo: string }) => {
  const pending = get(pendingSignUpAtom);
  if (!pending) return;
  await set(confirmSignUpAtom, { fluxoId: pending.fluxoCadastroId, codigo });
  const services = get(servicesAtom);
  const { cnpj, senha } = pending;
  const tokens = await answerOf(
    services.api.POST('/api/usuarios/fornecedor/login', { body: { cnpj, senha } }),
  );
  set(pendingSignUpAtom, null);
  await openSession(tokens, services);
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
    await router.navigate({ pathname: href('sign-in'), search: router.state.location.search });
    return;
  }
  const body = { cnpj, email, senha };
  const created = await answerOf(api.POST('/api/fornecedores/pre-cadastro', { body }));
  set(pendingSignUpAtom, { ...body, fluxoCadastroId: created.fluxoCadastroId });
  if (created.codigoConfirmacao) await set(finishSignUpAtom, { codigo: created.codigoConfirmacao });
});
