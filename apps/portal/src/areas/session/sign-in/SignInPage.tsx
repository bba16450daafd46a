import { AuthPage, Button, CnpjField, Inline, Link, PasswordField, Stack } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { useHrefKeepingRedirect } from '../useHrefKeepingRedirect.ts';
import { signInSupplierAtom } from './signInAtoms.ts';
import { useSignInForm } from './useSignInForm.ts';

const loadSchema = async () => (await import('./signInSchemas.ts')).supplierSignInSchema;

/** Sign-in of suppliers (FND-010, GAP-01, GAP-02). */
export function SignInPage() {
  const { field, formProps, submitting } = useSignInForm({
    loadSchema,
    initialValues: { cnpj: '', senha: '' },
    onSubmit: useSetAtom(signInSupplierAtom),
  });
  const hrefOf = useHrefKeepingRedirect();
  return (
    <AuthPage
      title="Portal do Fornecedor"
      description="Entre com o CNPJ da sua empresa."
      brand={<Brand />}
      footer={
        <Inline justify="between">
          <Link href={hrefOf('sign-up')}>Cadastre-se</Link>
          <Link href={hrefOf('sign-in-backoffice')}>Sou colaborador</Link>
        </Inline>
      }
    >
      <form {...formProps}>
        <Stack>
          <CnpjField {...field('cnpj')} label="CNPJ" required autoComplete="username" />
          <PasswordField {...field('senha')} label="Senha" required autoComplete="current-password" />
          <Button type="submit" variant="primary" loading={submitting}>
            Entrar
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
