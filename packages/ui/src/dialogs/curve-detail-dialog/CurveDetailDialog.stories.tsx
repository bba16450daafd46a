import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { CurveDetailDialog } from './CurveDetailDialog.tsx';
import { CurveProducts } from './CurveProducts.tsx';
import type { CurveDetail } from './curveDetail.ts';

const detail = (count: number): CurveDetail => ({
  curvaId: 4,
  products: Array.from({ length: count }, (_, index) => ({
    produtoId: 100_100 + index,
    produtoNome: `ARROZ AGULHINHA TIPO 1 5 KG ${index + 1}`,
    filialNome: index % 2 === 0 ? 'BELO HORIZONTE' : 'CONTAGEM',
  })),
  totalQuantidade: 1_234.5,
  totalValorCompra: 98_765.4,
});

/** Nothing of a cell is cut or lies outside of it. */
const expectWhole = (cell: HTMLElement) =>
  waitFor(() => {
    for (const part of [cell, ...cell.querySelectorAll<HTMLElement>('*')]) {
      if (getComputedStyle(part).display === 'inline') continue;
      expect(part.scrollWidth - part.clientWidth).toBeLessThanOrEqual(1);
      expect(part.scrollHeight - part.clientHeight).toBeLessThan(8); // the lines are closer than their letters are high
    }
  });

/** A button that opens the dialog, as on a page. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof CurveDetailDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Curva A</Button>
      <CurveDetailDialog
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
  title: 'Dialogs/CurveDetailDialog',
  component: CurveDetailDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onRetry: fn(),
    origin: 'empresa' as const,
    curveId: 4,
    curveName: 'CURVA A',
    detail: detail(12),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Opened {...args} />,
});

/** The products of a curve with their totals. */
export const Default = meta.story();

Default.test('shows the totals', async () => {
  await expect(await screen.findByRole('dialog', { name: 'Produtos da curva CURVA A' })).toBeVisible();
  await expect(screen.getByText('1.234,5')).toBeVisible();
  await expect(screen.getByText(/98\.765,40/)).toBeVisible();
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { origin: 'filial' } });

/** More than 55 products: the dialog takes the whole window. */
export const Maximised = meta.story({ args: { detail: detail(56) } });

Maximised.test('reaches over the window and scrolls its table', async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(dialog.getBoundingClientRect().width).toBeGreaterThan(Math.min(840, window.innerWidth - 60)),
  );
  await expect(dialog.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight - 60);
  await expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '57');
});

/** The products are being read. */
export const Loading = meta.story({ args: { detail: undefined, loading: true } });

/** The requisition has no suggestion. */
export const WithoutSuggestion = meta.story({ args: { obstacle: 'suggestion', detail: undefined } });

/** The curve has no products. */
export const Empty = meta.story({ args: { detail: detail(0) } });

Empty.test('says so', async () => {
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Nenhum produto encontrado para a curva'),
  );
});

/** The products could not be read. */
export const ErrorState = meta.story({
  args: { detail: undefined, error: { curvaId: 4, message: 'O servidor não respondeu.' } },
});

ErrorState.test('offers another try', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Nobody knows this origin. */
export const UnknownOrigin = meta.story({
  args: { origin: undefined, obstacle: 'origin', detail: undefined },
});

UnknownOrigin.test('says that the origin is wrong', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Tipo de origem inválido');
});

/** Of names that two lines do not hold, the end is seen whole. */
export const LongContent = meta.story({
  args: {
    curveName: 'CURVA DE PRODUTOS SAZONAIS, DE LANÇAMENTO E DE REPOSIÇÃO AUTOMÁTICA DAS LOJAS DO INTERIOR',
    detail: {
      ...detail(0),
      products: [
        {
          produtoId: 100_100_200_300,
          produtoNome:
            'ARROZ AGULHINHA TIPO 1 LONGO FINO PACOTE PLÁSTICO DE CINCO QUILOS COM VÁLVULA E TAMPA',
          filialNome: 'BELO HORIZONTE - SHOPPING CENTER DA AVENIDA PRINCIPAL DO DISTRITO INDUSTRIAL',
        },
      ],
      totalValorCompra: 999_999_999_999.99,
    },
  },
});

const longNames: CurveDetail = {
  curvaId: 4,
  products: [
    ['PANELA DE PRESSÃO TRAMONTINA SOLAR VERMELHA 4,5 L', 'GOVERNADOR VALADARES'],
    ['CAFETEIRA ELÉTRICA PROGRAMÁVEL INOX 30 XÍCARAS 220 V', 'BELO HORIZONTE VENDA NOVA'],
    ['ARROZ AGULHINHA TIPO 1 5 KG', 'CONSELHEIRO LAFAIETE'],
  ].map(([produtoNome = '', filialNome], index) => ({ produtoId: 300_100 + index, produtoNome, filialNome })),
};

/** Products and branches with the longest names of a usual list are there to be read whole (CRV-025). */
export const WholeNames = meta.story({
  args: { detail: longNames },
  play: async () => {
    const table = within(await screen.findByRole('table'));
    for (const { produtoNome, filialNome } of longNames.products)
      for (const text of [produtoNome, filialNome ?? ''])
        await expectWhole(table.getByRole('cell', { name: text }));
  },
});

/** The same on a phone. */
export const WholeNamesNarrow = meta.story({
  ...WholeNames.input,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** Opened by a key; the table is a stop, Escape closes. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Curva A' });
    await step('Enter: opens it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    });
    await step('Tab: goes to the table', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('group', { name: /Produtos da curva/ })).toHaveFocus());
    });
    await step('Escape: closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    });
  },
});

/** The cross closes it. */
export const Pointer = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
  },
});

function Panel() {
  const title = `Produtos da curva CURVA A, ${useSheetName()}`;
  return (
    <ModalPanel role="dialog" size="lg" title={title} description="Empresa" onClose={() => {}}>
      <CurveProducts label={title} detail={detail(4)} loading={false} />
    </ModalPanel>
  );
}

/** The panel in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix>
      <Panel />
    </StateMatrix>
  ),
});
