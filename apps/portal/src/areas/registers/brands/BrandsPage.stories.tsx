import { href, LIST_REACH } from '@portal/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { brands } from '../../../shared/stories/brands.ts';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { activate } from '../../../shared/stories/keyboard.ts';
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
  args: { path: href('register-brands'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(list);
  },
});

const table = ({ canvas }: Pick<StoryActor, 'canvas'>) =>
  canvas.findByRole('table', { name: 'Marcas Comercial' });

/** The commercial register on its first page. */
export const Default = meta.story({ name: 'Comercial' });

Default.test('downloads its rows as CSV', downloadsCsv('Marcas Comercial.csv', ['Ações']));

Default.test('downloads the columns that are shown, in their order', async ({ canvas, userEvent }) => {
  const made = spyOn(URL, 'createObjectURL');
  const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const pressCode = async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Código' }));
    await userEvent.keyboard('{Escape}');
  };
  await canvas.findByRole('columnheader', { name: /^Código/ });
  await pressCode();
  await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /^Código/ })).toBeNull());
  const shown = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(press).toHaveBeenCalled());
  const file = made.mock.calls.flatMap(([blob]) => (blob instanceof Blob ? [blob] : [])).at(-1);
  const [header] = ((await file?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
  await expect(header?.split(';')).toEqual(shown.filter((name) => name !== 'Ações'));
  await pressCode(); // the device remembers it
});

