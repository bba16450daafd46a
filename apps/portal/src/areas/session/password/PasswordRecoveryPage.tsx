import { AuthPage, Button, Inline, Link, Section, Stack } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { useHrefKeepingRedirect } from '../useHrefKeepingRedirect.ts';
import { StaffRecoveryForm, SupplierRecoveryForm } from './RecoveryForms.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

/** What happens next; it is read out at once. */
function Outcome({ account, onAgain }: { account: string; onAgain: () => void }) {
  return (
    <Section title="Confira o seu e-mail" tabIndex={-1} ref={focus}>
      <Stack>
        <p>
          Se houver uma conta com {account}, enviamos um link para o e-mail dela. Ele vale por 60 minutos e
          serve uma única vez.
        </p>
        <p>Não chegou? Veja a caixa de spam ou peça outro link.</p>
        <Button onClick={onAgain}>Pedir outro link</Button>
      </Stack>
    </Section>
  );
}

/**
 * Asks for the link to a new password, as a supplier or, with `acesso=colaborador`, as a member of staff. It says the same
 * whether there is such an account or not, so that nobody learns who has one (D25).
 */
export function PasswordRecoveryPage() {
  const staff = useSearchParams()[0].get('acesso') === 'colaborador';
  const hrefOf = useHrefKeepingRedirect();
  const [account, setAccount] = useState<string | null>(null);
  const asked = staff
    ? 'Informe o seu e-mail da empresa. Enviamos um link para ele.'
    : 'Informe o CNPJ da sua empresa. Enviamos um link para o e-mail do cadastro.';
  const Form = staff ? StaffRecoveryForm : SupplierRecoveryForm;
  return (
    <AuthPage
      title="Recuperar senha"
      description={account === null ? asked : undefined}
      brand={<Brand />}
      footer={
        <Inline justify="between">
          <Link href={hrefOf(staff ? 'sign-in-backoffice' : 'sign-in')}>Voltar para a entrada</Link>
          {staff ? (
            <Link href={hrefOf('password-recovery')}>Sou fornecedor</Link>
          ) : (
            <Link href={hrefOf('password-recovery', { acesso: 'colaborador' })}>Sou colaborador</Link>
          )}
        </Inline>
      }
    >
      {account === null ? (
        <Form onSent={setAccount} />
      ) : (
        <Outcome account={account} onAgain={() => setAccount(null)} />
      )}
    </AuthPage>
  );
}
