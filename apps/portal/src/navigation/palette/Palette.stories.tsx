import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { products } from '../../shared/stories/catalogue.ts';
import { families } from '../../shared/stories/catalogueFilter.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../shared/stories/PortalStory.tsx';
import { staff, supplier } from '../../shared/stories/people.ts';
import { recentRecords } from '../../shared/stories/recentRecords.ts';
import { partnerRows, preRegistrationRows, registrationRows } from '../../shared/stories/registrationRows.ts';
import { pageParameters, renderPortal } from '../../shared/stories/renderPortal.tsx';
import { registrationRequests, requestRows } from '../../shared/stories/requests.ts';
import { requisition } from '../../shared/stories/requisitions.ts';
import type { StoryActor } from '../../shared/stories/StoryActor.ts';
import { workAnswer } from '../../shared/stories/work.ts';

const REQUESTS = '/api/produtos/solicitacoes-cadastros/home';

/** The searches that arrived, by path and text. */
let asked: string[] = [];

const note = ({ request }: { request: Request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const search = searchParams.get('Busca') ?? searchParams.get('busca') ?? '';
  asked.push(`${pathname} ${search}`);
  return search.toLowerCase();
};

const registrations = (
  path: '/api/fornecedores/parceiros' | '/api/fornecedores/cadastro' | '/api/fornecedores/pre-cadastros',
  rows: Schemas['RegistrationRow'][],
) =>
  gatewayHttp.get(path, ({ request, response }) => {
    note({ request });
    return response(200).json({ fluxos: rows, meta: listMeta(rows.length, 5) });
  });

const productsFound = gatewayHttp.get('/api/produtos', ({ request, response }) => {
  const search = note({ request });
  const produtos = products
    .filter(({ nome, gtinEan }) => nome.toLowerCase().includes(search) || gtinEan === search)
    .slice(0, 5);
  return response(200).json({ produtos, meta: listMeta(produtos.length, 5) });
});

const meta = preview.meta({
  title: 'Pages/Busca',
  component: PortalStory,
  parameters: pageParameters,
  args: {
    path: href('home'),
    session: staff('Comercial'),
    recent: recentRecords,
  },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = [];
    msw.use(
      workAnswer(),
      registrations('/api/fornecedores/parceiros', partnerRows.slice(0, 1)),
      registrations('/api/fornecedores/cadastro', registrationRows.slice(0, 1)),
      registrations('/api/fornecedores/pre-cadastros', preRegistrationRows.slice(0, 1)),
      gatewayHttp.get('/api/produtos/familias', ({ request, response }) => {
        note({ request });
        return response(200).json({ familias: families.slice(0, 2), meta: listMeta(2, 5) });
      }),
      productsFound,
      gatewayHttp.get(REQUESTS, ({ request, response }) => {
        note({ request });
        return response(200).json({
          solicitacoes: requestRows.slice(0, 1),
          meta: listMeta(1, 5),
        });
      }),
    );
  },
});

async function open({ canvas, userEvent }: StoryActor) {
  await canvas.findByRole('button', { name: 'Buscar' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Buscar no portal' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}

const group = (name: string) => screen.findByRole('group', { name });

/** Before anything is typed: what was opened last, then the pages of the role. No list is asked. */
export const Default = meta.story({
  play: async (actor) => {
    await open(actor);
    const recent = within(await group('Abertos recentemente'));
    await expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'PANELA TRAMONTINA 4,5 LT SOLARFamília',
      'DOCES DO VALE LTDAParceiro',
    ]);
    await expect(
      within(await group('Páginas')).getByRole('option', { name: /^Pré-cadastros/ }),
    ).toBeVisible();
    await expect(asked).toEqual([]);
  },
});

/** The button of the shell opens it too; a page is found by a word without its accents. */
export const Pages = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Buscar no portal' }), 'pre-cadas');
    await expect(await screen.findByRole('option', { name: /^Pré-cadastros/, selected: true })).toBeVisible();
  },
});

