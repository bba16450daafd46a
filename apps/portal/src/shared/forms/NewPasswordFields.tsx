import { NEW_PASSWORD_HINT } from '@portal/domain';
import { PasswordField } from '@portal/ui';
import type { Control } from 'react-hook-form';
import { useFormField } from './useFormField.ts';

/** The values of a form in which a password is chosen: the password, and once more. */
interface ChosenPassword {
  senha: string;
  confirmarSenha: string;
}

interface NewPasswordFieldsProps<Values extends ChosenPassword, Output> {
  control: Control<Values, unknown, Output>;
  /** What the password is called here; the second field asks to confirm it. */
  label: 'Senha' | 'Nova senha';
}

/**
 * The fields of a password that is chosen, in the sign-up as later (GAP-01, D25): its rules as the hint, and the password
 * once more. What is wrong stands in place of the hint; after the first try, whether both are the same is judged again when
 * either changes. Renders no element around the two, so that they stand in the stack or grid of their form.
 */
export function NewPasswordFields<Values extends ChosenPassword, Output>({
  control,
  label,
}: NewPasswordFieldsProps<Values, Output>) {
  // The form has both fields, and nothing but these two is read or written here; the type of a form allows no view of a part.
  const pair = control as unknown as Control<ChosenPassword>;
  return (
    <>
      <PasswordField
        {...useFormField(pair, 'senha', ['confirmarSenha'])}
        label={label}
        required
        hint={NEW_PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordField
        {...useFormField(pair, 'confirmarSenha')}
        label={`Confirmar ${label.toLowerCase()}`}
        required
        autoComplete="new-password"
      />
    </>
  );
}
