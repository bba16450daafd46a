import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { StatusBadge } from '../../data/status-badge/index.ts';
import { PendencyBanner } from '../../feedback/pendency-banner/index.ts';
import { TextField } from '../../inputs/text-field/index.ts';
import { Card } from '../../layout/card/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { Section } from '../../layout/section/index.ts';
import { AppShell } from '../../navigation/app-shell/index.ts';
import { navigationExample } from '../../navigation/side-nav/navigationExample.tsx';
import type { WizardStep } from './steps/WizardSteps.types.ts';
import { WizardPage } from './WizardPage.tsx';

const part = (id: string, title: string, labels: readonly string[], readOnly = false) => (
  <Card id={id}>
    <Section title={title} level={3}>
      <Grid>
        {labels.map((label) => (
          <TextField key={label} label={label} name={`${id} ${label}`} readOnly={readOnly} />
        ))}
      </Grid>
    </Section>
  </Card>
);

const steps: readonly WizardStep[] = [
  {
    id: 'empresa',
    label: 'Dados da empresa',
    done: true,
    sections: [
      { id: 'identificacao', label: 'Identificação' },
      { id: 'endereco', label: 'Endereço' },
      { id: 'representante', label: 'Representante' },
    ],
    content: (
      <>
        {part('identificacao', 'Identificação', [
          'CNPJ',
          'Razão social',
          'Nome fantasia',
          'Inscrição estadual',
        ])}
        {part('endereco', 'Endereço', ['CEP', 'Logradouro', 'Número', 'Complemento', 'Bairro', 'Cidade'])}
        {part('representante', 'Representante', ['Nome', 'E-mail', 'Cargo', 'Telefone', 'Celular'])}
      </>
    ),
  },
  {
    id: 'produto',
    label: 'Informações do produto',
    content: part('produto', 'Produtos', ['Marcas', 'Categorias']),
  },
  {
    id: 'documentos',
    label: 'Anexo de Documentos',
    content: part('documentos', 'Documentos', ['Contrato social']),
  },
  ...['Dados Contábeis e Fiscais', 'Financeiro', 'Faturamento e Logística'].map((label) => ({
    id: label,
    label,
    disabled: true,
    disabledReason: 'Envie os documentos para abrir esta etapa',
    content: null,
  })),
];

const errors = [
  {
    step: 'Informações do produto',
    field: 'produto Categorias',
    label: 'Categorias',
    message: 'Campo obrigatório',
  },
  { step: 'Dados da empresa', field: 'endereco CEP', label: 'CEP', message: 'Digite um cep válido' },
];

const meta = preview.meta({
  title: 'Patterns/WizardPage',
  component: WizardPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Cadastro de fornecedor',
    status: <StatusBadge tone="partner">Aguardando Fornecedor</StatusBadge>,
    steps,
    value: 'empresa',
    navigationLabel: 'Etapas do cadastro',
    onValueChange: fn(),
    onFormSubmit: fn(),
    onRetry: fn(),
    draft: 'Rascunho salvo às 14:32',
    acts: (
      <>
        <Button>Salvar rascunho</Button>
        <Button type="submit" variant="primary">
          Salvar e continuar
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <AppShell
        brand="Portal de Fornecedores"
        navigation={navigationExample}
        currentHref="/fornecedores"
        user={{ name: 'João Andrade', detail: 'COMERCIAL ANDRADE LTDA.' }}
      >
        {Story()}
      </AppShell>
    ),
  ],
});

/** A supplier fills in the first step. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { description: 'Leva cerca de vinte minutos.', navigation: 'both' },
});

/** The registration is being read. */
export const Loading = meta.story({ args: { loading: true } });

/** No step is open to this person. */
export const Empty = meta.story({ args: { steps: [] } });

/** The registration could not be read. */
export const ErrorState = meta.story({ args: { error: { message: 'O servidor não respondeu.' } } });

