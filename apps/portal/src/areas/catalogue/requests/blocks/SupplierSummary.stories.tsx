import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import {
  BLOCKED,
  COUNTS,
  DISCONTINUED,
  FINANCIALS,
  INCLUDED,
  NETWORK,
  nothingReplaced,
  productInReview,
  productsOfFamily,
  replacedProduct,
  SUMMARY_SUPPLIER_ID,
  supplierSummaryHandlers,
} from '../../../../shared/stories/purchaseBlocks.ts';
import { renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { SupplierSummary } from './SupplierSummary.tsx';

/** A review that opens the summary of its product. */
function Review({ supplierName = 'PANELAS DA SERRA' }: { supplierName?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Resumo</Button>
      {open && (
        <SupplierSummary
          supplier={{ id: SUMMARY_SUPPLIER_ID, name: supplierName }}
          product={productInReview}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Pages/Resumo de status dos produtos',
  component: PortalStory,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { path: '/', session: staff('Comercial'), section: <Review /> },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...supplierSummaryHandlers);
  },
  play: open,
});

async function open({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Resumo' }));
  await screen.findByRole('dialog', { name: 'Resumo de status dos produtos' });
}

const region = (name: string) => screen.findByRole('region', { name });
const view = (name: string) => screen.getByRole('tab', { name });

async function openView({ canvas, userEvent }: StoryActor, name: string) {
  await open({ canvas, userEvent });
  await userEvent.click(view(name));
}

/** Expects titles with their values, in a region. */
async function expectFacts(name: string, facts: readonly (readonly [title: string, value: string])[]) {
  const shown = within(await region(name));
  for (const [title, value] of facts) {
    const term = await shown.findByText(title);
    await expect(term.closest('div')).toHaveTextContent(value);
  }
}

/** The SKU view comes first: products by status, blocked ones and those of the network (BLK-018, BLK-022 to BLK-025). */
export const Default = meta.story();

Default.test('counts the products of the supplier and of the network', async () => {
  await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('PANELAS DA SERRA');
  await expectFacts('Produtos do fornecedor', [
    ['Aprovados', '1.152'],
    ['Recusados', '6'],
    ['Descontinuados', '8'],
    ['Desativados', '11'],
    ['Ativos', '1.133'],
  ]);
  await expectFacts('Bloqueio de compra', [
    ['Produtos bloqueados', '21'],
    ['Produtos ativos', '1.133'],
  ]);
  await expectFacts('Rede', [['Total de produtos', '26.142']]);
});

/** Revenue, margin and stock of the supplier (BLK-019, BLK-026 to BLK-029). */
export const Financial = meta.story({ play: (actor) => openView(actor, 'Financeiro') });

Financial.test('has three figures of revenue, three of margin, and the stock', async () => {
  await expectFacts('Faturamento', [
    ['Mês anterior', 'R$ 184.200,50'],
    ['Mês atual', 'R$ 97.312,80'],
    ['Acumulado', 'R$ 1.920.455,10'],
  ]);
  await expectFacts('Margem', [
    ['Mês anterior', '31,20%'],
    ['Mês atual', '-2,85%'],
    ['Acumulada', '30,64%'],
  ]);
  await expectFacts('Estoque', [
    ['Estoque a custo', 'R$ 312.440,75'],
    ['Valor de venda', 'R$ 498.120,30'],
  ]);
});

/** A supplier without figures: an empty view, no message (BLK-030). */
export const WithoutFinancials = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(FINANCIALS, ({ response }) =>
        response(404).json(errorBody('Dados financeiros não encontrados')),
      ),
    );
  },
  play: (actor) => openView(actor, 'Financeiro'),
});

WithoutFinancials.test('is empty and says nothing of a failure', async () => {
  await expect(await screen.findByText('Sem dados financeiros')).toBeVisible();
  await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await expect(screen.queryByText('Dados financeiros não encontrados')).not.toBeInTheDocument();
});

/** What decides about the product to include (BLK-020, BLK-034, RVP-041). */
export const ProductToInclude = meta.story({ play: (actor) => openView(actor, 'Produto a incluir') });

ProductToInclude.test('names the product, its supplier, box, values and margin', async () => {
  for (const [label, value] of [
    ['Produto', 'PANELA TRAMONTINA SOLAR VERMELHA 4,5 LT'],
    ['Fornecedor principal', 'PANELAS DA SERRA'],
    ['Código do fornecedor', '7061'],
    ['Produtos na caixa', '12'],
    ['Valor NF', 'R$ 98,40'],
    ['Valor bruto', 'R$ 112,90'],
    ['Preço Sugerido', 'R$ 189,90'],
    ['Margem', '27,41%'],
  ] as const) {
    const term = await screen.findByText(label, { selector: 'dt, dt *' });
    await expect(term.closest('div')).toHaveTextContent(value);
  }
});