/** A page of that name goes before one that only tells of it in its description. */
export const Named = meta.story({
  play: async (actor) => {
    await actor.userEvent.type(await open(actor), 'marca');
    const pages = within(await group('Páginas')).getAllByRole('option');
    await expect(pages.map(({ textContent }) => /marca/i.test(textContent))).toContain(false);
    await expect(pages[0]).toHaveAccessibleName(/^Marcas /);
    await expect(pages.at(-1)).not.toHaveAccessibleName(/^Marcas /);
  },
});

/** More than there is room for: how many is said, with the way to the list of them. */
export const Many = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response(200).json({ produtos: products.slice(0, 5), meta: listMeta(121, 5) }),
      ),
    );
  },
  play: async (actor) => {
    await actor.userEvent.type(await open(actor), 'panela');
    const found = within(await group('Produtos'));
    await expect(found.getAllByRole('option')[0]).toHaveAccessibleName(/Código \d+, EAN \d{13}$/);
    const all = found.getByRole('option', { name: 'Ver na lista 121 resultados' });
    await expect(all.dataset.key).toContain(href('catalogue', { busca: 'panela' }));
  },
});

/** What is typed at once after Ctrl+K is there, though the palette has to be loaded first. */
export const TypedAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Buscar' });
    await userEvent.keyboard('{Control>}k{/Control}catálogo');
    await expect(await screen.findByRole('combobox', { name: 'Buscar no portal' })).toHaveValue('catálogo');
    await expect(await screen.findByRole('option', { name: /^Catálogo de produtos/ })).toBeVisible();
  },
});

/** A press leads there, and the palette is gone. */
export const Chosen = meta.story({
  play: async (actor) => {
    await open(actor);
    await actor.userEvent.click(await screen.findByRole('option', { name: /^Catálogo de produtos/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(
      await actor.canvas.findByRole('heading', { name: 'Catálogo de produtos', level: 1 }),
    ).toBeVisible();
  },
});

/** Every list that the role may read is asked once, for the last text, and answers in its group. */
export const Found = meta.story({
  tags: ['visual'],
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, 'panela');
    for (const name of ['Parceiros', 'Cadastros', 'Pré-cadastros', 'Famílias', 'Produtos', 'Solicitações']) {
      await expect(await group(name)).toBeVisible();
    }
    await expect(asked.toSorted()).toEqual([
      '/api/fornecedores/cadastro panela',
      '/api/fornecedores/parceiros panela',
      '/api/fornecedores/pre-cadastros panela',
      '/api/produtos panela',
      '/api/produtos/familias panela',
      `${REQUESTS} panela`,
    ]);
    await expect(screen.getByRole('option', { name: /Solicitação 5034, PANELAS DA SERRA/ })).toBeVisible();
  },
});

/** Accounting reads no pre-registration, and none is searched (C-16). */
export const Accounting = meta.story({
  args: { session: staff('Contabil') },
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, 'panela');
    await expect(await group('Famílias')).toBeVisible();
    await expect(asked).not.toContain('/api/fornecedores/pre-cadastros panela');
  },
});

/** A supplier finds its pages and its own requests. */
export const Supplier = meta.story({
  args: { path: href('my-products'), session: supplier, recent: [] },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(REQUESTS, ({ request, response }) => {
        note({ request });
        return response(200).json({ solicitacoes: registrationRequests.slice(0, 1), meta: listMeta(1, 5) });
      }),
    );
  },
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, '5031');
    await expect(
      within(await group('Solicitações')).getByRole('option', { name: 'Solicitação 5031' }),
    ).toBeVisible();
    await expect(new Set(asked)).toEqual(
      new Set([`${REQUESTS} `, `${REQUESTS} 5031`]), // the page behind reads its own
    );
  },
});

/** A requisition by its number, for the roles that may read one; a number of none finds none, and says no error. */
export const Requisition = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ params, response }) =>
        Number(params.requisicaoId) === requisition.id
          ? response(200).json({ requisicao: requisition, assinaturasArquivos: [] })
          : response.untyped(Response.json(errorBody('Registro não encontrado'), { status: 404 })),
      ),
    );
  },
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, '4013');
    await expect(await group('Parceiros')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Procurando…')).not.toBeInTheDocument());
    await expect(screen.queryByRole('group', { name: 'Requisições' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('option', { name: /Tentar novamente$/ })).not.toBeInTheDocument();
    await actor.userEvent.type(input, '{Backspace}2');
    await expect(
      within(await group('Requisições')).getByRole('option', { name: 'Requisição 4012, PANELAS DA SERRA' }),
    ).toBeVisible();
  },
});