/** Staff read it in tabs; nothing can be changed, and it says why. */
export const ReadOnly = meta.story({
  args: {
    title: 'COMERCIAL ANDRADE LTDA.',
    navigation: 'tabs',
    readOnlyReason: 'Somente leitura: o cadastro está em análise da diretoria',
    banner: (
      <PendencyBanner
        pendencies={[{ id: 1, message: 'Contrato social: ilegível', field: 'documentos Contrato social' }]}
      />
    ),
    steps: steps.map((step) =>
      step.id === 'documentos'
        ? {
            ...step,
            icon: <TriangleAlert aria-label="Com pendência" />,
            content: part('documentos', 'Documentos', ['Contrato social'], true),
          }
        : step,
    ),
    value: 'documentos',
    draft: undefined,
    acts: undefined,
    actsDisabledReason: 'Só a diretoria decide sobre este cadastro',
    actions: <Button variant="primary">Aprovar</Button>,
  },
});

/** Errors in two steps, counted on each; long titles wrap. */
export const LongContent = meta.story({
  args: {
    title: 'INDÚSTRIA PAULISTA DE UTILIDADES DOMÉSTICAS, ALIMENTOS E PRODUTOS DE LIMPEZA S.A.',
    description:
      'Informe os dados como constam no cartão CNPJ. Depois de enviado, o cadastro segue para análise.',
    errors,
    actsDisabledReason:
      'Para enviar, corrija os dois campos indicados e anexe o contrato social e o cartão CNPJ',
  },
});

/** A document stands beside the steps, and stays while another step is opened. */
export const WithDocument = meta.story({
  args: {
    navigation: 'tabs',
    aside: part('contrato', 'contrato-social.pdf', ['Cláusula primeira'], true),
    asideLabel: 'contrato-social.pdf',
  },
});

/** On a telephone the marks stand alone, above tabs that scroll. */
export const Narrow = meta.story({
  args: { navigation: 'both', errors },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** Opens the steps asked for, and refuses to be sent. */
function WiredWizard(props: ComponentProps<typeof WizardPage>) {
  const [value, setValue] = useState(props.value);
  const [attempt, setAttempt] = useState(0);
  return (
    <WizardPage
      {...props}
      value={value}
      onValueChange={setValue}
      attempt={attempt}
      errors={attempt > 0 ? errors : []}
      onFormSubmit={() => {
        props.onFormSubmit?.();
        setAttempt(attempt + 1);
      }}
    />
  );
}

/** Sending moves focus to the errors, each of which leads to its field in its step. */
export const Keyboard = meta.story({
  args: { navigation: 'both' },
  render: (args) => <WiredWizard {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter in a field: sends the form, which is refused', async () => {
      canvas.getByRole('textbox', { name: 'CEP' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onFormSubmit).toHaveBeenCalledOnce();
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: '2 campos precisam de correção' })).toHaveFocus(),
      );
    });
    await step('Tab: stepper and tabs count the same errors', async () => {
      await expect(canvas.getByRole('button', { name: /Informações do produto.*1 erro/ })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'Informações do produto 1 erro' })).toBeVisible();
    });
    await step('Enter on an error: opens its step and focuses its field', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Categorias' })).toHaveFocus());
    });
    await step('Enter on a step: leads to its heading', async () => {
      canvas.getByRole('button', { name: /Anexo de Documentos/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { level: 2, name: 'Anexo de Documentos' })).toHaveFocus();
      await expect(canvas.getByRole('tab', { name: 'Anexo de Documentos' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  },
});

/** The list of sections follows the scroll; a step that is not open stays closed. */
export const Pointer = meta.story({
  render: (args) => <WiredWizard {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('A section is a press away, and marked', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Representante' }));
      await waitFor(() =>
        expect(canvas.getByRole('link', { name: 'Representante' })).toHaveAttribute('aria-current', 'true'),
      );
    });
    await step('A step that is not open yet stays closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Financeiro/ }));
      await expect(canvas.getByRole('heading', { level: 2, name: 'Dados da empresa' })).toBeVisible();
    });
  },
});

/** One page, since it has one main region; each theme's test run keeps its own picture. */
export const Matrix = meta.story({ tags: ['visual'], args: { errors: errors.slice(0, 1) } });
