import { isValidCnpj, parseCnpj } from '@portal/formats';
import { AuthPage, Button, CnpjField, Inline, Link, PasswordField, Spinner, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { lazyPart } from '../../../shared/loading/lazyPart.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { useHrefKeepingRedirect } from '../useHrefKeepingRedirect.ts';
import { SignInReason } from './SignInReason.tsx';
import { signInSupplierAtom, unconfirmedSupplierAtom } from './signInAtoms.ts';
import { useSignInForm } from './useSignInForm.ts';

const loadSchema = async () => (await import('./signInSchemas.ts')).supplierSignInSchema;

const UnconfirmedSupplier = lazyPart(
  async () => (await import('../sign-up/UnconfirmedSupplier.tsx')).UnconfirmedSupplier,
);

/** Sign-in of suppliers (FND-010, GAP-01, GAP-02); one whose sign-up is not confirmed gives the code of its e-mail here. */
export function SignInPage() {
  const [query] = useSearchParams();
  const { sessionEnd } = useAtomValue(servicesAtom);
  const known = [sessionEnd.readLogin(), query.get('cnpj')].map((text) => parseCnpj(text ?? ''));
  const [cnpj = ''] = known.filter(isValidCnpj);
  const { field, formProps, submitProps } = useSignInForm({
    loadSchema,
    initialValues: { cnpj, senha: '' },
    expectedBack: sessionEnd.readLogin() === cnpj,
    onSubmit: useSetAtom(signInSupplierAtom),
  });
  const unconfirmed = useAtomValue(unconfirmedSupplierAtom);
  const hrefOf = useHrefKeepingRedirect();
  if (unconfirmed) {
    return (
      <Suspense fallback={<Spinner />}>
        <UnconfirmedSupplier />
      </Suspense>
    );
  }
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
          <SignInReason />
          <CnpjField {...field('cnpj')} label="CNPJ" required autoComplete="username" />
          <PasswordField {...field('senha')} label="Senha" required autoComplete="current-password" />
          <Button type="submit" variant="primary" {...submitProps} />
          <Link href={hrefOf('password-recovery')}>Esqueci minha senha</Link>
        </Stack>
      </form>
    </AuthPage>
  );
}
