import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Tabs } from '../../navigation/tabs/Tabs.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormError } from './errorsBySteps.ts';

const errors: readonly FormError[] = [
  { step: 'Dados da Empresa', field: 'razaoSocial', label: 'Razão social', message: 'Campo obrigatório' },
  { step: 'Dados da Empresa', field: 'cep', label: 'CEP', message: 'Digite um cep válido' },
  { step: 'Dados Bancários', field: 'agencia', label: 'Agência', message: 'Campo obrigatório' },
];

/** A form in two tabs, refused when it is sent. */
function Refused({ onSelect, ...props }: ComponentProps<typeof ErrorSummary>) {
  const [attempt, setAttempt] = useState(0);
  const [tab, setTab] = useState('Dados da Empresa');
  return (
    <Stack>
      <ErrorSummary
        {...props}
        errors={attempt > 0 ? props.errors : []}
        attempt={attempt}
        onSelect={(error) => {
          onSelect?.(error);
          setTab(error.step ?? tab);
        }}
      />
      <Tabs
        label="Cadastro"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            id: 'Dados da Empresa',
            label: 'Dados da Empresa',
            content: (
              <Stack>
                <TextField label="Razão social" name="razaoSocial" />
                <TextField label="CEP" name="cep" />
              </Stack>
            ),
          },
          {
            id: 'Dados Bancários',
            label: 'Dados Bancários',
            content: <TextField label="Agência" name="agencia" />,
          },
        ]}
      />
      <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
        Enviar
      </Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Feedback/ErrorSummary',
  component: ErrorSummary,
  args: { errors, onSelect: fn() },
});

/** By step, each error a link to its field. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { title: 'Corrija os campos abaixo', level: 3 } });

/** One page without steps. */
export const WithoutSteps = meta.story({
  args: { errors: [{ field: 'cep', label: 'CEP', message: 'Digite um cep válido' }] },
});

/** Long labels and messages wrap. */
export const LongContent = meta.story({
  args: {
    errors: [
      {
        step: 'Dados Contábeis e Fiscais do estabelecimento matriz e das filiais',
        field: 'inscricao',
        label: 'Inscrição Estadual do Substituto Tributário no estado de destino das mercadorias',
        message: 'Digite um número válido, com oito a quinze algarismos, ou escreva ISENTO',
      },
    ],
    style: { maxInlineSize: '328px' },
  },
});

/** Sending moves focus to the heading; a link opens the tab of its field and gives it focus. */
export const Keyboard = meta.story({
  render: (args) => <Refused {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter in the form: is refused, and the errors are read', async () => {
      canvas.getByRole('button', { name: 'Enviar' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: '3 campos precisam de correção' })).toHaveFocus();
    });
    await step('Enter on a link: leads to its field in another tab', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith(errors[2]);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Agência' })).toHaveFocus());
    });
  },
});

/** A press on a link leads to its field. */
export const Pointer = meta.story({
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(canvas.getByRole('link', { name: 'CEP: Digite um cep válido' }));
    await expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveFocus();
  },
});

function SheetSummary({ title, ...props }: ComponentProps<typeof ErrorSummary>) {
  return <ErrorSummary {...props} aria-label={`${title} (${useSheetName()})`} aria-labelledby={undefined} />;
}

/** With and without steps, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetSummary title="Com etapas" errors={errors} />
      <SheetSummary title="Sem etapas" errors={errors.slice(1).map(({ step: _, ...error }) => error)} />
    </StateMatrix>
  ),
});
