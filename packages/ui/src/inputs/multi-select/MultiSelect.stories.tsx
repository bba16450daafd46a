import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const brands = ['BOA MESA', 'CAMPO BELO', 'FLOR DE ALGODÃO', 'NOVA SAFRA', 'SERRA AZUL', 'VALE VERDE'].map(
  (label, index) => ({ value: `${index + 1}`, label }),
);

const programs = [
  { value: 'NaoSeAplica', label: 'Não se aplica' },
  { value: 'Natal', label: 'Natal' },
  { value: 'Pascoa', label: 'Páscoa' },
];

const meta = preview.meta({
  title: 'Inputs/MultiSelect',
  component: MultiSelect,
  args: { label: 'Marcas', options: brands, onValueChange: fn() },
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /./ });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const chips = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('listitem')
    .map((chip) => chip.textContent);

/** Options become chips. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'As que a empresa distribui', defaultValue: brands.slice(0, 2), maxChips: 3, required: true },
});

/** The first chips; the rest behind "+N". */
export const Collapsed = meta.story({ args: { defaultValue: brands, maxChips: 2 } });

Collapsed.test('shows all at a press and few again', async ({ canvas, userEvent }) => {
  await expect(chips()).toEqual(['BOA MESA', 'CAMPO BELO', '+4']);
  await userEvent.click(canvas.getByRole('button', { name: '+4 selecionados' }));
  await expect(chips()).toHaveLength(7);
  await userEvent.click(canvas.getByRole('button', { name: 'Mostrar menos' }));
  await expect(chips()).toHaveLength(3);
});

/** New ones are made of what is typed, by Enter or by a press of what the list offers. */
export const Creating = meta.story({
  args: {
    defaultValue: brands.slice(0, 1),
    onCreate: async (text: string) => {
      if (text === 'recusada') throw new Error('Já existe uma marca inativa com este nome');
      return { value: text, label: text.toUpperCase() };
    },
  },
  play: async ({ args, userEvent, step }) => {
    await step('Enter makes a new option of a new name', async () => {
      await userEvent.type(field(), 'terra nova');
      await expect(await screen.findByText('Tecle Enter para criar terra nova')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(chips()).toEqual(['BOA MESA', 'TERRA NOVA']));
    });
    await step('So does a press of the offer', async () => {
      await userEvent.type(field(), 'terra velha');
      await userEvent.click(
        await screen.findByRole('button', { name: 'Tecle Enter para criar terra velha' }),
      );
      await waitFor(() => expect(chips()).toEqual(['BOA MESA', 'TERRA NOVA', 'TERRA VELHA']));
    });
    await step('A name that exists is chosen instead', async () => {
      await userEvent.type(field(), 'serra azul{Enter}');
      await waitFor(() => expect(chips()).toEqual(['BOA MESA', 'TERRA NOVA', 'TERRA VELHA', 'SERRA AZUL']));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), {
        option: brands[4],
        reason: 'add',
      });
    });
    await step('A refusal takes the chip back, says why and gives the text back', async () => {
      await userEvent.type(field(), 'recusada{Enter}');
      await waitFor(() =>
        expect(field()).toHaveAccessibleDescription(/^Já existe uma marca inativa com este nome/),
      );
      await expect(field()).toHaveValue('recusada');
      await expect(chips()).toHaveLength(4);
    });
  },
});

/** "Não se aplica" stands alone (FRM-37). */
export const Exclusive = meta.story({
  args: {
    label: 'Introdução em programas',
    options: programs,
    exclusiveValue: 'NaoSeAplica',
    defaultValue: programs.slice(1),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Não se aplica' }));
    await waitFor(() => expect(chips()).toEqual(['Não se aplica']));
    await userEvent.click(screen.getByRole('option', { name: 'Natal' }));
    await waitFor(() => expect(chips()).toEqual(['Natal']));
  },
});

/** What is wrong, in place of the hint. */
export const Invalid = meta.story({ args: { required: true, error: 'Escolha ao menos uma marca' } });

