import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { CepField } from './CepField.tsx';

const meta = preview.meta({
  title: 'Inputs/CepField',
  component: CepField,
  args: { label: 'CEP', onValueChange: fn(), onComplete: fn() },
});

/** Eight digits, with the hyphen written along. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'O endereço é preenchido a partir do CEP', placeholder: '00000-000', required: true },
});

/** Left before it was complete. */
export const Incomplete = meta.story();

Incomplete.test('says so once it is left', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'CEP' });
  await userEvent.type(input, '3014007');
  await expect(input).toBeValid();
  await userEvent.tab();
  await expect(input).toHaveAccessibleDescription('Digite um cep válido');
});

/** The address is being looked up. */
export const Loading = meta.story({ args: { defaultValue: '30140071', loading: true } });

Loading.test('says so and stays editable', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Buscando endereço…');
  await expect(canvas.getByRole('textbox', { name: 'CEP' })).toBeEnabled();
});

/** The address could not be looked up: it can be asked for again. */
export const Failed = meta.story({ args: { defaultValue: '30140071', failed: true } });

Failed.test('asks for the same CEP again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Buscar endereço de novo' }));
  await expect(args.onComplete).toHaveBeenCalledWith('30140071');
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'CEP do endereço do estabelecimento que emite as notas fiscais dos produtos',
    error:
      'Este código pertence a outro fornecedor que já concluiu o cadastro e aguarda a análise da área contábil',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it; typing and erasing pass over the punctuation. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CEP' });
    await step('Tab, digits: reach it; the punctuation is written along', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('30140071');
      await expect(input).toHaveValue('30140-071');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('30140071', expect.anything());
    });
    await step('Backspace: erases', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(input).toHaveValue('30140-0');
    });
  },
});

/** What is pasted loses its spaces, and the address is asked for once. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CEP' });
    await userEvent.click(input);
    await userEvent.paste(' 30.140-071 ');
    await expect(input).toHaveValue('30140-071');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('30140071', expect.anything());
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('30140071');
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <CepField label="CEP" placeholder="00000-000" />
        <CepField label="CEP" defaultValue="30140071" required hint="Como no cadastro" />
        <CepField label="CEP" defaultValue="30140071" error="Erro ao buscar seu cep" />
        <CepField label="CEP" defaultValue="30140071" readOnly />
        <CepField label="CEP" defaultValue="30140071" disabled disabledReason="Só a área contábil altera" />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
