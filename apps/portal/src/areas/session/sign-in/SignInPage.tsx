import { AuthPage, Button, CnpjField, Link, PasswordField, Stack } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useHrefKeepingRedirect } from '../useHrefKeepingRedirect.ts';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { signInSupplierAtom } from './signInAtoms.ts';

const loadSchema = async () => (await import('./signInSchemas.ts')).supplierSignInSchema;

/** Sign-in of suppliers (FND-010, GAP-01, GAP-02). */
export function SignInPage() {
  const { control, formProps, submitting } = useSchemaForm({
    loadSchema,
    defaultValues: { cnpj: '', senha: '' },
    onSubmit: useSetAtom(signInSupplierAtom),
    emptiedOnFailure: ['senha'],
  });
  const hrefOf = useHrefKeepingRedirect();
  return (
    <AuthPage
      title="Portal do Fornecedor"
      description="Entre com o CNPJ da sua empresa."
      brand={<Brand />}
      footer={
        <>
          <Link href={hrefOf('/signup')}>Cadastre-se</Link>
          <Link href={hrefOf('/signin/backoffice')}>Sou colaborador</Link>
        </>
      }
    >
      <form {...formProps}>
        <Stack>
          <CnpjField {...useFormField(control, 'cnpj')} label="CNPJ" required autoComplete="username" />
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
