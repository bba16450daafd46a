import { href } from '@portal/domain';
import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { productRequests } from '../../../../shared/stories/requests.ts';

const LIST = '/api/produtos/solicitacoes-cadastros/produtos';
const answer = (produtos = productRequests) =>
  gatewayHttp.get(LIST, ({ query, response }) =>
    query.get('solicitacaoCadastroFamiliaId') === '88'
      ? response(200).json({ produtos, meta: listMeta(produtos.length, 35) })
      : response(404).json(errorBody('Registro não encontrado')),
  );

const meta = preview.meta({
  title: 'Pages/Análise da solicitação',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('product-request-review', { id: 88 }), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(answer());
  },
});

/** The products of a family, with what was decided on each (REQ1-017, GAP-53). */
export const Default = meta.story({ name: 'Comercial' });

Default.test(
  'names who has a status in hand, lists the validations and says when (FND-067, FND-068)',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Recusado Comercial')).toBeVisible();
    await expect(canvas.getByText('Concluído Comercial')).toBeVisible();
    await expect(canvas.getAllByText('Aguardando Fornecedor')).toHaveLength(2);
    for (const name of ['Status comercial', 'Status contábil', 'Criado em', 'Aprovado em', 'Alterado em']) {
      await expect(canvas.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible();
    }
    const [first] = canvas.getAllByRole('button', { name: /validações/i });
    if (!first) throw new Error('The products have validations');
    await userEvent.click(first);
    await expect(await screen.findByText('Contabilidade')).toBeVisible();
  },
);

/** Accounting sees the same. */
export const Accounting = meta.story({ name: 'Contabil', args: { session: staff('Contabil') } });

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** The supplier has registered nothing yet (REQ1-018). */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(answer([]));
  },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('O fornecedor ainda não cadastrou nenhum produto.')).length,
    ).toBeGreaterThan(0);
  },
});

/** The products could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response.untyped(new Response(null, { status: 500 }))));
  },
});

/** No family of a request has this id. */
export const NotFound = meta.story({
  args: { path: href('product-request-review', { id: 999 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solicitação não encontrada')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  },
});

/** Names as long as they may be, without pictures. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    msw.use(
      answer(
        productRequests.map((product) => ({
          ...product,
          nome,
          miniaturaByte: null,
          statusComercial: 'AguardandoValidacao',
          statusContabil: 'AguardandoValidacao',
        })),
      ),
    );
  },
});
