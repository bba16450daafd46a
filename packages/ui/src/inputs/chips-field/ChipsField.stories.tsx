import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { ChipsField } from './ChipsField.tsx';

const meta = preview.meta({
  title: 'Inputs/ChipsField',
  component: ChipsField,
  args: { label: 'Cores', onValueChange: fn() },
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Cores/ });
const chips = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);

/** Enter makes a chip of what is typed. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: {
    hint: 'Tecle Enter depois de cada cor',
    placeholder: 'AZUL',
    defaultValue: ['AZUL', 'VERDE'],
    maxItems: 5,
    required: true,
  },
});

/** What is there already, too much or wrong stays in the field with the reason. */
export const Refused = meta.story({
  args: {
    defaultValue: ['AZUL'],
    maxItems: 2,
    validate: (text: string) => (text.length < 3 ? 'Digite ao menos 3 letras' : undefined),
  },
  play: async ({ args, userEvent }) => {
    for (const [text, reason] of [
      ['azul', 'AZUL já foi incluído'],
      ['ro', 'Digite ao menos 3 letras'],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${text}{Enter}`);
      await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(`^${reason}`)));
      await expect(field()).toHaveValue(text.toUpperCase());
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.type(field(), 'rosa{Enter}');
    await waitFor(() => expect(chips()).toEqual(['AZUL', 'ROSA']));
    await userEvent.type(field(), 'verde{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/^Inclua no máximo 2 itens/));
  },
});

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({ args: { required: true, error: 'Inclua ao menos uma cor' } });

/** The chips show, and cannot be removed. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: ['AZUL', 'VERDE'] } });

/** Says why it is disabled and who can change that. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: ['AZUL'], disabledReason: 'O cadastro está em análise' },
});

/** Long items wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Cores em que o produto é vendido, como aparecem na etiqueta e na embalagem',
    defaultValue: ['AZUL-MARINHO COM DETALHES EM BRANCO E DOURADO NAS LATERAIS', 'VERDE', 'PRETO', 'ROSA'],
    style: { maxInlineSize: '320px' },
  },
});

/** Made by Enter and comma, taken out by Backspace. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter, comma: make chips, in capitals', async () => {
      await userEvent.tab();
      await userEvent.keyboard('azul  claro{Enter}verde,');
      await waitFor(() => expect(chips()).toEqual(['AZUL CLARO', 'VERDE']));
      await expect(field()).toHaveValue('');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['AZUL CLARO', 'VERDE'], {
        items: ['VERDE'],
        reason: 'add',
      });
      await expect(canvas.getByText('VERDE adicionado')).toBeInTheDocument();
    });
    await step('Backspace in the empty field: takes the last one out', async () => {
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(chips()).toEqual(['AZUL CLARO']));
    });
    await step('Tab: leaves, and keeps what was typed', async () => {
      await userEvent.keyboard('rosa');
      await userEvent.tab();
      await waitFor(() => expect(chips()).toEqual(['AZUL CLARO', 'ROSA']));
    });
  },
});

/** A list is pasted; a press takes a chip out. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field());
    await userEvent.paste('azul; verde\nazul, rosa');
    await waitFor(() => expect(chips()).toEqual(['AZUL', 'VERDE', 'ROSA']));
    await expect(field()).toHaveValue('AZUL');
    await userEvent.clear(field());
    await userEvent.click(canvas.getByRole('button', { name: 'Remover VERDE' }));
    await waitFor(() => expect(chips()).toEqual(['AZUL', 'ROSA']));
    await expect(canvas.getByRole('button', { name: 'Remover ROSA' })).toHaveFocus();
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="items">
        <ChipsField label="Vazio" placeholder="AZUL" />
        <ChipsField
          label="Com itens"
          defaultValue={['AZUL', 'VERDE']}
          hint="Tecle Enter depois de cada cor"
        />
        <ChipsField label="Inválido" error="Inclua ao menos uma cor" required />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <ChipsField label="Somente leitura" defaultValue={['AZUL', 'VERDE']} readOnly />
        <ChipsField label="Desabilitado" defaultValue={['AZUL']} disabled disabledReason="Em análise" />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
