import { CnpjField, DateField, PortalProvider } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** A form as the README of the library writes it. */
function DueForm() {
  const { control, reset } = useForm({ defaultValues: { cnpj: '', due: '' } });
  return (
    <form>
      <Controller
        name="cnpj"
        control={control}
        render={({ field: { ref, onChange, ...field } }) => (
          <CnpjField label="CNPJ" {...field} inputRef={ref} onValueChange={onChange} />
        )}
      />
      <Controller
        name="due"
        control={control}
        render={({ field: { ref, onChange, ...field } }) => (
          <DateField
            label="Vencimento"
            {...field}
            inputRef={ref}
            onValueChange={(date, { text }) => onChange(date ?? text)}
          />
        )}
      />
      <button type="button" onClick={() => reset()}>
        Limpar
      </button>
    </form>
  );
}

it('empties a date that is none, and its error, when the form of react-hook-form is reset', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <PortalProvider theme="light">
      <DueForm />
    </PortalProvider>,
  );
  const due = page.getByRole('textbox', { name: 'Vencimento' });
  const cnpj = page.getByRole('textbox', { name: 'CNPJ' });
  await userEvent.fill(cnpj, '11222333000182');
  await userEvent.type(due, '99/99');
  await userEvent.tab();
  await expect.element(due).toHaveAccessibleDescription('Data inválida');
  await userEvent.click(page.getByRole('button', { name: 'Limpar' }));
  await expect.element(due).toHaveValue('');
  await expect.element(due).toBeValid();
  await expect.element(cnpj).toHaveValue('');
  root.unmount();
  container.remove();
});
