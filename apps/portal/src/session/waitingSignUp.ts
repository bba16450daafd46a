import { isUuid } from '@portal/formats';

const KEY = 'portal.signUp';

/** A sign-up that waits for the code of its e-mail. */
export interface WaitingSignUp {
  readonly cnpj: string;
  readonly email: string;
  readonly fluxoCadastroId: string;
}

/** Keeps in this tab, over a reload, that a sign-up waits for its code. It never holds a password. */
export interface WaitingSignUpNote {
  keep(signUp: WaitingSignUp): void;
  read(): WaitingSignUp | null;
  drop(): void;
}

function parse(text: string | null): WaitingSignUp | null {
  try {
    const { cnpj, email, fluxoCadastroId }: Partial<Record<keyof WaitingSignUp, unknown>> = JSON.parse(
      text ?? '',
    );
    if (typeof cnpj !== 'string' || typeof email !== 'string' || typeof fluxoCadastroId !== 'string')
      return null;
    return isUuid(fluxoCadastroId) ? { cnpj, email, fluxoCadastroId } : null;
  } catch {
    return null;
  }
}

export function createWaitingSignUp(storage: Storage): WaitingSignUpNote {
  return {
    keep({ cnpj, email, fluxoCadastroId }) {
      try {
        storage.setItem(KEY, JSON.stringify({ cnpj, email, fluxoCadastroId }));
      } catch {
        // With a full storage the code is asked for until the page is loaded again.
      }
    },
    read: () => parse(storage.getItem(KEY)),
    drop: () => storage.removeItem(KEY),
  };
}
