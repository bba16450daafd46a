import { AuthPage, Button, Link, PasswordField, Stack, TextField } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useHrefKeepingRedirect } from '../useHrefKeepingRedirect.ts';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { signInStaffAtom } from './signInAtoms.ts';

const loadSchema = async () => (await import('./signInSchemas.ts')).staffSignInSchema;

/** Sign-in of staff (FND-011, GAP-01, GAP-02). */
export function StaffSignInPage() {
  const { control, formProps, submitting } = useSchemaForm({
    loadSchema,
    defaultValues: { email: '', senha: '' },
    onSubmit: useSetAtom(signInStaffAtom),
    emptiedOnFailure: ['senha'],
  });
  const hrefOf = useHrefKeepingRedirect();
  return (
    <AuthPage
      title="Acesso do colaborador"
      description="Entre com o seu e-mail da empresa."
      brand={<Brand />}
      footer={<Link href={hrefOf('/signin')}>Sou fornecedor</Link>}
    >
      <form {...formProps}>
        <Stack>
          <TextField
            {...useFormField(control, 'email')}
            label="E-mail"
            type="email"
            required
            upperCase={false}
            autoComplete="username"
          />
          <PasswordField
            {...useFormField(control, 'senha')}
            label="Senha"
            required
            autoComplete="current-password"
          />
          <Button type="submit" variant="primary" loading={submitting}>
            Entrar
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
