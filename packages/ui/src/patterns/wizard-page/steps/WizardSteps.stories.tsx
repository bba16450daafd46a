import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DescriptionList } from '../../../data/description-list/index.ts';
import { WizardSteps } from './WizardSteps.tsx';
import type { WizardStep, WizardStepsProps } from './WizardSteps.types.ts';

const steps: readonly WizardStep[] = [
  {
    id: 'empresa',
    label: 'Dados da empresa',
    done: true,
    content: <DescriptionList items={[{ label: 'Razão social', value: 'COMERCIAL ANDRADE LTDA.' }]} />,
  },
  {
    id: 'produto',
    label: 'Informações do produto',
    description: 'O que o fornecedor vende e com que marcas.',
    content: <DescriptionList items={[{ label: 'Marcas', value: 'ANDRADE' }]} />,
  },
  {
    id: 'financeiro',
    label: 'Financeiro',
    disabled: true,
    disabledReason: 'Envie os documentos para abrir esta etapa',
    content: null,
  },
];

const errors = [
  { step: 'Informações do produto', field: 'marcas', label: 'Marcas', message: 'Campo obrigatório' },
];

/** A page keeps which step is open, mostly in its address. */
function Steps({ value, onValueChange, ...rest }: WizardStepsProps) {
  const [open, setOpen] = useState(value);
  return (
    <WizardSteps
      {...rest}
      value={open}
      onValueChange={(next) => {
        setOpen(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/WizardSteps',
  component: WizardSteps,
  args: { steps, value: 'empresa', navigationLabel: 'Etapas do cadastro', onValueChange: fn() },
  render: (args) => <Steps {...args} />,
});

/** The first of three is open. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { navigation: 'both', errors } });

/** Tabs, for staff who look at the steps in no order. */
export const AsTabs = meta.story({ args: { navigation: 'tabs' } });

/** Each step counts its errors. */
export const WithErrors = meta.story({ args: { errors } });

/** Something is still to do in a step that is not open: its tab says so, as it counts errors. */
export const WithNote = meta.story({
  args: {
    navigation: 'tabs',
    value: 'produto',
    steps: steps.map((step) =>
      step.id === 'empresa' ? { ...step, done: false, note: 'Alterações não salvas' } : step,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Dados da empresa Alterações não salvas' })).toBeVisible();
  },
});

/** No step is open to this person. */
export const Empty = meta.story({ args: { steps: [] } });

/** Long names wrap. */
export const LongContent = meta.story({
  args: {
    steps: steps.map((step) => ({
      ...step,
      label: `${step.label} e de seus representantes legais e comerciais`,
    })),
  },
});

/** A step that is opened gets focus at its heading. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Informações do produto/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('produto');
    await expect(canvas.getByRole('heading', { name: 'Informações do produto' })).toHaveFocus();
  },
});
