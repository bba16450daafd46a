import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Observações', onValueChange: fn() },
});

/** Free text in several lines, as typed. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'O fornecedor lê este texto', maxLength: 200, rows: 6 },
});

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({ args: { required: true, error: 'Informe as observações' } });

/** Reads like text. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'Documento vencido em 12/07/2026.' },
});

/** Says why it is disabled. */
export const Disabled = meta.story({
  args: {
    disabled: true,
    defaultValue: 'Em análise',
    disabledReason: 'Somente o comprador da solicitação comenta',
  },
});

/** The count of characters appears when few are left. */
export const NearLimit = meta.story({
  args: { maxLength: 40, defaultValue: 'Falta a página 2 do contrato social.' },
});

/** Long text wraps and can be drawn larger. */
export const LongContent = meta.story({
  args: {
    label:
      'Observações para o fornecedor sobre os documentos que precisam ser corrigidos antes da próxima análise',
    defaultValue:
      'O contrato social enviado não traz a última alteração. Envie a versão consolidada, com todas as páginas legíveis, e confirme o endereço da filial que emite as notas fiscais.',
    style: { maxInlineSize: '320px' },
  },
});

/** Tab reaches and leaves it, Enter starts a line. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Observações' });
    await step('Enter: starts a line', async () => {
      await userEvent.tab();
      await userEvent.keyboard('Um{Enter}dois');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Um\ndois', expect.anything());
    });
    await step('Tab: leaves it', async () => {
      await userEvent.tab();
      await expect(area).not.toHaveFocus();
    });
  },
});

/** A press focuses it; pasted text keeps its letters. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Observações' });
    await userEvent.click(area);
    await userEvent.paste('Texto com Letras');
    await expect(area).toHaveValue('Texto com Letras');
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="states">
        <TextArea label="Vazio" placeholder="Escreva aqui" />
        <TextArea
          label="Preenchido"
          defaultValue="Documento vencido."
          hint="O fornecedor lê este texto"
          required
        />
        <TextArea label="Inválido" error="Informe as observações" />
        <TextArea label="Somente leitura" defaultValue="Documento vencido." readOnly />
        <TextArea label="Desabilitado" defaultValue="Documento vencido." disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