/** An EAN with spaces, and Enter at once as from a bar code reader: the product opens when its answer is there. */
export const Scanned = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...(
        [
          '/api/fornecedores/parceiros',
          '/api/fornecedores/cadastro',
          '/api/fornecedores/pre-cadastros',
        ] as const
      ).map((path) => registrations(path, [])),
      gatewayHttp.get('/api/produtos/familias', ({ response }) =>
        response(200).json({ familias: [], meta: listMeta(0, 5) }),
      ),
      gatewayHttp.get(REQUESTS, ({ response }) =>
        response(200).json({ solicitacoes: [], meta: listMeta(0, 5) }),
      ),
      gatewayHttp.get('/api/produtos/familias/{familiaId}', never),
      gatewayHttp.get('/api/produtos/{id}/catalogo', never),
    );
  },
  play: async (actor) => {
    await open(actor);
    await actor.userEvent.keyboard('789 1000 315503{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(asked).toContain('/api/produtos 7891000315503');
    await expect(await actor.canvas.findByRole('heading', { name: 'Família', level: 1 })).toBeVisible();
  },
});

/** The lists are on their way; what is known already can be opened. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos', never), gatewayHttp.get('/api/produtos/familias', never));
  },
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, 'panela');
    await expect(await group('Parceiros')).toBeVisible();
    await expect(screen.getByText('Procurando…')).toBeInTheDocument();
    await expect(screen.queryByRole('group', { name: 'Produtos' })).not.toBeInTheDocument();
  },
});

let answerFirst = () => {};

/** A late answer to an earlier text is not shown for the text that stands there. */
export const Late = meta.story({
  beforeEach({ msw }) {
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    msw.use(
      gatewayHttp.get('/api/produtos', async ({ request, response }) => {
        const search = note({ request });
        if (search === 'panela') await first;
        const produtos = products.slice(0, 1).map((product) => ({ ...product, nome: `PRODUTO ${search}` }));
        return response(200).json({ produtos, meta: listMeta(1, 5) });
      }),
    );
  },
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, 'panela');
    await waitFor(() => expect(asked).toContain('/api/produtos panela'));
    await actor.userEvent.type(input, ' solar');
    await expect(await screen.findByRole('option', { name: /^PRODUTO panela solar/ })).toBeVisible();
    answerFirst();
    await expect(await screen.findByRole('option', { name: /^PRODUTO panela solar/ })).toBeVisible();
    await expect(screen.queryByRole('option', { name: /^PRODUTO panela 7/ })).not.toBeInTheDocument();
  },
});

/** One list fails; the others are there, and it can be asked again. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(
        '/api/produtos/familias',
        ({ response }) => response.untyped(new Response(null, { status: 500 })),
        { once: true },
      ),
    );
  },
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, 'panela');
    const retry = await screen.findByRole('option', { name: /Tentar novamente$/ });
    await expect(await group('Produtos')).toBeVisible();
    await actor.userEvent.click(retry);
    await expect(within(await group('Famílias')).getByRole('option', { name: /TRAMONTINA/ })).toBeVisible();
  },
});

/** Nothing has the text. */
export const Empty = meta.story({
  args: { session: staff('Ecommerce') },
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, 'zabumba');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('Nada encontrado para “zabumba”'),
    );
  },
});

/** A character that no page has, and that no list is asked for. */
export const TooShort = meta.story({
  play: async (actor) => {
    const input = await open(actor);
    await actor.userEvent.type(input, '3');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toHaveTextContent('Digite ao menos 2 caracteres para pesquisar'),
    );
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('Nada encontrado');
    await expect(asked).toEqual([]);
  },
});

/** On a phone the button is an icon that says so, and the palette takes the window. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    const button = await canvas.findByRole('button', { name: 'Buscar' });
    await step('The icon stands in the middle', async () => {
      const [outer, icon] = [button, button.querySelector('svg')].map((element) => {
        const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
        return (left + right) / 2;
      });
      await expect(icon).toBeCloseTo(outer ?? 0, 0);
    });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Buscar no portal' })).toBeVisible();
  },
});
