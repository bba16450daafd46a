import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { StatusSummaryDialog } from './StatusSummaryDialog.tsx';
import { manyDiscontinued, sampleSummary } from './sampleSummary.ts';

/** A button that opens the dialog, as on a page. */
function Opened({ open: openAtFirst, onOpenChange, ...props }: ComponentProps<typeof StatusSummaryDialog>) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Resumo</Button>
      <StatusSummaryDialog
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
  title: 'Dialogs/StatusSummaryDialog',
  component: StatusSummaryDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onViewChange: fn(),
    supplierName: 'PANELAS DA SERRA',
    ...sampleSummary,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => <Opened {...args} />,
});

/** Expects titles with their values, in a part. */
async function expectFacts(name: string, facts: Readonly<Record<string, string>>) {
  const shown = within(await screen.findByRole('region', { name }));
  for (const [title, value] of Object.entries(facts))
    await expect((await shown.findByText(title)).closest('div')).toHaveTextContent(value);
}

/** Products of the supplier by status, blocked ones, and those of the network. */
export const Default = meta.story();

Default.test('counts the products of the supplier and of the network (BLK-018, BLK-022)', async () => {
  await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('PANELAS DA SERRA');
  await expectFacts('Produtos do fornecedor', {
    Aprovados: '1.152',
    Recusados: '6',
    Descontinuados: '8',
    Desativados: '11',
    Ativos: '1.133',
  });
  await expectFacts('Bloqueio de compra', { 'Produtos bloqueados': '21', 'Produtos ativos': '1.133' });
  await expectFacts('Rede', { 'Total de produtos': '26.142' });
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { supplierName: 'TRAMONTINA' } });

/** Revenue, margin and stock of the supplier. */
export const Financial = meta.story({ args: { defaultView: 'financial' } });

Financial.test(
  'has three figures of revenue, three of margin, and the stock (BLK-026 to BLK-028)',
  async () => {
    await expectFacts('Faturamento', {
      'Mês anterior': 'R$ 184.200,50',
      'Mês atual': 'R$ 97.312,80',
      Acumulado: 'R$ 1.920.455,10',
    });
    await expectFacts('Margem', { 'Mês anterior': '31,20%', 'Mês atual': '-2,85%', Acumulada: '30,64%' });
    await expectFacts('Estoque', { 'Estoque a custo': 'R$ 312.440,75', 'Valor de venda': 'R$ 498.120,30' });
  },
);

/** A supplier without figures: an empty view, no message. */
export const WithoutFinancials = meta.story({
  args: { defaultView: 'financial', financials: { data: null } },
});

