import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { AgencyField } from './AgencyField.tsx';

const meta = preview.meta({
  title: 'Inputs/AgencyField',
  component: AgencyField,
  args: { label: 'Agência', onValueChange: fn() },
});

/** Up to five digits; zeros before them stay. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { hint: 'Sem o dígito', placeholder: '0000', required: true } });

/** Left empty where it is required: the parent says so. */
export const Invalid = meta.story({ args: { required: true, error: 'Insira agência' } });

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Agência da conta corrente em que os pagamentos deste fornecedor são feitos',
    error:
      'Este código pertence a outro fornecedor que já concluiu o cadastro e aguarda a análise da área contábil',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it; it ends at five digits. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Agência' });
    await step('Tab, digits: reach it; typing ends at five', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('001234');
      await expect(input).toHaveValue('00123');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('00123', expect.anything());
    });
    await step('Backspace: erases', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(input).toHaveValue('001');
    });
  },
});

/** What is filled in loses its spaces and its check digit. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Agência' });
    await userEvent.click(input);
    await userEvent.paste(' 00123-4 ');
    await expect(input).toHaveValue('00123');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00123', expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <AgencyField label="Agência" placeholder="0000" />
        <AgencyField label="Agência" defaultValue="00123" required hint="Como no cadastro" />
        <AgencyField label="Agência" defaultValue="00123" error="Insira agência" />
        <AgencyField label="Agência" defaultValue="00123" readOnly />
        <AgencyField
          label="Agência"
          defaultValue="00123"
          disabled
          disabledReason="Só a área contábil altera"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
