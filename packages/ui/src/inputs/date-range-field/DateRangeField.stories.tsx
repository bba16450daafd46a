import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import type { DateRangeFieldProps } from './DateRangeField.types.ts';

const july = { from: '2026-07-06', to: '2026-07-16' };

const meta = preview.meta({
  title: 'Inputs/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Período',
    today: '2026-07-12',
    onValueChange: fn(),
    style: { maxInlineSize: '360px' },
  },
});

/** Two days typed as DD-MM-YYYY or chosen in one calendar (FND-089, SUP-027). */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Os últimos 12 meses', required: true, min: '2025-07-12', max: '2026-07-12' },
});

/** The last day stands before the first. */
export const Reversed = meta.story();

Reversed.test(
  'says so at the last day once it is left, and keeps both',
  async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Período Data início' });
    const to = canvas.getByRole('textbox', { name: 'Período Data fim' });
    await userEvent.type(from, '02072026');
    await userEvent.type(to, '01072026');
    await userEvent.tab();
    await waitFor(() =>
      expect(to).toHaveAccessibleDescription('A data final deve ser igual ou posterior à inicial DD-MM-AAAA'),
    );
    await expect(to).toBeInvalid();
    await expect(from).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { from: '2026-07-02', to: '2026-07-01' },
      expect.objectContaining({ problem: 'A data final deve ser igual ou posterior à inicial' }),
    );
  },
);

/** Reads like text. */
export const ReadOnly = meta.story({ args: { defaultValue: july, readOnly: true } });

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: { defaultValue: july, disabled: true, disabledReason: 'O período vem do contrato' },
});

/** Long label and message wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Período em que as requisições deste fornecedor foram enviadas para a aprovação do comercial',
    error: 'O período não pode ter mais de doze meses nem começar antes do cadastro do fornecedor',
    style: { maxInlineSize: '280px' },
  },
});

/** The days of the period stand on one band; its ends are named. */
export const Open = meta.story({
  args: { defaultValue: july, style: { maxInlineSize: '360px', minBlockSize: '480px' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
    const first = await screen.findByRole('gridcell', {
      name: 'segunda-feira, 6 de julho de 2026, início',
      selected: true,
    });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(
      screen.getByRole('gridcell', { name: 'quinta-feira, 16 de julho de 2026, fim', selected: true }),
    ).toBeVisible();
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(11);
  },
});

/** Both ends are typed, or chosen one after the other. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const from = canvas.getByRole('textbox', { name: 'Período Data início' });
    const to = canvas.getByRole('textbox', { name: 'Período Data fim' });
    const button = canvas.getByRole('button', { name: 'Abrir calendário' });
    const focused = (name: string | RegExp) =>
      waitFor(() => expect(screen.getByRole('gridcell', { name })).toHaveFocus());
    await step('Digits: get their dashes; abbreviations are written out', async () => {
      await userEvent.tab();
      await expect(from).toHaveFocus();
      await expect(from).toHaveAttribute('placeholder', 'DD-MM-AAAA');
      await userEvent.keyboard('0107');
      await expect(from).toHaveValue('01-07');
      await userEvent.tab();
      await waitFor(() => expect(from).toHaveValue('01-07-2026'));
      await userEvent.keyboard('hoje{Enter}');
      await waitFor(() => expect(to).toHaveValue('12-07-2026'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        { from: '2026-07-01', to: '2026-07-12' },
        expect.objectContaining({ problem: undefined }),
      );
    });
    await step('Enter on the button: the calendar asks for the first day, then for the last', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await focused('quarta-feira, 1 de julho de 2026, início');
      await expect(screen.getByText('Escolha a data de início')).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() =>
        expect(screen.getByText('Início em 08-07-2026. Escolha a data de fim')).toBeVisible(),
      );
      await focused('quarta-feira, 8 de julho de 2026, início');
    });
    await step('Enter on an earlier day: it becomes the first one', async () => {
      await userEvent.keyboard('{ArrowLeft} ');
      await waitFor(() =>
        expect(screen.getByText('Início em 07-07-2026. Escolha a data de fim')).toBeVisible(),
      );
    });
    await step('Escape: leaves the period as it was', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(from).toHaveValue('01-07-2026');
      await expect(to).toHaveValue('12-07-2026');
    });
    await step('Enter on the last day: closes the calendar', async () => {
      await userEvent.keyboard('{Enter}');
      await focused('quarta-feira, 1 de julho de 2026, início');
      await userEvent.keyboard('{Enter}{PageDown}{Enter}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(to).toHaveValue('01-08-2026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        { from: '2026-07-01', to: '2026-08-01' },
        expect.objectContaining({ event: undefined }),
      );
    });
  },
});

/** Two presses choose the period; a press elsewhere closes the calendar. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Abrir calendário' });
    await step('A press elsewhere closes it', async () => {
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog', { name: 'Escolher período: Período' });
      await userEvent.click(document.body);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });
    await step('Two presses choose', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('gridcell', { name: /, 6 de julho/ }));
      await userEvent.click(screen.getByRole('gridcell', { name: /, 10 de julho/ }));
      await waitFor(() =>
        expect(args.onValueChange).toHaveBeenLastCalledWith(
          { from: '2026-07-06', to: '2026-07-10' },
          { event: undefined, texts: { from: '06-07-2026', to: '10-07-2026' }, problem: undefined },
        ),
      );
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
  },
});

function SheetField({ label, ...rest }: DateRangeFieldProps) {
  return <DateRangeField {...rest} label={`${label} (${useSheetName()})`} style={{ inlineSize: '300px' }} />;
}

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <SheetField label="Vazio" />
        <SheetField label="Preenchido" defaultValue={july} required hint="Os últimos 12 meses" />
        <SheetField label="Inválido" defaultValue={july} error="O período passa de 12 meses" />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <SheetField label="Somente leitura" defaultValue={july} readOnly />
        <SheetField label="Desabilitado" defaultValue={july} disabled disabledReason="Vem do contrato" />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
