import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';

const yesNo: RadioOption[] = [
  { value: 'Sim', label: 'Sim' },
  { value: 'Nao', label: 'Não' },
];

const terms: RadioOption[] = [
  { value: 'Padrao', label: 'Padrão', description: 'Um vencimento, contado da data de faturamento' },
  { value: 'Parcelado', label: 'Parcelado', description: 'De duas a seis parcelas' },
  {
    value: 'Periodo',
    label: 'Período',
    disabled: true,
    disabledReason: 'O fornecedor não aceita compras por período',
  },
];

const meta = preview.meta({
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Liberação especial',
    options: yesNo,
    orientation: 'horizontal' as const,
    onValueChange: fn(),
  },
});

/** Two short options in a line. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Dispensa a conferência da entrega', required: true, defaultValue: 'Nao' },
});

/** Options below each other, with what there is to say about them; one cannot be chosen and says why. */
export const WithDescriptions = meta.story({
  args: { label: 'Tipo de prazo', options: terms, orientation: 'vertical', defaultValue: 'Padrao' },
});

WithDescriptions.test('describes each option, the reason of a disabled one too', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Parcelado' })).toHaveAccessibleDescription(
    'De duas a seis parcelas',
  );
  const disabled = canvas.getByRole('radio', { name: 'Período' });
  await expect(disabled).toBeDisabled();
  await expect(disabled).toHaveAccessibleDescription('O fornecedor não aceita compras por período');
});

/** What is wrong, below. */
export const Invalid = meta.story({ args: { required: true, error: 'Escolha uma opção' } });

/** Shows its state, refuses presses, takes focus. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'Sim' } });

ReadOnly.test('keeps its choice', async ({ args, canvas, userEvent }) => {
  const yes = canvas.getByRole('radio', { name: 'Sim' });
  await userEvent.click(canvas.getByRole('radio', { name: 'Não' }));
  await expect(yes).toBeChecked();
  await expect(args.onValueChange).not.toHaveBeenCalled();
});

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Sim', disabledReason: 'Somente o comercial altera este campo' },
});

/** Long labels wrap beside their buttons. */
export const LongContent = meta.story({
  args: {
    label: 'O fornecedor entrega em todas as lojas da rede ou somente no centro de distribuição da região?',
    orientation: 'vertical',
    options: [
      {
        value: 'lojas',
        label: 'Entrega em todas as lojas da rede, inclusive nas que abrem durante a vigência do contrato',
        description: 'O frete entra no custo de cada loja conforme a tabela vigente na data do pedido',
      },
      { value: 'cd', label: 'Somente no centro de distribuição' },
    ],
    error: 'Escolha onde o fornecedor entrega antes de enviar o cadastro para a análise',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches the group, arrows choose. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const yes = canvas.getByRole('radio', { name: 'Sim' });
    const no = canvas.getByRole('radio', { name: 'Não' });
    await step('Tab, Space: reach it, and choose', async () => {
      await userEvent.tab();
      await expect(yes).toHaveFocus();
      await expect(yes).not.toBeChecked();
      await userEvent.keyboard(' ');
      await expect(yes).toBeChecked();
    });
    await step('Arrow keys: move and choose', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(no).toHaveFocus();
      await expect(no).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Nao', expect.anything());
      await userEvent.keyboard('{ArrowUp}');
      await expect(yes).toBeChecked();
    });
  },
});

/** Button and label can be pressed. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Não'));
    await expect(canvas.getByRole('radio', { name: 'Não' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sim' }));
    await expect(canvas.getByRole('radio', { name: 'Não' })).not.toBeChecked();
  },
});

function SheetGroup({ label, ...rest }: RadioGroupProps) {
  return <RadioGroup {...rest} label={`${label} (${useSheetName()})`} />;
}

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <SheetGroup label="Vazio" options={yesNo} orientation="horizontal" />
        <SheetGroup label="Escolhido" options={yesNo} orientation="horizontal" defaultValue="Sim" required />
        <SheetGroup label="Inválido" options={yesNo} orientation="horizontal" error="Escolha uma opção" />
        <SheetGroup label="Tipo de prazo" options={terms} defaultValue="Padrao" />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <SheetGroup
          label="Somente leitura"
          options={yesNo}
          orientation="horizontal"
          defaultValue="Sim"
          readOnly
        />
        <SheetGroup
          label="Desabilitado"
          options={yesNo}
          orientation="horizontal"
          defaultValue="Sim"
          disabled
          disabledReason="Aguarda a análise"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
