import { toApiError } from '@portal/api';
import { href } from '@portal/domain';
import { AuthPage, Banner, Button, Link, Stack } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { NewPasswordFields } from '../../../shared/forms/NewPasswordFields.tsx';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { setPasswordByLinkAtom } from './passwordAtoms.ts';

const loadSchema = async () => (await import('./passwordSchemas.ts')).passwordChoiceSchema;

/** The code of the link; it travels in the fragment, which no server sees. */
const codeIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('codigo') ?? '';

/** The form, until the gateway says that the link serves no more. */
function NewPasswordForm({ codigo, onExpired }: { codigo: string; onExpired: (message: string) => void }) {
  const choose = useSetAtom(setPasswordByLinkAtom);
  const { control, formProps, submitting } = useSchemaForm({
    loadSchema,
    defaultValues: { senha: '', confirmarSenha: '' },
    onSubmit: async (choice) => {
      try {
        await choose({ ...choice, codigo });
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
        <NewPasswordFields control={control} label="Nova senha" />
        <Button type="submit" variant="primary" loading={submitting}>
          Salvar senha
        </Button>
      </Stack>
    </form>
  );
}

/** Chooses a password with the link of an e-mail (D25). */
export function NewPasswordPage() {
  const codigo = codeIn(useLocation().hash);
  const [refusal, setRefusal] = useState(
    /^[\w-]{43}$/.test(codigo) ? null : 'Este endereço está incompleto. Abra o link do e-mail ou peça outro.',
  );
  return (
    <AuthPage
      title="Escolher nova senha"
      description="Ao salvar, as sessões abertas da sua conta são encerradas."
      brand={<Brand />}
      footer={<Link href={href('password-recovery')}>Pedir outro link</Link>}
    >
      {refusal === null ? (
        <NewPasswordForm codigo={codigo} onExpired={setRefusal} />
      ) : (
        <Banner role="alert" tone="danger" title={refusal} />
      )}
    </AuthPage>
  );
}
