import { Copy, MoreVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './menuItem.ts';

const onEdit = fn();
const onExport = fn();
const onDelete = fn();

const items: readonly MenuEntry[] = [
  { id: 'edit', label: 'Editar', icon: <Pencil />, onSelect: onEdit },
  {
    id: 'copy',
    label: 'Duplicar',
    icon: <Copy />,
    disabled: true,
    disabledReason: 'Só o comercial duplica famílias',
    onSelect: fn(),
  },
  { id: 'export', label: 'Exportar CSV', onSelect: onExport },
  'separator',
  { id: 'delete', label: 'Excluir', icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
];

const meta = preview.meta({
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Mais ações',
    items,
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  beforeEach: () => {
    for (const act of [onEdit, onExport, onDelete]) act.mockClear();
  },
});

/** Several acts behind one button. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { variant: 'ghost', size: 'sm', align: 'end' } });

/** An icon for rows and bars that must stay quiet. */
export const IconTrigger = meta.story({ args: { icon: <MoreVertical /> } });

/** Not available, with the reason on hover and focus. */
export const Disabled = meta.story({ args: { disabled: true, disabledReason: 'Selecione uma família' } });

/** The open menu. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }));
    await screen.findByRole('menu', { name: 'Mais ações' });
  },
});

/** A setting in the menu: a press or Space chooses a value, Enter closes it too; a heading says what it is about. */
export const Choices = meta.story({
  args: {
    label: 'Conta de Ana Souza',
    heading: 'ana.souza@empresa.com.br',
    items: [],
  },
  render: function Render(args) {
    const [theme, setTheme] = useState('light');
    return (
      <Menu
        {...args}
        items={[
          {
            label: 'Tema',
            value: theme,
            choices: [
              { value: 'light', label: 'Claro' },
              { value: 'dark', label: 'Escuro' },
            ],
            onValueChange: setTheme,
          },
          'separator',
          { id: 'leave', label: 'Sair', onSelect: onEdit },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    canvas.getByRole('button', { name: 'Conta de Ana Souza' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Conta de Ana Souza' });
    await expect(menu).toHaveAccessibleDescription('ana.souza@empresa.com.br');
    const values = within(within(menu).getByRole('group', { name: 'Tema' })).getAllByRole('menuitemradio');
    await step('Space and a press choose and stay', async () => {
      await waitFor(() => expect(values[0]).toHaveFocus());
      await expect(values[0]).toBeChecked();
      await userEvent.keyboard('{ArrowDown} ');
      await expect(values[1]).toBeChecked();
      await expect(values[0]).not.toBeChecked();
      await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Claro' }));
      await expect(values[0]).toBeChecked();
      await expect(menu).toBeVisible();
    });
    await step('Arrows and letters go over acts and values alike', async () => {
      await userEvent.keyboard('{End}');
      await expect(within(menu).getByRole('menuitem', { name: 'Sair' })).toHaveFocus();
      await userEvent.keyboard('e');
      await expect(values[1]).toHaveFocus();
    });
    await step('Enter chooses, closes and gives focus back', async () => {
      await userEvent.keyboard('{Enter}');
      const button = canvas.getByRole('button', { name: 'Conta de Ana Souza' });
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menuitemradio', { name: 'Escuro' })).toBeChecked();
    });
  },
});

/** Long labels wrap inside the menu. */
export const LongContent = meta.story({
  args: {
    label: 'Mais ações da família selecionada',
    items: [
      {
        id: 'transfer',
        label: 'Transferir as famílias selecionadas para outro gerente comercial',
        disabled: true,
        disabledReason: 'Selecione ao menos uma família que ainda não esteja em análise contábil',
        onSelect: fn(),
      },
    ],
  },
});

/** Arrows wrap, Home and End jump, letters find, Escape gives focus back; what is disabled is reached and says why. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Mais ações' });
    const hasFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await step('Up, Down: open on the last, and wrap', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowUp}');
      await hasFocus('Excluir');
      await userEvent.keyboard('{ArrowDown}');
      await hasFocus('Editar');
    });
    await step('Enter on what is disabled: it is reached, says why and does nothing', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await hasFocus('Duplicar');
      await expect(screen.getByRole('menuitem', { name: 'Duplicar' })).toHaveAccessibleDescription(
        'Só o comercial duplica famílias',
      );
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('menu')).toBeVisible();
    });
    await step('Home, End, letters: jump, and find', async () => {
      await userEvent.keyboard('{End}');
      await hasFocus('Excluir');
      await userEvent.keyboard('{Home}');
      await hasFocus('Editar');
      await userEvent.keyboard('exp');
      await hasFocus('Exportar CSV');
    });
    await step('Escape: closes and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Enter: opens on the first, and does it', async () => {
      await userEvent.keyboard('{Enter}');
      await hasFocus('Editar');
      await userEvent.keyboard('{Enter}');
      await expect(onEdit).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

/** A press opens, a press on an act does it, a press elsewhere closes. */
export const Pointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Mais ações' });
    const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await step('An act is done once', async () => {
      await userEvent.click(button);
      await userEvent.click(
        within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Excluir' }),
      );
      await isClosed();
      await expect(onDelete).toHaveBeenCalledOnce();
    });
    await step('The button and a press elsewhere close', async () => {
      await userEvent.click(button);
      await screen.findByRole('menu');
      await userEvent.click(button);
      await isClosed();
      await userEvent.click(button);
      await screen.findByRole('menu');
      await userEvent.click(canvasElement);
      await isClosed();
    });
  },
});

/** The buttons, in both themes and densities; the open menu has its own picture. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <StateMatrix.Row label="label">
        <Menu {...args} />
        <Menu {...args} variant="ghost" />
        <Menu {...args} size="sm" />
        <Menu {...args} disabled />
      </StateMatrix.Row>
      <StateMatrix.Row label="icon">
        <Menu {...args} icon={<MoreVertical />} />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
