import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { LONGEST_DESCRIPTION, supplierCategories } from '../../../shared/stories/registers.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const LIST = '/api/fornecedores/categorias';
const CATEGORY = '/api/fornecedores/categorias/{id}';
const UTILITIES = { id: 4, descricao: 'UTILIDADES DOMÉSTICAS', versao: 5 };

/** The calls that change something. */
let calls: string[] = [];

const meta = preview.meta({
  title: 'Pages/Categorias',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-categories'), session: staff('Diretoria') },
  render: renderPortal,
  beforeEach({ msw }) {
    calls = [];
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({ categorias: supplierCategories, meta: listMeta(34 + calls.length) }),
      ),
      gatewayHttp.get(CATEGORY, ({ response }) => response(200).json({ ...UTILITIES, versao: 6 })),
      gatewayHttp.post(LIST, async ({ request, response }) => {
        calls.push(`POST ${JSON.stringify(await request.json())}`);
        return response(201).json(UTILITIES);
      }),
      gatewayHttp.put(CATEGORY, async ({ params, request, response }) => {
        const version = request.headers.get('If-Match');
        calls.push(`PUT ${params.id} ${version} ${JSON.stringify(await request.json())}`);
        return response(200).json(UTILITIES);
      }),
      gatewayHttp.put(`${CATEGORY}/delete`, ({ params, request, response }) => {
        calls.push(`DELETE ${params.id} ${request.headers.get('If-Match')}`);
        return response(204).empty();
      }),
    );
  },
});

const openNew = async ({ canvas, userEvent }: StoryActor) => {
  await canvas.findByRole('cell', { name: 'ALIMENTOS' });
  await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Categoria' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveFocus());
  return dialog;
};

const askRemoval = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Excluir UTILIDADES DOMÉSTICAS' }));
  return within(await screen.findByRole('dialog', { name: 'Excluir categoria' }));
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The register on its first page. */
export const Default = meta.story();

Default.test('downloads its rows as CSV', downloadsCsv('Categorias.csv', ['Ações']));

Default.test('has the description and acts for columns (GAP-58, ONB-026)', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible();
  await expect(await canvas.findByRole('cell', { name: 'UTILIDADES DOMÉSTICAS' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Descrição',
    'Ações',
  ]);
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('register-categories', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(200).json({ categorias: [], meta: listMeta(0) })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/XYZ/)).toBeVisible();
  },
});

/** The list could not be read; another try helps. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(500).json(errorBody('Erro interno')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('cell', { name: 'ALIMENTOS' })).toBeVisible();
  },
});

/** Descriptions as long as they may be. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const categorias = supplierCategories.map((row) => ({ ...row, descricao: LONGEST_DESCRIPTION }));
    msw.use(gatewayHttp.get(LIST, ({ response }) => response(200).json({ categorias, meta: listMeta(34) })));
  },
});

/** The dialog of a new category; without a description nothing is sent (FND-079, FND-080). */
export const Dialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Campo obrigatório')).toBeVisible();
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  },
});

/** Created, changed by the version that was shown, removed: one call each (GAP-13, GAP-58, NET-22, D7). */
export const Changes = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('created', async () => {
      const dialog = await openNew({ canvas, userEvent });
      await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'bazar');
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Salvar' }));
      await expect(await screen.findByText('Categoria criada')).toBeVisible();
      await isClosed();
      await expect(await canvas.findByText('1–30 de 35')).toBeVisible();
    });
    await step('changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Editar UTILIDADES DOMÉSTICAS' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Editar Categoria' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveFocus());
      await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' b{Enter}');
      await expect(await screen.findByText('Categoria atualizada')).toBeVisible();
      await isClosed();
    });
    await step('removed', async () => {
      const dialog = await askRemoval({ canvas, userEvent });
      await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
      await expect(await screen.findByText('Categoria excluída')).toBeVisible();
      await isClosed();
    });
    await expect(calls).toEqual([
      'POST {"descricao":"BAZAR"}',
      'PUT 4 "5" {"descricao":"UTILIDADES DOMÉSTICAS B"}',
      'DELETE 4 "5"',
    ]);
  },
});

/** A category that suppliers work in: refused with the reason, the category stays. */
export const RemovalRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(`${CATEGORY}/delete`, ({ response }) =>
        response(400).json(errorBody('Categoria em uso por fornecedores')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askRemoval({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Categoria em uso por fornecedores')).toBeVisible();
    await isClosed();
    await expect(canvas.getByRole('cell', { name: 'UTILIDADES DOMÉSTICAS' })).toBeVisible();
  },
});

/** The last row of the last page is removed: the page before comes in its place. */
export const RemovalOfLast = meta.story({
  args: { path: href('register-categories', { pagina: 2 }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ query, response }) => {
        const last = query.get('Pagina') === '2';
        const categorias = last ? [UTILITIES].slice(calls.length) : supplierCategories.slice(1);
        return response(200).json({ categorias, meta: listMeta(31 - calls.length) });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('31–31 de 31')).toBeVisible();
    const dialog = await askRemoval({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await isClosed();
    await expect(await canvas.findByText('1–30 de 30')).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'ALIMENTOS' })).toBeVisible();
  },
});
