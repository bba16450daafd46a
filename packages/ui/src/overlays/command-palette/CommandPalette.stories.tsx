import { Building2, History, Package, PanelTop } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { PalettePanel } from './PalettePanel.tsx';
import type { CommandGroup } from './paletteOptions.ts';

const recent: CommandGroup = {
  id: 'recent',
  label: 'Abertos recentemente',
  items: [
    { id: '87', label: 'PANELA TRAMONTINA 4,5 LT SOLAR', description: 'Família', icon: <History /> },
    { id: '61', label: 'PANELAS DA SERRA', description: 'Parceiro', icon: <History /> },
  ],
};

const pages: CommandGroup = {
  id: 'pages',
  label: 'Páginas',
  items: [
    { id: 'catalogue', label: 'Catálogo de produtos', icon: <PanelTop /> },
    { id: 'partners', label: 'Parceiros', icon: <PanelTop /> },
  ],
};

const suppliers: CommandGroup = {
  id: 'suppliers',
  label: 'Fornecedores',
  items: [{ id: '61', label: 'PANELAS DA SERRA', description: '11.222.333/0001-81', icon: <Building2 /> }],
};

const products: CommandGroup = {
  id: 'products',
  label: 'Produtos',
  items: [
    { id: '1', label: 'PANELA SOLAR VERMELHA 4,5 LT', description: '7891000315507', icon: <Package /> },
    { id: '2', label: 'PANELA SOLAR VERMELHA 1,5 LT', description: '7891000315606', icon: <Package /> },
  ],
};

