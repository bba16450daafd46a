import { formatCnpj } from '@portal/formats';
import { Button, CnpjField, Stack, TextField } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import { sendPasswordLinkAtom } from './passwordAtoms.ts';

const loadSupplierSchema = async () => (await import('./passwordSchemas.ts')).supplierPasswordLinkSchema;
const loadStaffSchema = async () => (await import('./passwordSchemas.ts')).staffPasswordLinkSchema;

interface RecoveryFormProps {
  /** Called with the account in words once the link was asked for. */
  onSent(account: string): void;
}

/** Asks for the link as a supplier. */
export function SupplierRecoveryForm({ onSent }: RecoveryFormProps) {
  const send = useSetAtom(sendPasswordLinkAtom);
  const { control, formProps, submitting } = useSchemaForm({
    loadSchema: loadSupplierSchema,
    defaultValues: { cnpj: '' },
    onSubmit: async (account) => {
      await send(account);
      onSent(`o CNPJ ${formatCnpj(account.cnpj)}`);
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <CnpjField {...useFormField(control, 'cnpj')} label="CNPJ" required autoComplete="username" />
        <Button type="submit" variant="primary" loading={submitting}>
          Enviar link
        </Button>
      </Stack>
    </form>
  );
}

/** Asks for the link as a member of staff. */
export function StaffRecoveryForm({ onSent }: RecoveryFormProps) {
  const send = useSetAtom(sendPasswordLinkAtom);
  const { control, formProps, submitting } = useSchemaForm({
    loadSchema: loadStaffSchema,
    defaultValues: { email: '' },
    onSubmit: async (account) => {
      await send(account);
      onSent(`o e-mail ${account.email}`);
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <TextField
          {...useFormField(control, 'email')}
          label="E-mail"
          type="email"
          required
          upperCase={false}
          autoComplete="username"
        />
        <Button type="submit" variant="primary" loading={submitting}>
          Enviar link
        </Button>
      </Stack>
    </form>
  );
}
