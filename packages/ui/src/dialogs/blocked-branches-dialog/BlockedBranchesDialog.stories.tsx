import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { BlockedBranchesDialog } from './BlockedBranchesDialog.tsx';
import { BranchTables } from './BranchTables.tsx';
import type { Branch } from './productBranches.ts';

const branches = (...names: string[]): Branch[] => names.map((name, index) => ({ id: index + 1, name }));
const free = branches('BELO HORIZONTE - CENTRO', 'CONTAGEM - ELDORADO', 'BETIM', 'IPATINGA', 'UBERLÂNDIA');
const blocked = branches('JUIZ DE FORA', 'MONTES CLAROS');

/** A button that opens the dialog, as on a page; closed, the page clears the lists. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof BlockedBranchesDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filiais</Button>
      <BlockedBranchesDialog
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Dialogs/BlockedBranchesDialog',
  component: BlockedBranchesDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onRetry: fn(),
    productId: 10,
    productName: 'ARROZ AGULHINHA TIPO 1 5 KG',
    branches: { productId: 10, free, blocked },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Opened {...args} />,
});

/** The branches where the product can be bought, and those where it cannot. */
export const Default = meta.story();

Default.test('counts both lists in their titles', async () => {
  await expect(await screen.findByRole('heading', { name: 'Filiais ativas (5)' })).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'Filiais bloqueadas (2)' })).toBeVisible();
  await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('ARROZ AGULHINHA TIPO 1 5 KG');
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { branches: { productId: 10, free, blocked: [] } } });

/** The branches are being read: the lists say so. */
export const Loading = meta.story({ args: { branches: undefined, loading: true } });

/** The product has no branch at all: each list says so. */
export const Empty = meta.story({ args: { branches: { productId: 10, free: [], blocked: [] } } });

Empty.test('counts none in both lists', async () => {
  await expect(await screen.findByRole('heading', { name: 'Filiais ativas (0)' })).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'Filiais bloqueadas (0)' })).toBeVisible();
});

/** An answer about another product is there: it is not shown. */
export const LateAnswer = meta.story({
  args: { branches: { productId: 9, free, blocked }, error: { productId: 9, message: 'Fora do ar' } },
});

LateAnswer.test('shows nothing of another product', async () => {
  await expect(await screen.findByRole('heading', { name: 'Filiais ativas' })).toBeVisible();
  await expect(screen.queryByText('JUIZ DE FORA')).not.toBeInTheDocument();
  await expect(screen.queryByText('Fora do ar')).not.toBeInTheDocument();
});

/** The branches could not be read. */
export const ErrorState = meta.story({
  args: { error: { productId: 10, message: 'O servidor não respondeu.' } },
});

ErrorState.test('shows no list and offers another try', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

/** Many branches with long names. */
export const LongContent = meta.story({
  args: {
    productName: 'ARROZ AGULHINHA TIPO 1 LONGO FINO PACOTE PLÁSTICO DE CINCO QUILOS COM VÁLVULA E TAMPA',
    branches: {
      productId: 10,
      free: Array.from({ length: 300 }, (_, id) => ({
        id,
        name: `FILIAL ${id + 1} - SHOPPING CENTER DA AVENIDA PRINCIPAL DO DISTRITO INDUSTRIAL`,
      })),
      blocked: [],
    },
  },
});

/** Opened by a key; Tab goes through both lists, Escape closes and gives focus back. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Filiais' });
    await step('Enter: opens it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    });
    await step('Tab: stops at both lists, so that the arrows scroll them', async () => {
      await userEvent.tab();
      for (const name of ['Filiais ativas', 'Filiais bloqueadas']) {
        await userEvent.tab();
        await waitFor(() => expect(screen.getByRole('group', { name })).toHaveFocus());
      }
    });
    await step('Escape: closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    });
  },
});

/** A press outside closes it and says so. */
export const Pointer = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside-press' });
  },
});

/** The panel in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix>
      <ModalPanel role="dialog" size="lg" title="Filiais" onClose={() => {}}>
        <BranchTables branches={{ productId: 10, free, blocked: [] }} loading={false} />
      </ModalPanel>
    </StateMatrix>
  ),
});