/** A button that opens the palette, which searches at once. */
function Searched({
  open: openAtFirst,
  value: typed,
  onOpenChange,
  onValueChange,
  ...props
}: ComponentProps<typeof CommandPalette>) {
  const [open, setOpen] = useState(openAtFirst);
  const [value, setValue] = useState(typed);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buscar</Button>
      <CommandPalette
        {...props}
        open={open}
        value={value}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
        onValueChange={(text) => {
          onValueChange(text);
          setValue(text);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Buscar no portal',
    placeholder: 'Página, fornecedor, família, produto ou solicitação',
    value: '',
    onValueChange: fn(),
    groups: [recent, pages],
    onSelect: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Searched {...args} />,
});

/** Nothing is typed: what was opened last comes first, then where one can go. */
export const Default = meta.story();

Default.test('announces its groups and how much there is, and starts on the first', async () => {
  const list = within(await screen.findByRole('listbox', { name: 'Buscar no portal' }));
  await expect(list.getByRole('group', { name: 'Abertos recentemente' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Páginas' })).toBeVisible();
  await expect(list.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  await expect(screen.getByRole('status')).toHaveTextContent('4 resultados');
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { value: 'panela', groups: [suppliers, products] } });

/** Some answers are there, others on their way: what was found before stays dimmed and cannot be chosen. */
export const Loading = meta.story({
  args: {
    value: 'panela s',
    groups: [
      { ...suppliers, items: [], loading: true },
      { ...products, loading: true },
      { ...pages, items: pages.items.slice(0, 1) },
    ],
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Procurando…')).toBeInTheDocument();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByText('PANELA SOLAR VERMELHA 4,5 LT'));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** The first of many: what is announced is how many there are, and the last option leads to the list of them. */
export const More = meta.story({
  args: {
    value: 'panela',
    groups: [suppliers, { ...products, all: { id: 'panela', total: 121 } }],
  },
  play: async ({ args, userEvent, step }) => {
    await step('All are counted, not those that are shown', async () => {
      await expect(await screen.findByRole('status')).toHaveTextContent(/^122 resultados$/);
    });
    await step('The list is chosen as any other', async () => {
      const group = within(screen.getByRole('group', { name: 'Produtos' }));
      await expect(group.getAllByRole('option').at(-1)).toHaveAccessibleName('Ver na lista 121 resultados');
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith(
        { id: 'panela', label: 'Produtos' },
        expect.objectContaining({ id: 'products' }),
      );
    });
  },
});

/** Nothing was found: it says for what. */
export const Empty = meta.story({
  args: { value: 'zabumba', groups: [{ ...suppliers, items: [] }] },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Nada encontrado para “zabumba”');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** Too short to be searched: it says from when on, not that there is nothing. */
export const TooShort = meta.story({
  args: { value: '3', groups: [{ ...pages, items: [] }], minSearchLength: 2 },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(
      /^Digite ao menos 2 caracteres para pesquisar$/,
    );
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('Nada encontrado');
  },
});

/** One group could not be read; the others are there, and it can be tried again, by keyboard too. */
export const ErrorState = meta.story({
  args: {
    value: 'panela',
    groups: [
      {
        ...suppliers,
        items: [],
        error: { message: 'Não foi possível procurar fornecedores', code: '7f3a9c21d4e8' },
      },
      products,
    ],
  },
  play: async ({ args, userEvent }) => {
    const status = '2 resultados. Não foi possível procurar em Fornecedores.';
    await expect(await screen.findByText(status)).toBeInTheDocument();
    await expect(await screen.findByText('7f3a9c21d4e8')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'suppliers' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** Long names wrap, and what tells them apart stays in sight. */
export const LongContent = meta.story({
  args: {
    value: 'comercial',
    groups: [
      {
        ...suppliers,
        items: Array.from({ length: 12 }, (_, index) => ({
          id: String(index),
          label: 'COMERCIAL ANDRADE IMPORTAÇÃO, EXPORTAÇÃO E DISTRIBUIÇÃO DE ALIMENTOS DO NORDESTE LTDA',
          description: `11.222.333/00${String(index + 10)}-81`,
          icon: <Building2 />,
        })),
      },
    ],
  },
});

/** On a phone it takes the whole window. */
export const Narrow = meta.story({
  args: { value: 'panela', groups: [suppliers, products, pages] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

const isActive = (name: string) =>
  waitFor(() => {
    const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
    return expect(document.getElementById(id)).toHaveAccessibleName(name);
  });

/** Arrows, Home and End move through all groups and hold at the ends, Enter chooses, Escape closes. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Buscar' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await step('No key: focus starts in the input, the first option is active', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Buscar no portal' })).toHaveFocus());
      await isActive('PANELA TRAMONTINA 4,5 LT SOLAR Família');
    });
    await step('Down, Up: go from group to group, and hold at the first', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await isActive('Catálogo de produtos');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
      await isActive('PANELA TRAMONTINA 4,5 LT SOLAR Família');
    });
    await step('End, Home: jump', async () => {
      await userEvent.keyboard('{End}');
      await isActive('Parceiros');
      await userEvent.keyboard('{Home}');
      await isActive('PANELA TRAMONTINA 4,5 LT SOLAR Família');
    });
    await step('Escape: closes and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Enter: chooses the active option', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await isActive('PANELAS DA SERRA Parceiro');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith(
        expect.objectContaining({ label: 'PANELAS DA SERRA' }),
        expect.objectContaining({ id: 'recent' }),
      );
    });
    await step('Letters: the first is active again', async () => {
      await userEvent.keyboard('{End}p');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('p');
      await isActive('PANELA TRAMONTINA 4,5 LT SOLAR Família');
    });
  },
});

/** A press on an option chooses it; the cross and a press outside close. */
export const Pointer = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Buscar' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await step('A heading chooses nothing, an option does', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByText('Páginas'));
      await expect(args.onSelect).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('option', { name: 'Parceiros' }));
      await expect(args.onSelect).toHaveBeenCalledOnce();
    });
    await step('The cross and a press outside close', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
      await isClosed();
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog');
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await isClosed();
    });
  },
});

/** Its states, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: ({ open: _open, onOpenChange: _close, ...args }) => (
    <StateMatrix>
      <PalettePanel {...args} onClose={fn()} />
      <PalettePanel
        {...args}
        value="panela"
        groups={[
          { ...suppliers, items: [], loading: true },
          { ...pages, items: [], error: { message: 'Não foi possível procurar páginas' } },
          { ...products, all: { id: 'panela', total: 10_000, hasUncounted: true } },
        ]}
        onClose={fn()}
      />
      <PalettePanel {...args} value="zabumba" groups={[]} onClose={fn()} />
    </StateMatrix>
  ),
});
