import { Button, Stack, TextField } from '@portal/ui';
import { useEffect } from 'react';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { CodeAgain } from './CodeAgain.tsx';

const loadSchema = async () => (await import('./signUpSchemas.ts')).confirmationSchema;

interface ConfirmationFormProps {
  /** The code from the address. @default '' */
  codigo?: string;
  /** Whose sign-up it is, where that is known: then the code can be sent again. */
  cnpj?: string;
  onConfirm(confirmation: { codigo: string }): Promise<unknown>;
}

/** Form of the code from the e-mail (G-47). */
export function ConfirmationForm({ codigo = '', cnpj, onConfirm }: ConfirmationFormProps) {
  const { control, formProps, submitting, setFocus } = useSchemaForm({
    loadSchema,
    defaultValues: { codigo },
    onSubmit: onConfirm,
  });
  useEffect(() => setFocus('codigo'), [setFocus]); // it comes in place of a form, whose button had focus
  return (
    <form {...formProps}>
      <Stack>
        <TextField
          {...useFormField(control, 'codigo')}
          label="Código de confirmação"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" variant="primary" loading={submitting}>
          Confirmar
        </Button>
        {cnpj && <CodeAgain cnpj={cnpj} />}
      </Stack>
    </form>
  );
}
