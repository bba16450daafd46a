import { href } from '@portal/domain';
import { Button, Checkbox, CnpjField, Link, Stack, TextField } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Control } from 'react-hook-form';
import type * as z from 'zod/mini';
import { NewPasswordFields } from '../../../shared/forms/NewPasswordFields.tsx';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { signUpAtom } from './signUpAtoms.ts';

const loadSchema = async () => (await import('./signUpSchemas.ts')).signUpSchema;

type Schema = Awaited<ReturnType<typeof loadSchema>>;
type SignUpValues = z.input<Schema>;
type SignUpOutput = z.output<Schema>;

/** The notice opens in a tab of its own: what was typed stays (D31). */
const noticeLabel = (
  <>
    Li e aceito o{' '}
    <Link href={href('privacy')} target="_blank">
      aviso de privacidade
    </Link>
  </>
);

interface NoticeFieldProps {
  control: Control<SignUpValues, unknown, SignUpOutput>;
}

/** Accepts the privacy notice. Joins the form after the fields above it, so that the first invalid field gets focus. */
function NoticeField({ control }: NoticeFieldProps) {
  const { value, onValueChange, ...field } = useFormField(control, 'avisoPrivacidade');
  return <Checkbox {...field} label={noticeLabel} required checked={value} onCheckedChange={onValueChange} />;
}

interface SignUpFormProps {
  /** What was sent before and is not right, `null` for nothing. */
  corrected: { readonly cnpj: string; readonly email: string } | null;
}

/** First step of the sign-up: CNPJ, e-mail and password of the supplier, who accepts the privacy notice. */
export function SignUpForm({ corrected }: SignUpFormProps) {
  const { cnpj = '', email = '' } = corrected ?? {};
  const { control, formProps, submitting, setFocus } = useSchemaForm({
    loadSchema,
    defaultValues: { cnpj, email, senha: '', confirmarSenha: '', avisoPrivacidade: false },
    onSubmit: useSetAtom(signUpAtom),
  });
  const isCorrected = corrected !== null;
  useEffect(() => {
    if (isCorrected) setFocus('cnpj'); // the button that leads here is gone
  }, [isCorrected, setFocus]);
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
        <NewPasswordFields control={control} label="Senha" />
        <NoticeField control={control} />
        <Button type="submit" variant="primary" loading={submitting}>
          Cadastrar
        </Button>
      </Stack>
    </form>
  );
}
