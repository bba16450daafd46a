import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { brands } from '../../../shared/stories/brands.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const list = gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
  response(200).json({ marcas: brands, meta: listMeta(214) }),
);

const meta = preview.meta({
  title: 'Pages/Marcas',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/subcadastro/marcas', session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(list);
  },
});

const table = ({ canvas }: Pick<StoryActor, 'canvas'>) =>
  canvas.findByRole('table', { name: 'Marcas Comercial' });

/** The commercial register on its first page. */
export const Default = meta.story({ name: 'Comercial' });

Default.test('shows 30 brands a page and the total', async ({ canvas }) => {
  await expect(await canvas.findByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
  await expect(canvas.getByText('1–30 de 214')).toBeVisible();
});

/** The register of e-commerce. */
export const Ecommerce = meta.story({
  args: { path: '/subcadastro/marcas-ecommerce', session: staff('Ecommerce') },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/ecommerces', ({ response }) =>
        response(200).json({ marcas: brands, meta: listMeta(41) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Marcas Ecommerce', level: 1 })).toBeVisible();
    await expect(await canvas.findByText('1–30 de 41')).toBeVisible();
  },
});

/** The first answer is on its way: the total counts as 30 until then (BRD-009). */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/marcas', never));
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('table', { name: 'Marcas Comercial' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: '/subcadastro/marcas?busca=XYZ' },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
        response(200).json({ marcas: [], meta: listMeta(0) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Não há dados para exibir'))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Pesquisar' })).toHaveValue('XYZ');
  },
});

/** The list could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(
        '/api/produtos/marcas',
        ({ response }) => response.untyped(new Response('<h1>Bad gateway</h1>', { status: 500 })),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Algo de errado aconteceu. Tente novamente em breve.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
  },
});

/** Descriptions as long as they may be. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const descricao = 'INDÚSTRIA BRASILEIRA DE UTILIDADES DOMÉSTICAS E PRESENTES XY';
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
        response(200).json({ marcas: brands.map((brand) => ({ ...brand, descricao })), meta: listMeta(30) }),
      ),
    );
  },
});

/** Search, order and page go to the gateway and stand in the address. */
export const Searching = meta.story({
  args: { path: '/subcadastro/marcas?pagina=2' },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ request, response }) => {
        const query = new URL(request.url).searchParams;
        const asked = ['filtro', 'Pagina', 'QuantidadeRegistros', 'Ordenacao.Coluna', 'Ordenacao.Ascending']
          .map((name) => query.get(name) ?? '')
          .join('|');
        return response(200).json({
          marcas: [{ id: 1, codigo: 1, descricao: asked, versao: 1 }],
          meta: listMeta(60),
        });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the address says which page', async () => {
      await expect(await canvas.findByRole('cell', { name: '|2|30||' })).toBeVisible();
    });
    await step('a header sorts ascending, descending, not at all, from the first page', async () => {
      const header = canvas.getByRole('button', { name: /Descrição/ });
      await userEvent.click(header);
      await expect(await canvas.findByRole('cell', { name: '|1|30|Descricao|true' })).toBeVisible();
      await userEvent.click(header);
      await expect(await canvas.findByRole('cell', { name: '|1|30|Descricao|false' })).toBeVisible();
      await userEvent.click(header);
      await expect(await canvas.findByRole('cell', { name: '|1|30||' })).toBeVisible();
    });
    await step('a search goes out once, after a rest', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Pesquisar' }), 'panela');
      await expect(await canvas.findByRole('cell', { name: 'PANELA|1|30||' })).toBeVisible();
    });
  },
});

const openNew = async ({ canvas, userEvent }: StoryActor) => {
  await table({ canvas });
  await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
  return within(await screen.findByRole('dialog', { name: 'Cadastrar Marca' }));
};

const openEdit = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar TRAMONTINA' }));
  return within(await screen.findByRole('dialog', { name: 'Editar Marca' }));
};

/** The dialog that creates a brand. */
export const Dialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveFocus();
  },
});

/** Saved without a description (BRD-017). */
export const DialogInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Campo obrigatório')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveFocus();
  },
});

/** A description that the register has: said at its field, the dialog stays. */
export const DialogServerError = meta.story({
  beforeEach({ msw }) {
    const text = 'Já existe uma marca com esta descrição';
    msw.use(
      gatewayHttp.post('/api/produtos/marcas', ({ response }) =>
        response(400).json(errorBody(text, { descricao: [text] })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'brinox{Enter}');
    await expect(await dialog.findByText('Já existe uma marca com esta descrição')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('BRINOX');
  },
});

/** Somebody else was faster: what was typed stays and a message says so (D7). */
export const DialogConflict = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/marcas/{id}', ({ request, response }) => {
        if (request.headers.get('If-Match') !== '"1"') throw new Error('The version is missing');
        return response(409).json(
          errorBody('Este registro foi alterado por outra pessoa. Recarregue antes de salvar.'),
        );
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    const field = dialog.getByRole('textbox', { name: 'Descrição' });
    await userEvent.clear(field);
    await userEvent.type(field, 'tramontina master{Enter}');
    await expect(await screen.findByText(/foi alterado por outra pessoa/)).toBeVisible();
    await expect(field).toHaveValue('TRAMONTINA MASTER');
  },
});

/** Created: one call however fast somebody presses, the dialog closes, the list is read again (BRD-023, NET-22). */
export const Created = meta.story({
  beforeEach({ msw }) {
    let total = 214;
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
        response(200).json({ marcas: brands, meta: listMeta(total) }),
      ),
      gatewayHttp.post('/api/produtos/marcas', async ({ request, response }) => {
        total += 1;
        return response(201).json({ id: 999, codigo: 1999, versao: 1, ...(await request.json()) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'nova marca');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Marca criada')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('1–30 de 215')).toBeVisible();
  },
});

/** Changed (BRD-024). */
export const Updated = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/marcas/{id}', ({ response }) =>
        response(200).json({ id: 412, codigo: 1045, descricao: 'TRAMONTINA MASTER', versao: 2 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' master{Enter}');
    await expect(await screen.findByText('Marca atualizada')).toBeVisible();
  },
});

/** Asks before a brand is removed (BRD-021, BRD-022). */
export const Removal = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.put('/api/produtos/marcas/{id}/delete', ({ response }) => response(204).empty()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir TRAMONTINA' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir marca' }));
    await expect(dialog.getByText('Tem certeza que deseja excluir TRAMONTINA?')).toBeVisible();
  },
});

Removal.test('removes the brand and says so', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog', { name: 'Excluir marca' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
  await expect(await screen.findByText('Marca excluida')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** The gateway refuses the role, whatever the browser believes: a message, and nothing is lost (NET-12, AUTH-18). */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post('/api/produtos/marcas', ({ response }) =>
        response(403).json(errorBody('Você não tem permissão para esta ação')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'nova{Enter}');
    await expect(
      await screen.findByText('Algo de errado aconteceu. Tente novamente em breve.'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('NOVA');
  },
});

/** What was typed before the session ended is offered back to the same user (D11). */
export const Recovery = meta.story({
  args: {
    drafts: { 'register-brands:brand': { brand: null, descricao: 'MARCA QUE NÃO FOI SALVA' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Marca' }));
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('MARCA QUE NÃO FOI SALVA');
  },
});
