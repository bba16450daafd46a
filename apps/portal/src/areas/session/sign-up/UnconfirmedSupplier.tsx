import { AuthPage, Button } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { unconfirmedSupplierAtom } from '../sign-in/signInAtoms.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { confirmAndSignInAtom } from './signUpAtoms.ts';

/** Asks the supplier whose sign-up is not confirmed for the code of its e-mail. */
export function UnconfirmedSupplier() {
  const [unconfirmed, setUnconfirmed] = useAtom(unconfirmedSupplierAtom);
  const confirm = useSetAtom(confirmAndSignInAtom);
  return (
    <AuthPage
      title="Confirmar cadastro"
      description="Seu cadastro ainda não foi confirmado. Digite o código que enviamos para o seu e-mail."
      brand={<Brand />}
      footer={
        <Button size="sm" variant="ghost" onClick={() => setUnconfirmed(null)}>
          Entrar com outro CNPJ
        </Button>
      }
    >
      {unconfirmed && <ConfirmationForm cnpj={unconfirmed.cnpj} onConfirm={confirm} />}
    </AuthPage>
  );
}
