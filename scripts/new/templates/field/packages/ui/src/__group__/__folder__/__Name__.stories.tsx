import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { __Name__ } from './__Name__.tsx';

const meta = preview.meta({
  title: '__Group__/__Name__',
  component: __Name__,
  args: { label: 'Código', onValueChange: fn() },
});

/** Typed text becomes capitals. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { required: true, hint: 'Como consta na nota', maxLength: 40 },
});

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({ args: { required: true, error: 'Campo obrigatório' } });

/** Reads like text; can be selected and copied. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'AB 12' } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: {
    disabled: true,
    defaultValue: 'AB 12',
    disabledReason: 'Somente a área contábil altera este campo',
  },
});

/** Portuguese labels and messages are long: they wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Código do estabelecimento como deve aparecer nos documentos fiscais emitidos pela empresa',
    error: 'O código informado já pertence a outro fornecedor cadastrado com o mesmo nome fantasia',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it, typing changes it. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveFocus();
    });
    await step('Letters: are written in capitals', async () => {
      await userEvent.keyboard('ab');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('AB', expect.anything());
    });
  },
});

/** A press on the label goes to the text; what is pasted is taken. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Código'));
    await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveFocus();
    await userEvent.paste('ab 12');
    await expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveValue('AB 12');
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <__Name__ label="Código" />
        <__Name__ label="Código" defaultValue="AB 12" required hint="Como consta na nota" />
        <__Name__ label="Código" defaultValue="AB 12" error="Código inválido" />
        <__Name__ label="Código" defaultValue="AB 12" readOnly />
        <__Name__ label="Código" defaultValue="AB 12" disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
