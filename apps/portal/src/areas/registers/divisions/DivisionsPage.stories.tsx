import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { divisions, LONGEST_DESCRIPTION } from '../../../shared/stories/registers.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';

const LIST = '/api/produtos/divisoes';

/** What the list was asked for. */
let asked: string[] = [];

const meta = preview.meta({
  title: 'Pages/Divisões',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: '/subcadastro/divisao', session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({ divisoes: divisions, meta: listMeta(214) }),
      ),
    );
  },
});

/** The register on its first page. */
export const Default = meta.story();

Default.test(
  'has codes and descriptions, a search and pages, and nothing to change (G-41, ONB-023)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Divisões', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: '1004' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'BAZAR' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Código',
      'Descrição',
    ]);
    await expect(canvas.getByText('1–30 de 214')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Busque por código ou descrição')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Adicionar|Editar|Excluir/ })).not.toBeInTheDocument();
  },
);

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: '/subcadastro/divisao?busca=XYZ' },
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response(200).json({ divisoes: [], meta: listMeta(0) })));
  },
});

/** The list could not be read; another try is offered. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response.untyped(new Response('<h1>Bad gateway</h1>', { status: 500 })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
});

/** Descriptions as long as they may be, a whole page of them. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      id: 4 + index,
      codigo: 1004 + index,
      descricao: LONGEST_DESCRIPTION,
    }));
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(200).json({ divisoes: rows, meta: listMeta(214) })),
    );
  },
});

/** Search, order and page go to the gateway and stand in the address. */
export const Searching = meta.story({
  args: { path: '/subcadastro/divisao?busca=PAN&ordem=-codigo&pagina=2' },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ request, response }) => {
        asked = [...new URL(request.url).searchParams].map((pair) => pair.join('='));
        return response(200).json({
          divisoes: [{ id: 4, codigo: 1004, descricao: 'PANELAS' }],
          meta: listMeta(60),
        });
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'PANELAS' });
    await expect(asked.toSorted()).toEqual(
      [
        'Ordenacao.Ascending=false',
        'Ordenacao.Coluna=Codigo',
        'Pagina=2',
        'QuantidadeRegistros=30',
        'cadastro=true',
        'descricao=PAN',
      ].toSorted(),
    );
  },
});
