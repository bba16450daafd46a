import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Receber avisos por e-mail', onCheckedChange: fn() },
});

/** On or off, in force at once. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { hint: 'Vale a partir do próximo pedido', required: true } });

/** Shows its state, refuses presses, takes focus. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultChecked: true } });

ReadOnly.test('keeps its state', async ({ args, canvas, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Receber avisos por e-mail' });
  await userEvent.click(control);
  await expect(control).toBeChecked();
  await expect(args.onCheckedChange).not.toHaveBeenCalled();
});

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { disabled: true, disabledReason: 'Cadastre um e-mail antes' },
});

/** A long label wraps beside it. */
export const LongContent = meta.story({
  args: {
    label: 'Avisar por e-mail todos os contatos do fornecedor quando uma requisição mudar de situação',
    error: 'Nenhum contato deste fornecedor tem um e-mail confirmado para receber os avisos',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it, Space turns it on and off. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab, Space: reach it, and turn it on and off', async () => {
      const control = canvas.getByRole('switch', { name: 'Receber avisos por e-mail' });
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(control).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, expect.anything());
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
    });
  },
});

/** Switch and label can be pressed. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Receber avisos por e-mail' });
    await userEvent.click(canvas.getByText('Receber avisos por e-mail'));
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <Switch label="Desligado" />
        <Switch label="Ligado" defaultChecked />
        <Switch label="Inválido" error="Nenhum e-mail confirmado" />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <Switch label="Somente leitura" readOnly defaultChecked />
        <Switch label="Desabilitado" disabled />
        <Switch
          label="Desabilitado e ligado"
          disabled
          defaultChecked
          disabledReason="Definido pelo contrato"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
