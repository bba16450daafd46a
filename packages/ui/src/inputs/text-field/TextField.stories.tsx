import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Razão social', onValueChange: fn() },
});

/** Typed text becomes capitals. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: {
    hint: 'Como consta no contrato social',
    placeholder: 'EXEMPLO LTDA',
    required: true,
    maxLength: 100,
  },
});

/** The red asterisk of a required field. */
export const Required = meta.story({ args: { required: true } });

/** Help below the field. */
export const WithHint = meta.story({ args: { hint: 'Como consta no contrato social' } });

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({
  args: { required: true, hint: 'Como consta no contrato social', error: 'Campo obrigatório' },
});

Invalid.test('is described by its error', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'Razão social' });
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('Campo obrigatório');
});

/** Reads like text; can be selected and copied. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'COMERCIAL EXEMPLO LTDA' } });

/** Says why it is disabled and who can change that. */
export const Disabled = meta.story({
  args: {
    disabled: true,
    defaultValue: 'Comercial Exemplo',
    disabledReason: 'Somente a área contábil altera este campo',
  },
});

Disabled.test('keeps its value as it is and gives the reason', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Razão social' });
  await userEvent.click(input);
  await userEvent.keyboard('x');
  await expect(input).toHaveValue('Comercial Exemplo');
  await expect(input).toHaveAccessibleDescription('Somente a área contábil altera este campo');
  await expect(args.onValueChange).not.toHaveBeenCalled();
});

/** An e-mail keeps its letters as typed. */
export const Email = meta.story({
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', placeholder: 'nome@empresa.com.br' },
});

Email.test('keeps small letters', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'E-mail' });
  await userEvent.type(input, 'ana@exemplo.com.br');
  await expect(input).toHaveValue('ana@exemplo.com.br');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('ana@exemplo.com.br', expect.anything());
});

/** Unit or symbol inside the box. */
export const WithAffixes = meta.story({
  args: { label: 'Peso', prefix: '≈', suffix: 'g', inputMode: 'decimal', defaultValue: '1.250,00' },
});

/** Label for assistive technology only, as in a filter bar. */
export const HiddenLabel = meta.story({
  args: {
    label: 'Pesquisar',
    hideLabel: true,
    placeholder: 'Pesquisar',
    type: 'search',
    prefix: <Search aria-hidden="true" />,
  },
});

/** The count of characters appears when few are left. */
export const NearLimit = meta.story({
  args: { label: 'Nome do produto', maxLength: 40, defaultValue: 'SUPORTE ARTICULADO PARA TV 32 A 65"' },
});

/** Portuguese labels and messages are long: they wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Nome fantasia do estabelecimento como deve aparecer nos documentos fiscais emitidos pela empresa',
    defaultValue:
      'COMERCIAL DISTRIBUIDORA DE PRODUTOS ALIMENTÍCIOS E UTILIDADES DOMÉSTICAS EXEMPLO DO BRASIL LTDA',
    error:
      'O nome não pode ter mais de 100 caracteres e não pode repetir o nome de outro fornecedor já cadastrado',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches it, typing writes capitals where the caret stands. */
export const Keyboard = meta.story({
  args: { defaultValue: 'AB' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Razão social' });
    await step('Tab: reaches it', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
    });
    await step('Letters: in the middle capitals are written, and the caret stays', async () => {
      input.setSelectionRange(1, 1);
      await userEvent.keyboard('çx');
      await expect(input).toHaveValue('AÇXB');
      await expect(input.selectionStart).toBe(3);
      await expect(args.onValueChange).toHaveBeenLastCalledWith('AÇXB', expect.anything());
    });
    await step('Backspace: erases before the caret', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('AÇB');
    });
  },
});

/** A press anywhere in the box goes to the text; pasted text becomes capitals. */
export const Pointer = meta.story({
  args: { prefix: 'R$' },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Razão social' });
    await step('A press beside the text focuses it', async () => {
      await userEvent.click(canvas.getByText('R$'));
      await expect(input).toHaveFocus();
    });
    await step('Pasted text becomes capitals', async () => {
      await userEvent.paste('exemplo ltda');
      await expect(input).toHaveValue('EXEMPLO LTDA');
    });
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="text">
        <TextField label="Vazio" placeholder="EXEMPLO LTDA" />
        <TextField label="Preenchido" defaultValue="EXEMPLO LTDA" hint="Como consta no contrato" required />
        <TextField label="Inválido" defaultValue="EX" error="Digite ao menos 3 caracteres" />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <TextField label="Somente leitura" defaultValue="EXEMPLO LTDA" readOnly />
        <TextField
          label="Desabilitado"
          defaultValue="EXEMPLO LTDA"
          disabled
          disabledReason="Aguarda a análise"
        />
      </StateMatrix.Row>
      <StateMatrix.Row label="affixes">
        <TextField label="Preço" prefix="R$" defaultValue="1.234,56" />
        <TextField label="Largura" suffix="cm" defaultValue="12,50" />
        <TextField
          label="Pesquisar"
          hideLabel
          placeholder="Pesquisar"
          prefix={<Search aria-hidden="true" />}
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
