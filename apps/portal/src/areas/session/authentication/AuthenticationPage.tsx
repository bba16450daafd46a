import { href, isRecordId } from '@portal/domain';
import { AuthPage, Link } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { Navigate, useSearchParams } from 'react-router';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { ConfirmationForm } from '../sign-up/ConfirmationForm.tsx';
import { confirmSignUpAtom } from '../sign-up/signUpAtoms.ts';

/**
 * Authentication page (FND-013, GAP-03). Tokens are handed over before it renders; it handles the link in the
 * sign-up e-mail (G-47), with `fluxoId` and `codigo`.
 */
export function AuthenticationPage() {
  const [query] = useSearchParams();
  const confirm = useSetAtom(confirmSignUpAtom);
  const fluxoId = query.get('fluxoId') ?? '';
  if (!isRecordId(fluxoId)) return <Navigate to={href('sign-in')} replace />;
  return (
    <AuthPage
      title="Confirmar cadastro"
      description="Confirme o código que enviamos para o seu e-mail."
      brand={<Brand />}
      footer={
        <Link href={href('sign-in')}>O código não vale mais? Entre com CNPJ e senha para receber outro.</Link>
      }
    >
      <ConfirmationForm
        codigo={query.get('codigo') ?? ''}
        onConfirm={({ codigo }) => confirm({ fluxoId, codigo })}
      />
    </AuthPage>
  );
}
