import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { Stepper } from './Stepper.tsx';
import type { Step } from './Stepper.types.ts';

const reason = 'Abre depois da primeira análise';
const steps: readonly Step[] = [
  { id: 'empresa', label: 'Dados da Empresa', done: true },
  { id: 'produtos', label: 'Produtos', done: true, errorCount: 3 },
  { id: 'documentos', label: 'Documentos' },
  { id: 'contabeis', label: 'Dados Contábeis e Fiscais' },
  { id: 'bancarios', label: 'Dados Bancários', disabled: true, disabledReason: reason },
  { id: 'logistica', label: 'Logística', disabled: true, disabledReason: reason },
];

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Etapas do cadastro', steps, value: 'documentos', onValueChange: fn() },
});

/** Done, shown, to do and not open yet. */
export const Default = meta.story();

Default.test('says position and state in words', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Etapas do cadastro' })).toBeVisible();
  await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Etapa 1 de 6, concluída: Dados da Empresa',
    'Etapa 2 de 6, concluída: 3Produtos3 erros',
    'Etapa 3 de 6, atual: 3Documentos',
    'Etapa 4 de 6, a fazer: 4Dados Contábeis e Fiscais',
    'Etapa 5 de 6, indisponível: Dados Bancários',
    'Etapa 6 de 6, indisponível: Logística',
  ]);
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { value: 'contabeis' } });

/** On a phone the marks stand alone, with the title of the shown step below. */
export const Compact = meta.story({ args: { style: { inlineSize: '328px' } } });

Compact.test('names every step all the same', async ({ canvas }) => {
  await expect(
    canvas.getByRole('button', { name: 'Etapa 2 de 6, concluída: Produtos 3 erros' }),
  ).toBeVisible();
});

/** Something is still to do in a step that is not shown; its errors come before. */
export const WithNote = meta.story({
  args: { steps: steps.map((step) => ({ ...step, done: false, note: 'Alterações não salvas' })) },
});

WithNote.test('says the note with the step, and errors in its place', async ({ canvas }) => {
  await expect(
    canvas.getByRole('button', { name: 'Etapa 1 de 6, a fazer: Dados da Empresa Alterações não salvas' }),
  ).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Etapa 2 de 6, a fazer: Produtos 3 erros' })).toBeVisible();
});

/** Long titles wrap. */
export const LongContent = meta.story({
  args: {
    steps: steps.map((step) => ({ ...step, label: `${step.label} do estabelecimento matriz e das filiais` })),
  },
});

/** Tab reaches every step, Enter opens; one that is closed says why. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter: opens a step', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('empresa');
    });
    await step('Tab: reaches a closed step, which says why', async () => {
      for (let count = 0; count < 4; count += 1) await userEvent.tab();
      const closed = canvas.getByRole('button', { name: /Dados Bancários/ });
      await expect(closed).toHaveFocus();
      await screen.findByRole('tooltip');
      await expect(closed).toHaveAccessibleDescription(reason);
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
  },
});

/** A press opens a step. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Produtos/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('produtos');
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveTextContent('Documentos');
  },
});

function SheetStepper({ form }: { form: 'wide' | 'compact' }) {
  return (
    <Stepper
      label={`Etapas do cadastro (${form}, ${useSheetName()})`}
      steps={steps}
      value="documentos"
      style={form === 'compact' ? { inlineSize: '328px' } : undefined}
    />
  );
}

/** Wide and compact, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetStepper form="wide" />
      <SheetStepper form="compact" />
    </StateMatrix>
  ),
});
