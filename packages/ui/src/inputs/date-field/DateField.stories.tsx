import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { DateField } from './DateField.tsx';

const weekendsAndHolidays = (date: string) => {
  if (date === '2026-07-09') return 'Feriado estadual em São Paulo';
  return [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) ? 'Fim de semana' : undefined;
};

const meta = preview.meta({
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Data de faturamento', today: '2026-07-12', onValueChange: fn() },
});

/** Typed as DD/MM/YYYY or chosen in a calendar (FND-088). */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: {
    hint: 'A partir de amanhã',
    required: true,
    min: '2026-07-13',
    max: '2026-12-31',
    dayHint: weekendsAndHolidays,
  },
});

/** A text that is no date stays and says so once it is left. */
export const Invalid = meta.story();

Invalid.test('keeps what was typed and says that it is no date', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Data de faturamento' });
  await userEvent.type(input, '31022026');
  await expect(input).toBeValid();
  await userEvent.tab();
  await waitFor(() => expect(input).toHaveAccessibleDescription('Data inválida'));
  await expect(input).toHaveValue('31/02/2026');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(null, {
    event: expect.anything(),
    text: '31/02/2026',
    problem: 'Data inválida',
  });
});

/** A date before the first or after the last one says which. */
export const OutOfBounds = meta.story({ args: { min: '2026-07-01', max: '2026-12-31' } });

OutOfBounds.test('gives the bound as the reason', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Data de faturamento' });
  await userEvent.type(input, '30/06/2026');
  await userEvent.tab();
  await waitFor(() => expect(input).toHaveAccessibleDescription('A data deve ser a partir de 01/07/2026'));
  await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-06-30', expect.anything());
});

/** Reads like text. */
export const ReadOnly = meta.story({ args: { defaultValue: '2026-07-12', readOnly: true } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: {
    defaultValue: '2026-07-12',
    disabled: true,
    disabledReason: 'A data não muda depois da aprovação',
  },
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Data em que o fornecedor se compromete a faturar a primeira entrega deste pedido de compra',
    error: 'A data de faturamento não pode ser anterior à data em que o pedido foi aprovado pelo comprador',
    style: { maxInlineSize: '320px' },
  },
});

/** The calendar: today outlined, days out of bounds struck through, weekends and holidays marked. */
export const Open = meta.story({
  args: {
    defaultValue: '2026-07-16',
    min: '2026-07-03',
    dayHint: weekendsAndHolidays,
    dayDisabledReason: (date) => (date === '2026-07-20' ? 'Não há recebimento neste dia' : undefined),
    style: { maxInlineSize: '320px', minBlockSize: '480px' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
    const chosen = await screen.findByRole('gridcell', { name: 'quinta-feira, 16 de julho de 2026' });
    await waitFor(() => expect(chosen).toHaveFocus());
  },
});

Open.test('reaches a day that cannot be chosen and gives the reason', async ({ args, userEvent }) => {
  await waitFor(() => expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  const day = screen.getByRole('gridcell', {
    name: 'segunda-feira, 20 de julho de 2026, Não há recebimento neste dia',
  });
  await expect(day).toHaveFocus();
  await expect(day).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Não há recebimento neste dia'));
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await expect(
    screen.getByRole('gridcell', { name: 'quinta-feira, 9 de julho de 2026, Feriado estadual em São Paulo' }),
  ).toBeVisible();
});

/** Typed with abbreviations; the calendar walked as the ARIA pattern has it (DAT-12). */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Data de faturamento' });
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());
    await step('Digits: get their slashes', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('3101');
      await expect(input).toHaveValue('31/01');
    });
    await step('Enter: writes out what is meant', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveValue('31/01/2026'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-01-31', expect.anything());
    });
    const button = canvas.getByRole('button', { name: 'Abrir calendário' });
    await step('Enter on the button: opens the calendar on the date', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await focused('sábado, 31 de janeiro de 2026');
    });
    await step('Arrow keys, Home, End, Page Up, Page Down: move', async () => {
      await userEvent.keyboard('{PageDown}');
      await focused('sábado, 28 de fevereiro de 2026');
      await expect(screen.getByText('fevereiro de 2026')).toBeInTheDocument();
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await focused('sexta-feira, 28 de fevereiro de 2025');
      await userEvent.keyboard('{Home}');
      await focused('domingo, 23 de fevereiro de 2025');
      await userEvent.keyboard('{End}{ArrowRight}');
      await focused('domingo, 2 de março de 2025');
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
      await focused('sábado, 1 de março de 2025');
    });
    await step('Tab: stays inside and reaches month and year', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Mês anterior' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Mês' })).toHaveFocus());
    });
    await step('Escape: closes and chooses nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(input).toHaveValue('31/01/2026');
    });
    await step('Space: chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await focused('sábado, 31 de janeiro de 2026');
      await userEvent.keyboard('{ArrowRight} ');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(input).toHaveValue('01/02/2026');
    });
  },
});

/** Month and year are chosen above, the day with a press. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Abrir calendário' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Escolher data: Data de faturamento' });
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: 'domingo, 12 de julho de 2026' })).toHaveAttribute(
        'aria-current',
        'date',
      ),
    );
    await step('Month and year change what is shown, and keep focus', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mês' }), 'fevereiro');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ano' }), '2028');
      await userEvent.click(screen.getByRole('button', { name: 'Próximo mês' }));
      await expect(screen.getByRole('button', { name: 'Próximo mês' })).toHaveFocus();
      await expect(screen.getByRole('grid', { name: 'março de 2028' })).toBeVisible();
    });
    await step('A press chooses', async () => {
      await userEvent.click(screen.getByRole('gridcell', { name: 'quarta-feira, 1 de março de 2028' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2028-03-01', {
        event: undefined,
        text: '01/03/2028',
        problem: undefined,
      });
    });
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <DateField label="Vazio" />
        <DateField label="Preenchido" defaultValue="2026-07-12" required hint="A partir de 01/07/2026" />
        <DateField
          label="Inválido"
          defaultValue="2026-06-30"
          error="A data deve ser a partir de 01/07/2026"
        />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <DateField label="Somente leitura" defaultValue="2026-07-12" readOnly />
        <DateField
          label="Desabilitado"
          defaultValue="2026-07-12"
          disabled
          disabledReason="Aguarda a aprovação"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