WithoutFinancials.test('says nothing of a failure (BLK-030)', async () => {
  await expect(await screen.findByText('Sem dados financeiros')).toBeVisible();
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** What decides about the product to include. */
export const ProductToInclude = meta.story({ args: { defaultView: 'included' } });

ProductToInclude.test('names the product, its supplier, box, values and margin (BLK-034)', async () => {
  const texts = [
    'PANELA TRAMONTINA SOLAR VERMELHA 4,5 LT',
    'PANELAS DA SERRA',
    '7061',
    '12',
    'R$ 98,40',
    'R$ 112,90',
    'R$ 189,90',
    '27,41%',
  ];
  const shown = await screen.findAllByRole('definition');
  await expect(shown.map((each) => each.textContent?.replaceAll('\u00a0', ' '))).toEqual(texts);
});

/** What is to be discontinued with it, and what lies in stock of it. */
export const ProductsToDiscontinue = meta.story({ args: { defaultView: 'discontinued' } });

ProductsToDiscontinue.test('lists them with what their stock is worth (BLK-031)', async () => {
  const table = await screen.findByRole('table', { name: 'Produtos a descontinuar' });
  const row = await within(table).findByRole('row', { name: /SOLAR PRETA/ });
  for (const text of ['20087', '305007', 'R$ 112,90', 'R$ 189,90', '40,55', '148', 'R$ 16.709,20'])
    await expect(row).toHaveTextContent(text);
  await expect(screen.getByText('R$ 18.389,20')).toBeVisible();
});

/** The product replaces none. */
export const NothingToDiscontinue = meta.story({
  args: {
    defaultView: 'discontinued',
    discontinued: { data: { products: [], custoEstoque: 0, precoVendaTotal: 0 } },
  },
});

NothingToDiscontinue.test('says that there is none, and adds nothing up', async () => {
  await screen.findAllByText('Nenhum produto a descontinuar'); // drawn and announced
  await expect(screen.queryByText('Custo do estoque', { selector: 'dt' })).not.toBeInTheDocument();
});

/** No part was read yet: each view says so in the shape of what comes. */
export const Loading = meta.story({
  args: {
    counts: { data: undefined, loading: true },
    blocked: { data: undefined, loading: true },
    network: { data: undefined, loading: true },
    financials: { data: undefined, loading: true },
    included: { data: undefined, loading: true },
    discontinued: { data: undefined, loading: true },
  },
});

Loading.test('waits in every view', async ({ userEvent }) => {
  await expect(await screen.findAllByRole('status', { name: 'Carregando...' })).toHaveLength(3);
  for (const name of ['Financeiro', 'Produto a incluir']) {
    await userEvent.click(screen.getByRole('tab', { name }));
    await expect(await screen.findAllByRole('status', { name: 'Carregando...' })).toHaveLength(1);
  }
  await userEvent.click(screen.getByRole('tab', { name: 'Produtos a descontinuar' }));
  await expect(await screen.findByRole('table')).toHaveAttribute('aria-busy', 'true');
});

const retry = fn();

/** One part of each view could not be read. */
export const ErrorState = meta.story({
  args: {
    counts: { data: undefined, error: { message: 'O servidor não respondeu.' }, onRetry: retry },
    financials: { data: undefined, error: { message: 'O servidor não respondeu.' }, onRetry: retry },
    included: { data: undefined, error: { message: 'O servidor não respondeu.' }, onRetry: retry },
    discontinued: { data: undefined, error: { message: 'O servidor não respondeu.' }, onRetry: retry },
  },
});

ErrorState.test('offers another try in each view, and shows the other parts', async ({ userEvent }) => {
  retry.mockClear();
  await expectFacts('Rede', { 'Total de produtos': '26.142' });
  for (const name of ['SKU', 'Financeiro', 'Produto a incluir', 'Produtos a descontinuar']) {
    await userEvent.click(screen.getByRole('tab', { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  }
  await expect(retry).toHaveBeenCalledTimes(4);
});

/** A long name, a hundred products. */
export const LongContent = meta.story({
  args: {
    supplierName: 'METALÚRGICA E COMÉRCIO DE UTILIDADES DOMÉSTICAS BOA VISTA DO TRIÂNGULO MINEIRO',
    defaultView: 'discontinued',
    discontinued: { data: manyDiscontinued },
  },
});

/** On a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { defaultView: 'discontinued' },
});

/** Opened by a key; the arrows go through the views, Enter opens one, Escape closes. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Resumo' });
    const view = (name: string) => screen.getByRole('tab', { name });
    await step('Enter: opens it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Resumo de status dos produtos' });
    });
    await step('Tab: goes to the open view', async () => {
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
      await userEvent.tab();
      await userEvent.tab();
      await expect(view('SKU')).toHaveFocus();
    });
    await step('Right: moves to the next view, Enter opens it', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onViewChange).toHaveBeenLastCalledWith('financial');
      await expect(await screen.findByRole('region', { name: 'Faturamento' })).toBeVisible();
    });
    await step('End: moves to the last view', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onViewChange).toHaveBeenLastCalledWith('discontinued');
      await expect(await screen.findByRole('table')).toBeVisible();
    });
    await step('Escape: closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape-key' });
    });
  },
});

/** A press on a view opens it, the cross closes the dialog. */
export const Pointer = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Produto a incluir' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('included');
    await expect(await screen.findByText('Fornecedor principal')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close-button' });
  },
});

/** Over a page; each theme and density has its own picture, since the parts of the dialog are regions of the page. */
export const Matrix = meta.story({ tags: ['visual'] });