Default.test('shows 30 brands a page and the total', async ({ canvas }) => {
  await expect(await canvas.findByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
  await expect(canvas.getByText('1–30 de 214')).toBeVisible();
});

Default.test(
  'has code, description and acts for columns, a search and a button that adds (BRD-001, BRD-002, BRD-004, BRD-008, BRD-014, BRD-028, BRD-030)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Marcas Comercial', level: 1 })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Busque por código ou descrição')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Descrição',
      'Código',
      'Ações',
    ]);
    await expect(await canvas.findByRole('cell', { name: '1045' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Adicionar' })).toBeVisible();
    const pager = within(canvas.getByRole('navigation', { name: /Paginação/ }));
    await expect(pager.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Página anterior',
      'Próxima página',
    ]);
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
);

/** A list that is longer than pages reach gives no file, and says why. */
export const LongerThanAFile = meta.story({
  name: 'Maior do que um arquivo',
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
        response(200).json({
          marcas: brands,
          meta: { paginacao: { ...listMeta(LIST_REACH).paginacao, haMais: true } },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–30 de mais de 10.000')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Exportar CSV' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('O arquivo vai até 10.000 registros. Use os filtros.'),
    );
  },
});

/** Saves the list as a view from its menu. */
async function saveView({ canvas, userEvent }: StoryActor, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Visões' }));
  const field = await screen.findByRole('textbox', { name: 'Nome da visão' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(name);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
}

/** Opens the menu of the views from its button with this name. */
async function openViews({ canvas, userEvent }: StoryActor, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const plain = await screen.findByRole('link', { name: 'Lista sem visão' });
  await waitFor(() => expect(plain).toHaveFocus());
}

/** What the list is narrowed to is saved under a name; the address brings it back. */
export const SavedViews = meta.story({
  args: { path: href('register-brands', { busca: 'PAN', ordem: '-codigo' }) },
  play: async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await step('Saved with a name', async () => {
      await saveView(actor, 'Panelas');
      await expect(await canvas.findByRole('button', { name: 'Visão: Panelas' })).toBeVisible();
      await expect(await screen.findByText('Visão Panelas salva')).toBeVisible();
    });
    await step('Another search changes it', async () => {
      const search = canvas.getByRole('textbox', { name: 'Pesquisar' });
      await userEvent.clear(search);
      await userEvent.type(search, 'POTE{Enter}');
      await expect(await canvas.findByRole('button', { name: 'Visão: Panelas (alterada)' })).toBeVisible();
    });
    await step('Its link brings it back', async () => {
      await openViews(actor, 'Visão: Panelas (alterada)');
      const link = screen.getByRole('link', { name: 'Panelas' });
      await expect(link).toHaveAttribute(
        'href',
        href('register-brands', { busca: 'PAN', ordem: '-codigo', visao: 'Panelas' }),
      );
      await userEvent.click(link);
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Pesquisar' })).toHaveValue('PAN'));
      await expect(await canvas.findByRole('button', { name: 'Visão: Panelas' })).toBeVisible();
    });
    await step('In it the columns belong to it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Código' }));
      await expect(await canvas.findByRole('button', { name: 'Visão: Panelas (alterada)' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
    await step('Removed, and brought back', async () => {
      await openViews(actor, 'Visão: Panelas (alterada)');
      await userEvent.click(screen.getByRole('button', { name: 'Excluir Panelas' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
      await expect(await screen.findByRole('link', { name: 'Panelas' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: /^Visão: Panelas/ })).toBeVisible();
    });
  },
});

/** Of two views that were removed one after the other each comes back by itself. */
export const ViewBroughtBack = meta.story({
  args: { path: href('register-brands', { busca: 'PAN' }) },
  play: async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await saveView(actor, 'Panelas');
    await openViews(actor, 'Visão: Panelas');
    await userEvent.click(screen.getByRole('link', { name: 'Lista sem visão' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Visões' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome da visão' }), 'Potes');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await openViews(actor, 'Visão: Potes');
    for (const name of ['Panelas', 'Potes'])
      await userEvent.click(screen.getByRole('button', { name: `Excluir ${name}` }));
    const card = (await screen.findByText('Visão Panelas excluída')).parentElement ?? document.body;
    await userEvent.click(within(card).getByRole('button', { name: 'Desfazer' }));
    await expect(await screen.findByRole('link', { name: 'Panelas' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Potes' })).not.toBeInTheDocument();
  },
});

/** A browser that keeps nothing: the view lasts as long as its page, which is said. */
export const ViewNotKept = meta.story({
  args: { path: href('register-brands', { busca: 'PAN' }), storageBlocked: true },
  play: async ({ canvas, userEvent }) => {
    await saveView({ canvas, userEvent }, 'Panelas');
    await expect(
      await screen.findByText(/^Visão Panelas salva\. O navegador não guarda dados/),
    ).toBeVisible();
  },
});

/** The register of e-commerce. */
export const Ecommerce = meta.story({
  args: { path: href('register-ecommerce-brands'), session: staff('Ecommerce') },
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

Ecommerce.test('downloads its rows as CSV', downloadsCsv('Marcas Ecommerce.csv', ['Ações']));

/** E-commerce brands are created, changed and removed by calls of their own (BRD-031 to BRD-034). */
export const EcommerceChanges = meta.story({
  args: { path: href('register-ecommerce-brands', { busca: 'PANELA' }), session: staff('Ecommerce') },
  beforeEach({ msw }) {
    const calls: string[] = [];
    const record = (call: string) => {
      calls.push(call);
      return { id: 412, codigo: 1045, descricao: call, versao: 2 };
    };
    msw.use(
      gatewayHttp.get('/api/produtos/ecommerces', ({ request, response }) => {
        const busca = new URL(request.url).searchParams.get('busca');
        const marcas = [
          { id: 412, codigo: 1045, descricao: 'TRAMONTINA', versao: 7 },
          { id: 1, codigo: 1, descricao: [busca, ...calls].join(', '), versao: 1 },
        ];
        return response(200).json({ marcas, meta: listMeta(2) });
      }),
      gatewayHttp.post('/api/produtos/ecommerces', async ({ request, response }) =>
        response(201).json(record(`POST ${JSON.stringify(await request.json())}`)),
      ),
      gatewayHttp.put('/api/produtos/ecommerces/{id}', async ({ request, params, response }) =>
        response(200).json(
          record(
            `PUT ${params.id} ${request.headers.get('If-Match')} ${JSON.stringify(await request.json())}`,
          ),
        ),
      ),
      gatewayHttp.put('/api/produtos/ecommerces/{id}/delete', ({ params, response }) => {
        record(`DELETE ${params.id}`);
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('created', async () => {
      await canvas.findByRole('cell', { name: 'PANELA' });
      await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Marca' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'nova{Enter}');
      await canvas.findByRole('cell', { name: 'PANELA, POST {"descricao":"NOVA"}' });
    });
    await step('changed', async () => {
      const dialog = await openEdit({ canvas, userEvent });
      await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' b{Enter}');
      await canvas.findByRole('cell', { name: /, PUT 412 "7" \{"descricao":"TRAMONTINA B"\}$/ });
    });
    await step('removed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Excluir TRAMONTINA' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Excluir marca' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
      await canvas.findByRole('cell', { name: /, DELETE 412$/ });
    });
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
    await expect(canvas.getByText('1–30 de 30')).toBeVisible();
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('register-brands', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
        response(200).json({ marcas: [], meta: listMeta(0) }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Não há dados para exibir'))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Pesquisar' })).toHaveValue('XYZ');
    const csv = canvas.getByRole('button', { name: 'Exportar CSV' });
    await expect(csv).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(csv);
    await waitFor(() => expect(csv).toHaveAccessibleDescription('A lista está vazia'));
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
  play: async ({ canvas }) => {
    await canvas.findAllByRole('cell', { name: /^INDÚSTRIA BRASILEIRA/ });
  },
});

const asked: string[] = [];

/** Search, order and page go to the gateway and stand in the address. */
export const Searching = meta.story({
  args: { path: href('register-brands', { pagina: 2 }) },
  beforeEach({ msw }) {
    asked.length = 0;
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ request, response }) => {
        const query = new URL(request.url).searchParams;
        const descricao = [
          'filtro',
          'Pagina',
          'QuantidadeRegistros',
          'Ordenacao.Coluna',
          'Ordenacao.Ascending',
        ]
          .map((name) => query.get(name) ?? '')
          .join('|');
        asked.push(descricao);
        return response(200).json({
          marcas: [{ id: 1, codigo: 1, descricao, versao: 1 }],
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
      await userEvent.click(canvas.getByRole('button', { name: /Descrição/ }));
      await expect(await canvas.findByRole('cell', { name: 'PANELA|1|30|Descricao|true' })).toBeVisible();
      await expect(asked).toEqual([
        '|2|30||',
        '|1|30|Descricao|true',
        '|1|30|Descricao|false',
        '|1|30||',
        'PANELA|1|30||',
        'PANELA|1|30|Descricao|true',
      ]);
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

const askRemoval = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Excluir TRAMONTINA' }));
  return within(await screen.findByRole('dialog', { name: 'Excluir marca' }));
};

/** The dialog that creates a brand, 440 px wide (BRD-029). */
export const Dialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveFocus());
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(440);
  },
});

/** With something typed, Escape and a press outside ask before it is thrown away; the cancel button does so at once. */
export const DialogTyped = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await openNew({ canvas, userEvent });
    await step('Untouched, Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('Typed in, it stays after the question', async () => {
      const again = await openNew({ canvas, userEvent });
      const field = again.getByRole('textbox', { name: 'Descrição' });
      await userEvent.type(field, 'panelas');
      await userEvent.click(again.getByRole('heading', { name: 'Cadastrar Marca' }));
      await userEvent.keyboard('{Escape}');
      const question = within(await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' }));
      await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(field).toHaveValue('PANELAS');
      await userEvent.click(again.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

/** What is typed is given up at the question that Escape asks, and nothing of it is left. */
export const DialogGivenUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'panelas');
    await userEvent.click(dialog.getByRole('heading', { name: 'Cadastrar Marca' }));
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' }));
    await userEvent.click(question.getByRole('button', { name: 'Sim, sair sem salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Adicionar' })).toHaveFocus());
    await expect(screen.queryByText(/não salva/)).not.toBeInTheDocument();
  },
});

/** Given up and opened again, it is empty: nothing of before is left (FRM-33). */
export const DialogAgain = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const cancel = async (dialog: ReturnType<typeof within>) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await step('A new brand that was given up leaves nothing', async () => {
      const first = await openNew({ canvas, userEvent });
      await userEvent.click(first.getByRole('button', { name: 'Salvar' }));
      await first.findByText('Campo obrigatório');
      await userEvent.type(first.getByRole('textbox', { name: 'Descrição' }), 'desistida');
      await cancel(first);
      const again = await openNew({ canvas, userEvent });
      await expect(again.getByRole('textbox', { name: 'Descrição' })).toHaveValue('');
      await expect(again.queryByText('Campo obrigatório')).not.toBeInTheDocument();
      await cancel(again);
    });
    await step('An edit that was given up shows the brand as it is', async () => {
      const first = await openEdit({ canvas, userEvent });
      await userEvent.type(first.getByRole('textbox', { name: 'Descrição' }), ' desistida');
      await cancel(first);
      const again = await openEdit({ canvas, userEvent });
      await expect(again.getByRole('textbox', { name: 'Descrição' })).toHaveValue('TRAMONTINA');
    });
  },
});

/** Saved without a description: an error at the field and one notification (BRD-017, FND-079, FND-080). */
export const DialogInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Campo obrigatório')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveFocus());
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  },
});

/** A description that exists already: an error at its field, which is read out, with the brand; the dialog stays open (D24). */
export const DialogServerError = meta.story({
  beforeEach({ msw }) {
    const text = 'Já existe uma marca com esta descrição';
    msw.use(
      gatewayHttp.get('/api/produtos/homonimos', ({ response }) =>
        response(200).json({
          homonimos: [{ id: 77, codigo: 1070, nome: 'BRINOX', familiaId: null, mudamAcentos: false }],
        }),
      ),
      gatewayHttp.post('/api/produtos/marcas', ({ response }) =>
        response(400).json(errorBody(text, { descricao: [text] })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'brinox{Enter}');
    const field = dialog.getByRole('textbox', { name: 'Descrição' });
    const text = 'Já existe uma marca com esta descrição';
    await expect(await dialog.findByText(text)).toBeVisible();
    await expect(field).toHaveValue('BRINOX');
    await waitFor(() =>
      expect(screen.getByText(text, { selector: '[aria-live="assertive"]' })).toBeInTheDocument(),
    );
    const link = await dialog.findByRole('link', { name: '1070 - BRINOX' });
    await expect(link).toHaveAttribute('href', href('register-brands', { busca: 'BRINOX' }));
    await expect(dialog.queryByText('Já existe uma marca com este nome')).not.toBeInTheDocument();
    await userEvent.type(field, ' 2');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  },
});

/** Somebody else was faster: what both changed is shown, and what was typed stays (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    const newest = { id: 412, codigo: 1045, descricao: 'TRAMONTINA BRASIL', versao: 2 };
    msw.use(
      gatewayHttp.get('/api/produtos/marcas/{id}', ({ response }) => response(200).json(newest)),
      gatewayHttp.put('/api/produtos/marcas/{id}', async ({ request, response }) => {
        if (request.headers.get('If-Match') === '"1"')
          return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
        return response(200).json({ ...newest, ...(await request.json()), versao: 3 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' master{Enter}');
    const question = within(
      await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }),
    );
    for (const name of ['TRAMONTINA BRASIL', 'TRAMONTINA MASTER'])
      await expect(question.getAllByText(name)[0]).toBeVisible();
  },
});

Conflict.test('saves what was typed on the newest version', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
  await expect(await screen.findByText('Marca atualizada')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

Conflict.test('shows what the other one saved, to go on from there', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Usar os dados atuais' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Marca' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('TRAMONTINA BRASIL'),
  );
});

/** The page is not left over what was typed without a question (PRD-013, GAP-35). */
export const Leaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    const field = dialog.getByRole('textbox', { name: 'Descrição' });
    await userEvent.type(field, ' master');
    // As Back does: the dialog covers the links.
    canvas.getByRole('link', { name: 'Divisões', hidden: true }).click();
    const question = within(await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' }));
    await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field).toHaveValue('TRAMONTINA MASTER');
  },
});

/** What is open on a page goes with it: at the next visit the list comes alone. */
export const LeftOpen = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/divisoes', never));
  },
  play: async ({ canvas, userEvent, step }) => {
    const leaveAndComeBack = async () => {
      canvas.getByRole('link', { name: 'Divisões', hidden: true }).click(); // as Back does
      await canvas.findByRole('heading', { name: 'Divisões', level: 1 });
      await userEvent.click(canvas.getByRole('link', { name: 'Marcas Comercial' }));
      await canvas.findByRole('cell', { name: 'TRAMONTINA' });
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    };
    await step('A dialog in which nothing was typed', async () => {
      await openEdit({ canvas, userEvent });
      await leaveAndComeBack();
    });
    await step('The question before a removal', async () => {
      await askRemoval({ canvas, userEvent });
      await leaveAndComeBack();
    });
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

/** A brand of the name that is being typed, before it is saved (D24); the gateway refuses the same name. */
export const Namesake = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/homonimos', ({ query, response }) => {
        const isAsked = query.get('cadastro') === 'Marca' && query.get('nome') === 'TRAMÔNTINA';
        const found = { id: 412, codigo: 1045, nome: 'TRAMONTINA', familiaId: null, mudamAcentos: true };
        return response(200).json({ homonimos: isAsked ? [found] : [] });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'tramôntina');
    const notice = within(
      await dialog.findByRole('group', {
        name: 'Já existe uma marca com este nome, a não ser pelos acentos',
      }),
    );
    await expect(notice.getByRole('link', { name: '1045 - TRAMONTINA' })).toHaveAttribute(
      'href',
      href('register-brands', { busca: 'TRAMONTINA' }),
    );
    const field = dialog.getByRole('textbox', { name: 'Descrição' });
    const group = dialog.getByRole('group', { name: /^Já existe uma marca/ });
    const gap = group.getBoundingClientRect().top - field.getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(8);
    await expectPressable(dialog.getByRole('button', { name: 'Salvar' }));
  },
});

