import { AuthPage, Link } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { useHrefKeepingRedirect } from '../useHrefKeepingRedirect.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { finishSignUpAtom, pendingSignUpAtom } from './signUpAtoms.ts';

/** Self-registration of suppliers (FND-004, FND-012, GAP-01). */
export function SignUpPage() {
  const pending = useAtomValue(pendingSignUpAtom);
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
      footer={<Link href={hrefOf('sign-in')}>Já tenho cadastro</Link>}
    >
      {pending ? <ConfirmationForm onConfirm={finish} /> : <SignUpForm />}
    </AuthPage>
  );
}