/** What is to be discontinued with it, and what lies in stock of it (BLK-021, BLK-031, BLK-032). */
export const ProductsToDiscontinue = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(DISCONTINUED, ({ query, response }) => {
        const asked = ['ProdutoId', 'Paginacao.Pagina', 'Paginacao.QuantidadeRegistros'] as const;
        if (asked.map((name) => query.get(name)).join() !== '5021,1,100') throw new Error('Another page');
        return response(200).json({ produtosDescontinuados: productsOfFamily, meta: listMeta(3, 100) });
      }),
    );
  },
  play: (actor) => openView(actor, 'Produtos a descontinuar'),
});

ProductsToDiscontinue.test('lists them with what their stock is worth, and adds it up', async () => {
  const table = await screen.findByRole('table', { name: 'Produtos a descontinuar' });
  const row = await within(table).findByRole('row', { name: /SOLAR PRETA/ });
  for (const text of [
    '20087',
    '305007',
    'R$ 112,90',
    'R$ 189,90',
    '40,55',
    '148',
    'R$ 16.709,20',
    'R$ 28.105,20',
  ]) {
    await expect(row).toHaveTextContent(text);
  }
  await expect(screen.getByText('R$ 18.389,20')).toBeVisible();
  await expect(screen.getByText('R$ 29.304,00')).toBeVisible();
});

/** The product replaces none (BLK-033). */
export const NothingToDiscontinue = meta.story({
  beforeEach({ msw }) {
    msw.use(nothingReplaced);
  },
  play: (actor) => openView(actor, 'Produtos a descontinuar'),
});

NothingToDiscontinue.test('says that there is none, and nothing of a failure', async () => {
  await screen.findAllByText('Nenhum produto a descontinuar'); // drawn and announced
  await expect(screen.queryByText('Produtos não encontrados')).not.toBeInTheDocument();
});

/** Every part is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(COUNTS, never), gatewayHttp.get(BLOCKED, never), gatewayHttp.get(NETWORK, never));
  },
});

/** One part could not be read; the others are there, and it is read again alone. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(COUNTS, ({ response }) => response(500).json(errorBody('Falha'))));
  },
});

ErrorState.test('offers to read that part again', async ({ userEvent, msw }) => {
  const failed = within(await region('Produtos do fornecedor'));
  await expectFacts('Rede', [['Total de produtos', '26.142']]);
  const retry = await failed.findByRole('button', { name: 'Tentar novamente' });
  msw.use(...supplierSummaryHandlers);
  await userEvent.click(retry);
  await expectFacts('Produtos do fornecedor', [['Aprovados', '1.152']]);
});

/** The product could not be read. */
export const ProductFails = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(INCLUDED, ({ response }) => response(500).json(errorBody('Falha'))));
  },
  play: (actor) => openView(actor, 'Produto a incluir'),
});

ProductFails.test('says so in its view alone', async ({ userEvent }) => {
  await expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(view('SKU'));
  await expectFacts('Rede', [['Total de produtos', '26.142']]);
});

/** Long names, a hundred products. */
export const LongContent = meta.story({
  args: {
    section: (
      <Review supplierName="METALÚRGICA E COMÉRCIO DE UTILIDADES DOMÉSTICAS BOA VISTA DO TRIÂNGULO MINEIRO" />
    ),
  },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(DISCONTINUED, ({ response }) =>
        response(200).json({
          produtosDescontinuados: Array.from({ length: 100 }, (_, index) => ({
            ...replacedProduct,
            id: index + 1,
            nomeProduto: `${replacedProduct.nomeProduto} COM TAMPA DE VIDRO TEMPERADO E CABO DE MADEIRA REF ${index + 1}`,
          })),
          meta: listMeta(100, 100),
        }),
      ),
    );
  },
  play: (actor) => openView(actor, 'Produtos a descontinuar'),
});

/** On a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: (actor) => openView(actor, 'Produtos a descontinuar'),
});

/** The views are changed and the dialog is closed without a pointer. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Resumo' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Resumo de status dos produtos' });
    view('SKU').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(view('Financeiro')).toHaveAttribute('aria-selected', 'true');
    await region('Faturamento');
    await userEvent.keyboard('{End}{Enter}');
    await expect(await screen.findByRole('table', { name: 'Produtos a descontinuar' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
