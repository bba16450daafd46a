import { href } from '@portal/domain';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { products } from '../../../../shared/stories/catalogue.ts';
import { downloadsCsv } from '../../../../shared/stories/downloadsCsv.ts';
import { gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';

const LONG_NAME =
  'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';

/** Answers with these products. */
const list = (produtos: typeof products) =>
  gatewayHttp.get('/api/produtos', ({ response }) =>
    response(200).json({ produtos, meta: listMeta(produtos.length, 35) }),
  );

const meta = preview.meta({
  title: 'Pages/Produtos Ecommerce',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('ecommerce-products'), session: staff('Ecommerce') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(list(products));
  },
});

/** The products, each leading to its e-commerce data. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /VERMELHA 1,5 LT/ })).toHaveAttribute(
      'href',
      href('ecommerce-product', { id: 5021 }),
    );
  },
});

Default.test('downloads its rows as CSV', downloadsCsv('Produtos ecommerce.csv', ['Imagem']));

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos', never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('ecommerce-products', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(list([]));
  },
});

/** The list could not be loaded: the message of this call (PRD-012, CON-53). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao buscar produtos')).toBeVisible();
  },
});

/** Names as long as they may be, without pictures. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    msw.use(
      list(products.map((row) => ({ ...row, nome: LONG_NAME, familiaNome: LONG_NAME, miniaturaByte: null }))),
    );
  },
});

/** Commercial users do not open it (RTE-011). */
export const Forbidden = meta.story({ args: { session: staff('Comercial') } });
