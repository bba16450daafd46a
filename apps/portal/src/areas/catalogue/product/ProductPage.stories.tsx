import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { family, product, productEnumerations } from '../../../shared/stories/catalogue.ts';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const meta = preview.meta({
  title: 'Pages/Produto do catálogo',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/produtos/catalogo/87?produto=5021', session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) => response(200).json(family)),
      gatewayHttp.get('/api/produtos/{id}/catalogo', ({ response }) => response(200).json(product)),
      gatewayHttp.get('/api/produtos/enumeracoes', ({ response }) => response(200).json(productEnumerations)),
    );
  },
});

/** A product with the family it belongs to. */
export const Default = meta.story();

/** The family of the product: data and taxation, with the labels of the fixed lists. */
export const FamilyTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Família' }));
    await expect(await canvas.findByRole('region', { name: 'Tributação' })).toBeVisible();
    await expect(await canvas.findByText('Nacional')).toBeVisible();
    await expect(canvas.getByText('45,5000 %')).toBeVisible();
  },
});

/** A family without a product in its address. */
export const FamilyOnly = meta.story({
  args: { path: '/produtos/catalogo/87' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: family.nome, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Produto' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Both answers are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/familias/{familiaId}', never));
  },
});

/** The product does not exist, or it could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/{id}/catalogo', ({ response }) =>
        response(404).json(errorBody('Registro não encontrado')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
});

/** An id of the wrong form asks nothing from the gateway (D14). */
export const UnknownFamily = meta.story({
  args: { path: '/produtos/catalogo/3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Família não encontrada')).toBeVisible();
  },
});

/** Values that nobody has filled in show as a dash. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/{id}/catalogo', ({ response }) =>
        response(200).json({
          ...product,
          variacao: null,
          altura: null,
          largura: null,
          comprimento: null,
          peso: null,
          tags: [],
          tagsIds: [],
        }),
      ),
    );
  },
});

/** Long names wrap. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    const tags = Array.from({ length: 24 }, (_, id) => ({
      id: id + 1,
      descricao: `ETIQUETA NÚMERO ${id + 1}`,
    }));
    msw.use(
      gatewayHttp.get('/api/produtos/{id}/catalogo', ({ response }) =>
        response(200).json({ ...product, nome, tags }),
      ),
    );
  },
});
