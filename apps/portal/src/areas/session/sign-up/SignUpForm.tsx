import { Button, CnpjField, PasswordField, Stack, TextField } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { NEW_PASSWORD_HINT } from '../../../shared/forms/newPasswordHint.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { signUpAtom } from './signUpAtoms.ts';

const loadSchema = async () => (await import('./signUpSchemas.ts')).signUpSchema;

/** First step of the sign-up: CNPJ, e-mail and password of the supplier. */
export function SignUpForm() {
  const { control, formProps, submitting } = useSchemaForm({
    loadSchema,
    defaultValues: { cnpj: '', email: '', senha: '', confirmarSenha: '' },
    onSubmit: useSetAtom(signUpAtom),
  });
  return (
    <form {...formProps}>
      <Stack>
        <CnpjField {...useFormField(control, 'cnpj')} label="CNPJ" required autoComplete="username" />
        <TextField
          {...useFormField(control, 'email')}
          label="E-mail"
          type="email"
          required
          upperCase={false}
          autoComplete="email"
        />
        <PasswordField
          {...useFormField(control, 'senha')}
          label="Senha"
          required
          hint={NEW_PASSWORD_HINT}
          autoComplete="new-password"
        />
        <PasswordField
          {...useFormField(control, 'confirmarSenha')}
          label="Confirmar senha"
          required
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" loading={submitting}>
          Cadastrar
        </Button>
      </Stack>
    </form>
  );
}