/** Two of the name: a line for each, and of those that have it but for its accents it is said. */
export const Namesakes = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/homonimos', ({ response }) =>
        response(200).json({
          homonimos: [
            { id: 1263, codigo: 1263, nome: 'MARCA ZÉ', familiaId: null, mudamAcentos: true },
            { id: 1262, codigo: 1262, nome: 'MARCA ZE', familiaId: null, mudamAcentos: false },
          ],
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'marca ze');
    const notice = within(await dialog.findByRole('group', { name: 'Já existe uma marca com este nome' }));
    const [accented, same] = notice.getAllByRole('listitem');
    await expect(accented).toHaveTextContent('1263 - MARCA ZÉ, a não ser pelos acentos');
    await expect(same).toHaveTextContent(/^1262 - MARCA ZE$/);
    const tops = notice.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
});

/** Changed: id in the address, the description alone in the body, the list read again (BRD-019, BRD-024, BRD-026, BRD-027). */
export const Updated = meta.story({
  beforeEach({ msw }) {
    let saved = '';
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ response }) => {
        const marcas = brands.map((brand) =>
          brand.id === 412 && saved ? { ...brand, descricao: saved } : brand,
        );
        return response(200).json({ marcas, meta: listMeta(214) });
      }),
      gatewayHttp.put('/api/produtos/marcas/{id}', async ({ params, request, response }) => {
        saved = `${params.id} ${JSON.stringify(await request.json())}`;
        return response(200).json({ id: 412, codigo: 1045, descricao: 'TRAMONTINA MASTER', versao: 2 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' master{Enter}');
    await expect(await screen.findByText('Marca atualizada')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(
      await canvas.findByRole('cell', { name: '412 {"descricao":"TRAMONTINA MASTER"}' }),
    ).toBeVisible();
  },
});

/** Asks before a brand is removed (BRD-021, BRD-022). */
export const Removal = meta.story({
  beforeEach({ msw }) {
    let left = brands;
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ response }) =>
        response(200).json({ marcas: left, meta: listMeta(184 + left.length) }),
      ),
      gatewayHttp.put('/api/produtos/marcas/{id}/delete', ({ params, response }) => {
        left = left.filter(({ id }) => String(id) !== params.id);
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askRemoval({ canvas, userEvent });
    await expect(dialog.getByText('Tem certeza que deseja excluir TRAMONTINA?')).toBeVisible();
  },
});

