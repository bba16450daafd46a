import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { products } from '../../../../shared/stories/catalogue.ts';
import { draftOf } from '../../../../shared/stories/draftOf.ts';
import { ecommerceProduct, ecommerceProductCalls } from '../../../../shared/stories/ecommerceProduct.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { storedPhotos } from '../form/productFormValues.ts';
import { ecommerceToForm } from './ecommerceFormValues.ts';

type Product = Schemas['EcommerceProduct'];

/** Answers with this product. */
const read = (product: Product) =>
  gatewayHttp.get('/api/produtos/{produtoId}/ecommerce', ({ response }) => response(200).json(product));

const meta = preview.meta({
  title: 'Pages/Produto Ecommerce',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('ecommerce-product', { id: 5021 }), session: staff('Ecommerce') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...ecommerceProductCalls);
  },
});

async function typeLink({ canvas, userEvent }: StoryActor, link: string) {
  const field = await canvas.findByRole('textbox', { name: 'Link do vídeo' });
  await userEvent.clear(field);
  await userEvent.type(field, link);
}

const save = ({ canvas, userEvent }: StoryActor) =>
  userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));

/** What the on-line shop shows of a product. */
export const Default = meta.story();

/** The product is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/{produtoId}/ecommerce', never));
  },
});

/** Nobody has filled anything in yet. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(
      read({
        ...ecommerceProduct,
        descricao: null,
        linkVideo: null,
        altura: null,
        largura: null,
        comprimento: null,
        peso: null,
        caracteristicasIds: [],
        tagsIds: [],
        tags: [],
        fotosProdutos: [],
        marca: null,
      }),
    );
  },
});

/** The product is not there. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/{produtoId}/ecommerce', ({ response }) =>
        response(404).json(errorBody('Registro não encontrado')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Produto não encontrado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  },
});

/** An id of the wrong form asks nothing from the gateway (D14). */
export const UnknownProduct = meta.story({
  args: { path: href('ecommerce-product', { id: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Produto não encontrado')).toBeVisible();
  },
});

/** As much as there may be of everything. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const tags = Array.from({ length: 24 }, (_, id) => ({
      id: id + 1,
      descricao: `ETIQUETA NÚMERO ${id + 1}`,
    }));
    msw.use(
      read({
        ...ecommerceProduct,
        nome: 'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS',
        descricao: `<h3>Sobre</h3>${'<p>Panela de inox com fundo triplo, própria para fogões a gás e por indução.</p>'.repeat(6)}`,
        linkVideo: `https://videos.example/produtos/${'panela-de-inox-'.repeat(12)}`,
        tags,
        tagsIds: tags.map(({ id }) => id),
        fotosProdutos: Array.from({ length: 7 }, (_, ordem) => ({
          id: 901 + ordem,
          arquivo: ecommerceProduct.fotosProdutos[ordem % 2]?.arquivo ?? '',
          ordem,
        })),
      }),
    );
  },
});

/** The family holds the dimensions: they are shown and cannot be changed (PRD-045). */
export const DimensionsOfFamily = meta.story({
  beforeEach({ msw }) {
    msw.use(read({ ...ecommerceProduct, dimensaoPorFamilia: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Altura (cm)' })).toBeDisabled();
  },
});

/** What was changed is sent on top of the version that was read; then nothing is unsaved (GAP-12, D7). */
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/{produtoId}/ecommerce', async ({ request, response }) => {
        const { fotosProdutos, ...body } = await request.json();
        const photosKept = fotosProdutos.map(({ id }) => id).join() === '901,902';
        const isRead = request.headers.get('If-Match') === '"2"';
        if (!photosKept || !isRead) return response(400).json(errorBody('Corpo inesperado'));
        const marca = body.marca && { id: body.marca.id, descricao: 'BRINOX' };
        return response(200).json({ ...ecommerceProduct, ...body, marca, versao: 3 });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('A brand and a link are chosen', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Marca ecommerce' }));
      await userEvent.click(await screen.findByRole('option', { name: 'BRINOX' }));
      await typeLink({ canvas, userEvent }, 'https://videos.example/novo');
      await expect(canvas.getByText('Alterações não salvas')).toBeVisible();
    });
    await step('They are saved', async () => {
      await save({ canvas, userEvent });
      await expect(await screen.findByText('Produto Atualizado')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Alterações não salvas')).not.toBeInTheDocument());
      await expect(canvas.getByRole('textbox', { name: 'Link do vídeo' })).toHaveValue(
        'https://videos.example/novo',
      );
    });
  },
});

/** What breaks a rule is shown at its field and not sent (FND-080). */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await typeLink({ canvas, userEvent }, 'javascript:alert(1)');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Altura (cm)' }));
    await save({ canvas, userEvent });
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
    await expect(canvas.getByText('Altura deve ser maior que 0')).toBeVisible();
    await expect(canvas.getByText('Digite um link válido, iniciado por http:// ou https://')).toBeVisible();
  },
});

