import { Button, Card, Grid, Inline, PasswordField, Section, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { sessionAtom } from '../../session/sessionAtom.ts';
import { NewPasswordFields } from '../../shared/forms/NewPasswordFields.tsx';
import { useFormField } from '../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../shared/forms/useSchemaForm.ts';
import { changePasswordAtom } from './accountAtoms.ts';

const loadSchema = async () => (await import('./accountSchemas.ts')).passwordChangeSchema;

const empty = { senhaAtual: '', senha: '', confirmarSenha: '' };

/** Changes the password of the user, who stays signed in here (D25). */
export function PasswordForm() {
  const session = useAtomValue(sessionAtom);
  const change = useSetAtom(changePasswordAtom);
  const { control, formProps, submitting, fill } = useSchemaForm({
    loadSchema,
    defaultValues: empty,
    onSubmit: async (values) => {
      await change(values);
      fill(empty, empty);
    },
    emptiedOnRefusal: ['senhaAtual'],
  });
  return (
    <Section
      title="Senha"
      description="Ao alterar a senha, você continua aqui e as outras sessões são encerradas. Avisamos por e-mail."
    >
      <Card>
        <form {...formProps} aria-label="Alterar senha">
          <Stack>
            {/* Tells password managers whose password it is. */}
            <input hidden readOnly autoComplete="username" value={session?.cnpj ?? session?.email ?? ''} />
            <Grid columns={3}>
              <PasswordField {...useFormField(control, 'senhaAtual')} label="Senha atual" required />
              <NewPasswordFields control={control} label="Nova senha" />
            </Grid>
            <Inline>
              <Button type="submit" variant="primary" loading={submitting}>
                Alterar senha
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
