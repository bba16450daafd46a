import { AuthPage, Button, Inline, Link } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { useHrefKeepingRedirect } from '../useHrefKeepingRedirect.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { finishSignUpAtom, pendingSignUpAtom } from './signUpAtoms.ts';

/** Self-registration of suppliers (FND-004, FND-012, GAP-01). */
export function SignUpPage() {
  const [pending, setPending] = useAtom(pendingSignUpAtom);
  /** What is corrected: its password has to be typed again. */
  const [corrected, correct] = useState<typeof pending>(null);
  const finish = useSetAtom(finishSignUpAtom);
  const hrefOf = useHrefKeepingRedirect();
  return (
    <AuthPage
      title="Cadastre-se"
      description={
        pending
          ? `Enviamos um código para ${pending.email}. Digite-o para confirmar o cadastro.`
          : 'Informe os dados da sua empresa para começar.'
      }
      brand={<Brand />}
      footer={
        <Inline justify="between">
          <Link href={hrefOf('sign-in')}>Já tenho cadastro</Link>
          {pending && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                correct(pending);
                setPending(null);
              }}
            >
              Corrigir os dados
            </Button>
          )}
        </Inline>
      }
    >
      {pending ? (
        <ConfirmationForm cnpj={pending.cnpj} onConfirm={finish} />
      ) : (
        <SignUpForm corrected={corrected} />
      )}
    </AuthPage>
  );
}
