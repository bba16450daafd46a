import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { type SavedView, SavedViews, type SavedViewsProps, type ShownView } from './SavedViews.tsx';

const pending: SavedView = { name: 'Pendentes do mês', href: '#pendentes' };
const pans: SavedView = { name: 'Panelas sem EAN', href: '#panelas' };
const shown: ShownView = { name: pans.name, state: 'saved' };

/** Keeps the views as an application does. */
function Kept(props: SavedViewsProps) {
  const [views, setViews] = useState(props.views);
  const [current, setCurrent] = useState(props.shown);
  return (
    <SavedViews
      {...props}
      views={views}
      shown={current}
      onSave={(name, replaced) => {
        props.onSave(name, replaced);
        setViews([...views.filter((view) => view !== replaced), { name, href: '#novo' }]);
      }}
      onRename={(renamed, name) => {
        props.onRename(renamed, name);
        setViews(views.map((view) => (view === renamed ? { ...view, name } : view)));
        if (current?.name === renamed.name) setCurrent({ ...current, name });
      }}
      onRemove={(removed) => {
        props.onRemove(removed);
        setViews(views.filter((view) => view !== removed));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/SavedViews',
  component: SavedViews,
  args: {
    views: [pending, pans],
    shown,
    nameMaxLength: 40,
    plainHref: '#lista',
    onSave: fn(),
    onRename: fn(),
    onRemove: fn(),
    onCopyAddress: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: (args) => <Kept {...args} />,
});

/** The view that a list was opened with is named on the button. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { shown: null } });

/** The list differs from its view by now. */
export const Changed = meta.story({ args: { shown: { name: pans.name, state: 'changed' } } });

Changed.test('says so on the button, and marks no view', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Visão: Panelas sem EAN (alterada)' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Visões salvas' }));
  await expect(panel.getByRole('link', { name: pans.name })).not.toHaveAttribute('aria-current');
});

/** Opened by the link of somebody else: it can be saved under its name. */
export const Unknown = meta.story({
  args: { views: [], shown: { name: 'Vencem em março', state: 'unknown' } },
});

Unknown.test('is saved under the name it came with', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Visão: Vencem em março (não salva)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  await expect(args.onSave).toHaveBeenCalledWith('Vencem em março', undefined);
});

/** The views: each a link to its address, with what can be done with it. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visão: Panelas sem EAN' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Visões salvas' }));
    await expect(panel.getByRole('link', { name: pans.name })).toHaveAttribute('aria-current', 'true');
    await expect(panel.getByRole('link', { name: pending.name })).toHaveAttribute('href', '#pendentes');
  },
});

/** Nothing was saved yet: it says how. */
export const Empty = meta.story({
  args: { views: [], shown: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visões' }));
    await expect(await screen.findByText(/dê um nome ao resultado/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome da visão' })).toHaveFocus());
  },
});

Empty.test('asks for a name', async ({ args, userEvent }) => {
  await userEvent.keyboard('  {Tab}{Enter}');
  await expect(await screen.findByText('Campo obrigatório', { ignore: '[role="status"]' })).toBeVisible();
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** A long name is cut on the button and whole in the list. */
export const LongContent = meta.story({
  args: {
    views: [{ name: 'Cadastros pendentes de março, Minas e ES', href: '#1' }],
    shown: { name: 'Cadastros pendentes de março, Minas e ES', state: 'changed' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Visão: Cadastros/ }));
    await screen.findByRole('dialog', { name: 'Visões salvas' });
  },
});

/** Views are saved, renamed and removed by keys; focus goes on to what is there. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const tab = async (times: number) => {
      for (let time = 0; time < times; time += 1) await userEvent.tab();
    };
    await tab(1);
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Visões salvas' }));
    await waitFor(() => expect(panel.getByRole('link', { name: 'Lista sem visão' })).toHaveFocus());
    await step('Enter on "Renomear": names it anew, but not like another view', async () => {
      await tab(7);
      await expect(panel.getByRole('button', { name: 'Renomear Panelas sem EAN' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const field = await panel.findByRole('textbox', { name: 'Novo nome de Panelas sem EAN' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      await userEvent.keyboard('pendentes do mês{Tab}{Enter}');
      await expect(
        await panel.findByText('Já existe uma visão com este nome', { ignore: '[role="status"]' }),
      ).toBeVisible();
      await expect(within(field.closest('li') ?? document.body).getByRole('status')).toHaveTextContent(
        'Já existe uma visão com este nome',
      );
      await userEvent.clear(field);
      await userEvent.keyboard('Panelas{Tab}{Enter}');
      await expect(args.onRename).toHaveBeenCalledWith(pans, 'Panelas');
      await waitFor(() => expect(panel.getByRole('link', { name: 'Panelas' })).toHaveFocus());
      // It is the one that would be saved again.
      await expect(panel.getByRole('textbox', { name: 'Nome da visão' })).toHaveValue('Panelas');
    });
    await step('Escape while renaming: leaves the name, and the panel stays', async () => {
      await tab(2);
      await expect(panel.getByRole('button', { name: 'Renomear Panelas' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(panel.getByRole('textbox', { name: 'Novo nome de Panelas' })).toHaveFocus());
      await userEvent.keyboard(' e potes{Escape}');
      await waitFor(() => expect(panel.getByRole('link', { name: 'Panelas' })).toHaveFocus());
      await expect(args.onRename).toHaveBeenCalledOnce();
    });
    await step('Enter on "Remover": removes it', async () => {
      await userEvent.tab({ shift: true });
      await expect(panel.getByRole('button', { name: 'Excluir Pendentes do mês' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith(pending);
      await waitFor(() => expect(panel.getByRole('link', { name: 'Panelas' })).toHaveFocus());
    });
    await step(
      'Enter on "Salvar": saves in place of the view of that name, and the panel closes',
      async () => {
        await tab(4);
        const field = panel.getByRole('textbox', { name: 'Nome da visão' });
        await expect(field).toHaveFocus();
        await userEvent.clear(field);
        await userEvent.keyboard('panelas');
        await expect(await panel.findByText('Substitui a visão com este nome')).toBeVisible();
        await userEvent.keyboard('{Tab}{Enter}');
        await expect(args.onSave).toHaveBeenCalledWith('panelas', { ...pans, name: 'Panelas' });
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Visão: Panelas' })).toHaveFocus());
      },
    );
  },
});

/** A press copies the address of a view; another opens it, which closes the panel. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visão: Panelas sem EAN' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Copiar endereço de Pendentes do mês' }));
    await expect(args.onCopyAddress).toHaveBeenCalledWith(pending);
    const link = screen.getByRole('link', { name: 'Pendentes do mês' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The button without a view, with one, and with one that was changed, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <StateMatrix>
      <SavedViews {...args} shown={null} />
      <SavedViews {...args} />
      <SavedViews {...args} shown={{ name: pans.name, state: 'changed' }} />
    </StateMatrix>
  ),
});
