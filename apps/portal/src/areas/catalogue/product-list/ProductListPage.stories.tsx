import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { family, product, productEnumerations, products } from '../../../shared/stories/catalogue.ts';
import { gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const meta = preview.meta({
  title: 'Pages/Catálogo de produtos',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/produtos/catalogo', session: staff('Contabil') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response(200).json({ produtos: products, meta: listMeta(3000, 35) }),
      ),
    );
  },
});

/** The catalogue on its first page. */
export const Default = meta.story();

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos', never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: '/produtos/catalogo?busca=XYZ' },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response(200).json({ produtos: [], meta: listMeta(0, 35) }),
      ),
    );
  },
});

/** The list could not be read: said in the words of this call (FND-084, PRD-012, CON-53). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(canvas.getByText('Erro ao buscar produtos')).toBeVisible();
  },
});

/** Names as long as they may be, without pictures. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response(200).json({
          produtos: products.map((row) => ({ ...row, nome, familiaNome: nome, miniaturaByte: null })),
          meta: listMeta(35, 35),
        }),
      ),
    );
  },
});

/** A row leads to its product; the way back keeps search and page. */
export const OpeningAProduct = meta.story({
  args: { path: '/produtos/catalogo?busca=PANELA&pagina=2' },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) => response(200).json(family)),
      gatewayHttp.get('/api/produtos/{id}/catalogo', ({ response }) => response(200).json(product)),
      gatewayHttp.get('/api/produtos/enumeracoes', ({ response }) => response(200).json(productEnumerations)),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /VERMELHA 1,5 LT/ }));
    await expect(await canvas.findByRole('heading', { name: product.nome, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute(
      'href',
      '/produtos/catalogo?busca=PANELA&pagina=2',
    );
  },
});