/** The chips show, and cannot be removed. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: brands.slice(0, 3) } });

ReadOnly.test('opens nothing and has nothing to press (CMB-18)', async ({ canvas, userEvent }) => {
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Backspace}');
  await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  await expect(chips()).toHaveLength(3);
});

/** Says why it is disabled and who can change that. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: brands.slice(0, 2), disabledReason: 'O cadastro está em análise' },
});

/** Long names wrap, in chips too. */
export const LongContent = meta.story({
  args: {
    label: 'Marcas que o fornecedor distribui com exclusividade em todo o território nacional',
    defaultValue: [
      { value: 'long', label: 'COMERCIAL ANDRADE IMPORTAÇÃO E DISTRIBUIÇÃO DE ALIMENTOS E UTILIDADES' },
      ...brands,
    ],
    style: { maxInlineSize: '320px' },
  },
});

/** The list as it opens, with what is chosen. */
export const Open = meta.story({
  args: { defaultValue: brands.slice(1, 3) },
  tags: ['visual'],
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    const list = await screen.findByRole('listbox', { name: 'Marcas' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(2);
  },
});

/** Chosen, taken out and walked by keys. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter: chooses, and the list stays open', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(chips()).toEqual(['CAMPO BELO']));
      await expect(active()).toHaveTextContent('CAMPO BELO');
      await expect(active()).toHaveAttribute('aria-selected', 'true');
    });
    await step('Letters, Enter: filter, and choose the first', async () => {
      await userEvent.keyboard('algodao{Enter}');
      await waitFor(() => expect(chips()).toEqual(['CAMPO BELO', 'FLOR DE ALGODÃO']));
      await expect(field()).toHaveValue('');
    });
    await step('Enter on a chosen option: takes it out', async () => {
      await userEvent.keyboard('{Home}{Enter}{Enter}');
      await waitFor(() => expect(chips()).toEqual(['CAMPO BELO', 'FLOR DE ALGODÃO']));
    });
    await step('Escape, Backspace: close, and take the last one out', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(chips()).toEqual(['CAMPO BELO']));
      await expect(args.onValueChange).toHaveBeenLastCalledWith([brands[1]], {
        option: brands[2],
        reason: 'remove',
      });
    });
    await step('Shift and Tab: reach a chip; focus is kept when it is gone', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Remover CAMPO BELO' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field()).toHaveFocus());
      await expect(canvas.getByText('CAMPO BELO removido')).toBeInTheDocument();
    });
  },
});

/** Chosen and taken out by presses. */
export const Pointer = meta.story({
  args: { defaultValue: brands.slice(0, 3) },
  play: async ({ canvas, userEvent, step }) => {
    await step('A press on an option chooses it', async () => {
      await userEvent.click(field());
      await userEvent.click(await screen.findByRole('option', { name: 'VALE VERDE' }));
      await waitFor(() => expect(chips()).toHaveLength(4));
      await expect(field()).toHaveFocus();
    });
    await step('The button of a chip takes it out; focus goes to its neighbour', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remover CAMPO BELO' }));
      await waitFor(() => expect(chips()).toEqual(['BOA MESA', 'FLOR DE ALGODÃO', 'VALE VERDE']));
      await expect(canvas.getByRole('button', { name: 'Remover FLOR DE ALGODÃO' })).toHaveFocus();
    });
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="choice">
        <MultiSelect label="Vazio" options={brands} />
        <MultiSelect label="Escolhidas" options={brands} defaultValue={brands.slice(0, 2)} />
        <MultiSelect label="Recolhidas" options={brands} defaultValue={brands} maxChips={1} />
        <MultiSelect label="Inválido" options={brands} error="Escolha ao menos uma marca" required />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <MultiSelect label="Somente leitura" options={brands} defaultValue={brands.slice(0, 2)} readOnly />
        <MultiSelect label="Desabilitado" options={brands} defaultValue={brands.slice(0, 1)} disabled />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
