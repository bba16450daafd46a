import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { StateRegistrationField } from './StateRegistrationField.tsx';

const meta = preview.meta({
  title: 'Inputs/StateRegistrationField',
  component: StateRegistrationField,
  args: { label: 'Inscrição estadual', onValueChange: fn() },
});

/** Eight to fifteen digits, or the word for a company that has none. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { hint: 'Somente números, ou ISENTO', required: true } });

/** Left with fewer than eight digits. */
export const Incomplete = meta.story();

Incomplete.test('says so once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Inscrição estadual' });
  await userEvent.type(input, '0623079');
  await expect(input).toBeValid();
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Digite um número válido');
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Inscrição estadual do estabelecimento que emite as notas fiscais destes produtos',
    error:
      'Este código pertence a outro fornecedor que já concluiu o cadastro e aguarda a análise da área contábil',
    style: { maxInlineSize: '320px' },
  },
});

/** Its first letter writes the word; Backspace takes all of it; digits stand alone. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Inscrição estadual' });
    await step('I: writes the word, and the rest of it may be typed', async () => {
      await userEvent.tab();
      await userEvent.keyboard('isento');
      await expect(input).toHaveValue('ISENTO');
      await expect(canvas.getByRole('status')).toHaveTextContent('ISENTO');
    });
    await step('Backspace: erases it as one', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('');
    });
    await step('Digits: take no letter', async () => {
      await userEvent.keyboard('06230790i4');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('062307904', expect.anything());
    });
  },
});

/** What is pasted loses its spaces and punctuation. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Inscrição estadual' });
    await userEvent.click(input);
    await userEvent.paste('062.307.904/0081');
    await expect(input).toHaveValue('0623079040081');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0623079040081', expect.anything());
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <StateRegistrationField label="Inscrição estadual" placeholder="0000000000000" />
        <StateRegistrationField
          label="Inscrição estadual"
          defaultValue="0623079040081"
          required
          hint="Como no cadastro"
        />
        <StateRegistrationField
          label="Inscrição estadual"
          defaultValue="0623079040081"
          error="Digite um número válido"
        />
        <StateRegistrationField label="Inscrição estadual" defaultValue="0623079040081" readOnly />
        <StateRegistrationField
          label="Inscrição estadual"
          defaultValue="0623079040081"
          disabled
          disabledReason="Só a área contábil altera"
        />
        <StateRegistrationField label="Inscrição estadual" defaultValue="ISENTO" />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
