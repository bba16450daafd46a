import { AuthPage, Button, Link, PasswordField, Stack, TextField } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { useHrefKeepingRedirect } from '../useHrefKeepingRedirect.ts';
import { SignInReason } from './SignInReason.tsx';
import { signInStaffAtom } from './signInAtoms.ts';
import { useSignInForm } from './useSignInForm.ts';

const loadSchema = async () => (await import('./signInSchemas.ts')).staffSignInSchema;

/** Sign-in of staff (FND-011, GAP-01, GAP-02). */
export function StaffSignInPage() {
  const login = useAtomValue(servicesAtom).sessionEnd.readLogin();
  const email = login?.includes('@') ? login : '';
  const { field, formProps, submitProps } = useSignInForm({
    loadSchema,
    initialValues: { email, senha: '' },
    expectedBack: email !== '',
    onSubmit: useSetAtom(signInStaffAtom),
  });
  const hrefOf = useHrefKeepingRedirect();
  return (
    <AuthPage
      title="Acesso do colaborador"
      description="Entre com o seu e-mail da empresa."
      brand={<Brand />}
      footer={<Link href={hrefOf('sign-in')}>Sou fornecedor</Link>}
    >
      <form {...formProps}>
        <Stack>
          <SignInReason />
          <TextField
            {...field('email')}
            label="E-mail"
            type="email"
            required
            upperCase={false}
            autoComplete="username"
          />
          <PasswordField {...field('senha')} label="Senha" required autoComplete="current-password" />
          <Button type="submit" variant="primary" {...submitProps} />
          <Link href={hrefOf('password-recovery', { acesso: 'colaborador' })}>Esqueci minha senha</Link>
        </Stack>
      </form>
    </AuthPage>
  );
}