Removal.test(
  'removes that brand by a PUT, says so and reads the list again (BRD-020, BRD-025)',
  async ({ canvas, userEvent }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Excluir marca' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Marca excluida')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('cell', { name: 'TRAMONTINA' })).not.toBeInTheDocument());
    await expect(canvas.getByText('1–30 de 213')).toBeVisible();
  },
);

/** The last brand of the last page is removed: the last page there is comes in its place. */
export const RemovalOfLast = meta.story({
  args: { path: href('register-brands', { pagina: 3 }) },
  beforeEach({ msw }) {
    let removed = 0;
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ query, response }) => {
        const marcas = query.get('Pagina') === '3' ? brands.slice(removed, 1) : brands;
        return response(200).json({ marcas, meta: listMeta(61 - removed) });
      }),
      gatewayHttp.put('/api/produtos/marcas/{id}/delete', ({ response }) => {
        removed += 1;
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('61–61 de 61')).toBeVisible();
    const dialog = await askRemoval({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await canvas.findByText('31–60 de 60')).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
  },
});

/** An address beyond the last page: the last one comes in its place. */
export const PageBeyondTheLast = meta.story({
  args: { path: href('register-brands', { pagina: 9999 }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ query, response }) => {
        const marcas = query.get('Pagina') === '3' ? brands.slice(0, 1) : [];
        return response(200).json({ marcas, meta: listMeta(61) });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('61–61 de 61')).toBeVisible();
  },
});

