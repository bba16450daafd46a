import { toApiError } from '@portal/api';
import { href, LINKED_ACCOUNTS, type LinkedAccount } from '@portal/domain';
import { AuthPage, Banner, Button, Link, Stack } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { NewPasswordFields } from '../../../shared/forms/NewPasswordFields.tsx';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { setPasswordByLinkAtom } from './passwordAtoms.ts';

const loadSchema = async () => (await import('./passwordSchemas.ts')).passwordChoiceSchema;

/** The code of the link and whose it is; they travel in the fragment, which no server sees. */
function linkIn(hash: string): { codigo: string; account: LinkedAccount } {
  const said = new URLSearchParams(hash.slice(1));
  const account = LINKED_ACCOUNTS.find((one) => one === said.get('conta')) ?? 'fornecedor';
  return { codigo: said.get('codigo') ?? '', account };
}

const CHANGED = {
  title: 'Escolher nova senha',
  description: 'Ao salvar, as sessões abertas da sua conta são encerradas.',
  label: 'Nova senha',
} as const;

/** What the page says to each. */
const TEXTS = {
  convite: {
    title: 'Criar a sua senha',
    description: 'Com ela e o seu e-mail você entra na área dos colaboradores.',
    label: 'Senha',
  },
  equipe: CHANGED,
  fornecedor: CHANGED,
} as const satisfies Record<LinkedAccount, unknown>;

interface LinkProps {
  codigo: string;
  account: LinkedAccount;
}

interface NewPasswordFormProps extends LinkProps {
  onExpired(message: string): void;
}

/** The form, until the gateway says that the link serves no more. */
function NewPasswordForm({ codigo, account, onExpired }: NewPasswordFormProps) {
  const choose = useSetAtom(setPasswordByLinkAtom);
  const { control, formProps, submitting } = useSchemaForm({
    loadSchema,
    defaultValues: { senha: '', confirmarSenha: '' },
    onSubmit: async (choice) => {
      try {
        await choose({ ...choice, codigo, account });
      } catch (error) {
        const [expired] = toApiError(error).fields.codigo ?? [];
        if (expired === undefined) throw error;
        onExpired(expired);
      }
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <NewPasswordFields control={control} label={TEXTS[account].label} />
        <Button type="submit" variant="primary" loading={submitting}>
          Salvar senha
        </Button>
      </Stack>
    </form>
  );
}

/** The form of a link, or why it serves no more. */
function NewPassword({ codigo, account }: LinkProps) {
  const [refusal, setRefusal] = useState(
    /^[\w-]{43}$/.test(codigo) ? null : 'Este endereço está incompleto. Abra o link do e-mail ou peça outro.',
  );
  return refusal === null ? (
    <NewPasswordForm codigo={codigo} account={account} onExpired={setRefusal} />
  ) : (
    <Banner role="alert" tone="danger" title={refusal} />
  );
}

/** Chooses a password with the link of an e-mail (D25). */
export function NewPasswordPage() {
  const { codigo, account } = linkIn(useLocation().hash);
  return (
    <AuthPage
      title={TEXTS[account].title}
      description={TEXTS[account].description}
      brand={<Brand />}
      footer={
        <Link href={href('password-recovery', { acesso: account === 'fornecedor' ? null : 'colaborador' })}>
          Pedir outro link
        </Link>
      }
    >
      {/* Another link may follow in the same tab. */}
      <NewPassword key={codigo} codigo={codigo} account={account} />
    </AuthPage>
  );
}