/** Somebody else has saved meanwhile: a dialog shows what changed and lets the user choose (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    let saved = false;
    msw.use(
      gatewayHttp.get('/api/produtos/{produtoId}/ecommerce', ({ response }) =>
        response(200).json(saved ? { ...ecommerceProduct, marca: null, versao: 3 } : ecommerceProduct),
      ),
      gatewayHttp.put('/api/produtos/{produtoId}/ecommerce', ({ response }) => {
        saved = true;
        return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await typeLink({ canvas, userEvent }, 'https://videos.example/novo');
    await save({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Marca ecommerce')).toBeVisible();
    await expect(dialog.getByText('https://videos.example/novo')).toBeVisible();
  },
});

/** Leaving what is unsaved is asked about (PRD-013, GAP-35). */
export const Leaving = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response(200).json({ produtos: products, meta: listMeta(35, 35) }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await typeLink({ canvas, userEvent }, 'https://videos.example/novo');
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
    await expect(await screen.findByText('Você tem dados não salvo')).toBeVisible();
  },
});

/** The photos of the product before somebody else removed one. */
const photosBefore = [
  ...ecommerceProduct.fotosProdutos,
  { id: 903, arquivo: 'https://arquivos.test/903.jpg', ordem: 2 },
];

/** What was typed before the session ended is offered again (D11). */
export const Recovery = meta.story({
  args: {
    drafts: {
      'ecommerce-product:product-5021': draftOf(ecommerceToForm(ecommerceProduct), {
        descricao: '<p>Texto que ficou por salvar</p>',
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const restore = await canvas.findByRole('button', { name: 'Recuperar o que você digitou' });
    await expect(canvas.queryByText(/precisam ser escolhidas outra vez/)).not.toBeInTheDocument();
    await userEvent.click(restore);
    await expect(await canvas.findByText('Texto que ficou por salvar')).toBeVisible();
    await expect(canvas.getByText('Alterações não salvas')).toBeVisible();
  },
});

/** Among it is a photo that somebody else has removed since: that it is left out is said (D7). */
export const RecoveryOfRemovedPhoto = meta.story({
  args: {
    drafts: {
      'ecommerce-product:product-5021': draftOf(
        { ...ecommerceToForm(ecommerceProduct), fotosProdutos: storedPhotos(photosBefore) },
        {
          fotosProdutos: storedPhotos(photosBefore.toReversed().map((photo, ordem) => ({ ...photo, ordem }))),
        },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Manter o que digitei' }));
    await expect(await canvas.findByText('Uma foto fica de fora')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remover foto/ })).toHaveLength(2);
  },
});

/** There were new photos among it: those have to be chosen again, which is said (D11). */
export const RecoveryWithoutPhotos = meta.story({
  args: {
    drafts: {
      'ecommerce-product:product-5021': {
        ...draftOf(ecommerceToForm(ecommerceProduct), { descricao: '<p>Texto que ficou por salvar</p>' }),
        lost: ['fotosProdutos'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Fotos novas precisam ser escolhidas outra vez.', { exact: false }),
    ).toBeVisible();
  },
});