/** The whole list as a file, named after what it was narrowed to, and a choice of its columns. */
export const Exported = meta.story({
  args: { path: href('register-brands', { busca: 'TRAM' }) },
  play: async ({ canvas, userEvent }) => {
    await downloadsCsv('Marcas Comercial TRAM.csv', ['Ações'])({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Colunas' })).toBeVisible();
  },
});

/** A file whose rows stop half way is not made, and the list stays as it is. */
export const ExportFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/marcas', ({ query, response }) =>
        query.get('Pagina') === '2'
          ? response.untyped(Response.error())
          : response(200).json({ marcas: brands, meta: listMeta(214) }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await table({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
    await expect(
      await screen.findByText('O arquivo CSV não foi gerado. Confira a conexão e exporte de novo.'),
    ).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
  },
});

/** A brand in use: the first global text of the server in a notification, and the brand stays (FND-074, FND-076, API2-007, API2-009, G-44). */
export const RemovalRefused = meta.story({
  beforeEach({ msw }) {
    const global = ['Marca em uso por fornecedores ou produtos', 'Segunda mensagem'];
    msw.use(
      gatewayHttp.put('/api/produtos/marcas/{id}/delete', ({ response }) =>
        response(400).json({ message: 'Erro', errors: { global, fields: {} } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askRemoval({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Marca em uso por fornecedores ou produtos')).toBeVisible();
    await expect(screen.queryByText('Segunda mensagem')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
  },
});

/** Not removed: "Cancelar" (G-11) leaves the brand alone and asks nothing from the gateway. */
export const RemovalGivenUp = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/marcas/{id}/delete', () => {
        throw new Error('Nobody confirmed');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askRemoval({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('cell', { name: 'TRAMONTINA' })).toBeVisible();
  },
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
    await expect(await screen.findByText('Você não tem permissão para esta ação')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('NOVA');
  },
});

/** What was typed before the session ended is offered back to the same user (D11), and Escape does not lose it. */
export const Recovery = meta.story({
  args: {
    drafts: {
      'register-brands:record': {
        recordId: null,
        values: { descricao: 'MARCA QUE NÃO FOI SALVA' },
        saved: { descricao: '' },
        known: {},
        typedAt: '2027-03-12T17:05:00.000Z',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Marca' }));
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('MARCA QUE NÃO FOI SALVA');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' }));
    await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
    await expect(await screen.findByRole('dialog', { name: 'Cadastrar Marca' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('MARCA QUE NÃO FOI SALVA');
  },
});

/** The buttons of the offer go with it: the focus stays on the page, and a dialog comes back to where it is. */
export const RecoveryByKey = meta.story({
  args: Recovery.input.args,
  play: async ({ canvas, userEvent }) => {
    await activate(
      { userEvent },
      await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Marca' }));
    await activate({ userEvent }, dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Marcas Comercial' })).toHaveFocus());
  },
});

/** What was typed is not wanted any more: the offer goes, the focus stays on the page. */
export const RecoveryDiscarded = meta.story({
  args: Recovery.input.args,
  play: async ({ canvas, userEvent }) => {
    await activate({ userEvent }, await canvas.findByRole('button', { name: 'Descartar' }));
    await expect(canvas.queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Marcas Comercial' })).toHaveFocus();
  },
});
