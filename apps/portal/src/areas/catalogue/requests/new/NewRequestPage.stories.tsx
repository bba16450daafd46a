import { href, REQUEST_FAMILIES_MAX } from '@portal/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { catalogueFilterCalls, families } from '../../../../shared/stories/catalogueFilter.ts';
import { draftOf } from '../../../../shared/stories/draftOf.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { otherRoles } from '../../../../shared/stories/otherRoles.tsx';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import { registrationRequests, requestRows } from '../../../../shared/stories/requests.ts';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';

const OPEN = '/api/produtos/solicitacoes-cadastros';
const LIST = '/api/produtos/solicitacoes-cadastros/home';

/** The requests that were opened, and the keys that they came with. */
let opened: unknown[] = [];
let keys: (string | null)[] = [];

const [first] = registrationRequests;
if (!first) throw new Error('A request is needed');

const meta = preview.meta({
  title: 'Pages/Nova solicitação',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('product-request-new'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    opened = [];
    keys = [];
    msw.use(
      ...catalogueFilterCalls,
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({
          solicitacoes: requestRows,
          meta: listMeta(requestRows.length, 20),
        }),
      ),
      gatewayHttp.post(OPEN, async ({ request, response }) => {
        opened.push(await request.json());
        keys.push(request.headers.get('Idempotency-Key'));
        return response(201).json(first);
      }),
    );
  },
});

async function choose({ canvas, userEvent }: StoryActor, label: string, option: string | RegExp) {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const press = async ({ canvas, userEvent }: StoryActor, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const family = async ({ canvas }: StoryActor, number: number) =>
  within(await canvas.findByRole('region', { name: `Família ${number}` }));

async function count(actor: StoryActor, number: number, products: string) {
  const field = (await family(actor, number)).getByRole('spinbutton', { name: 'Quantidade de produtos' });
  await actor.userEvent.type(field, products);
}

/** One new family is asked for unless somebody says otherwise. */
export const Default = meta.story({ name: 'Comercial' });

Default.test(
  'opens a request of several families once and leads to the list (SOL-046, G-08)',
  async (actor) => {
    const { canvas, userEvent } = actor;
    await choose(actor, 'Fornecedor', '7061 - PANELAS DA SERRA');
    await count(actor, 1, '12');
    await press(actor, 'Adicionar família');
    await userEvent.click((await family(actor, 2)).getByRole('radio', { name: 'Não' }));
    await choose(actor, 'Família do catálogo', 'PANELA TRAMONTINA 4,5LT SOLAR');
    await count(actor, 2, '3');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Solicitar' }));
    await expect(await screen.findByText('Solicitação criada')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Solicitações de cadastro', level: 1 }),
    ).toBeVisible();
    await expect(opened).toEqual([
      {
        fornecedorId: 61,
        solicitacoesCadastrosFamilias: [
          { novaFamilia: true, familiaId: null, quantidadeCadastroProduto: 12 },
          { novaFamilia: false, familiaId: 87, quantidadeCadastroProduto: 3 },
        ],
      },
    ]);
    await expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  },
);

Default.test('takes a family out again, and the others keep what was said of them', async (actor) => {
  const { canvas, userEvent } = actor;
  await press(actor, 'Adicionar família');
  await userEvent.click((await family(actor, 2)).getByRole('radio', { name: 'Não' }));
  await choose(actor, 'Família do catálogo', 'PANELA TRAMONTINA 4,5LT SOLAR');
  await press(actor, 'Remover família 1');
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Família 2' })).not.toBeInTheDocument());
  await expect((await family(actor, 1)).getByRole('combobox', { name: 'Família do catálogo' })).toHaveValue(
    'PANELA TRAMONTINA 4,5LT SOLAR',
  );
});

Default.test('leads to a family that is added, and from one that is removed to the next', async (actor) => {
  const { canvas, userEvent } = actor;
  const focused = (name: string) => waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  for (const number of [2, 3]) {
    await press(actor, 'Adicionar família');
    const answer = (await family(actor, number)).getByRole('radio', { name: 'Sim' });
    await waitFor(() => expect(answer).toHaveFocus());
  }
  await press(actor, 'Remover família 1');
  await focused('Remover família 1');
  await press(actor, 'Adicionar família');
  await press(actor, 'Remover família 3');
  await focused('Remover família 2');
  await userEvent.keyboard('{Enter}');
  await focused('Adicionar família');
});

Default.test('offers only families that the request takes', async (actor) => {
  const wanted: (string | null)[] = [];
  actor.msw.use(
    gatewayHttp.get('/api/produtos/familias', ({ query, response }) => {
      wanted.push(query.get('ParaSolicitacao'));
      return response(200).json({ familias: families, meta: listMeta(families.length, 20) });
    }),
  );
  await actor.userEvent.click((await family(actor, 1)).getByRole('radio', { name: 'Não' }));
  await choose(actor, 'Família do catálogo', 'PANELA TRAMONTINA 4,5LT SOLAR');
  await expect(wanted).toEqual(['true']);
});

/** A link generator gets the address of each family to hand over, and then the list (G-08). */
export const LinkGenerator = meta.story({
  name: 'Gerador de link',
  args: { session: staff('ComericalGeradorLink') },
  beforeEach() {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return () => copied.mockRestore();
  },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await choose(actor, 'Fornecedor', '7061 - PANELAS DA SERRA');
    await count(actor, 1, '12');
    await press(actor, 'Solicitar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Solicitação 5031 criada' }));
    const { id } = first.solicitacaoCadastroFamilias[0] ?? {};
    const address = `${window.location.origin}${href('my-products-request', { solicitacaoId: id ?? 0 })}`;
    await expect(dialog.getByText(address)).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: 'Copiar endereço de PANELA TRAMONTINA 4,5 LT SOLAR' }),
    );
    await expect(await screen.findByText('Endereço de PANELA TRAMONTINA 4,5 LT SOLAR copiado')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(address);
    await userEvent.click(dialog.getByRole('button', { name: 'Concluir' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Solicitações de cadastro', level: 1 }),
    ).toBeVisible();
  },
});

/** Nothing is sent while something is missing: each field says what (FND-080, G-08). */
export const Invalid = meta.story({
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    await userEvent.click((await family(actor, 1)).getByRole('radio', { name: 'Não' }));
    await press(actor, 'Solicitar');
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
    for (const message of ['Seleciona um fornecedor', 'Seleciona uma família', 'Valor deve ser maior que 0'])
      await expect(canvas.getByText(message)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Fornecedor' })).toHaveFocus());
    await expect(opened).toEqual([]);
  },
});

Invalid.test('goes to the first field of a family that is wrong', async (actor) => {
  await choose(actor, 'Fornecedor', '7061 - PANELAS DA SERRA');
  await press(actor, 'Solicitar');
  const record = (await family(actor, 1)).getByRole('combobox', { name: 'Família do catálogo' });
  await waitFor(() => expect(record).toHaveFocus());
});

Invalid.test('takes the errors of a family out with it', async (actor) => {
  const quantity = async (number: number) =>
    (await family(actor, number)).getByRole('spinbutton', { name: 'Quantidade de produtos' });
  await press(actor, 'Adicionar família');
  await count(actor, 2, '3');
  await expect(await quantity(1)).toBeInvalid();
  await press(actor, 'Remover família 1');
  await waitFor(async () => expect(await quantity(1)).toHaveValue('3'));
  await waitFor(async () => expect(await quantity(1)).toBeValid());
});

/** The supplier is no longer approved: its field says so, and nothing that was typed is lost (SOL-047). */
export const SupplierGone = meta.story({
  beforeEach({ msw }) {
    const text = 'Fornecedor não encontrado, tente mais tarde';
    msw.use(
      gatewayHttp.post(OPEN, ({ response }) => response(400).json(errorBody(text, { fornecedorId: [text] }))),
    );
  },
  play: async (actor) => {
    await choose(actor, 'Fornecedor', '7061 - PANELAS DA SERRA');
    await count(actor, 1, '12');
    await press(actor, 'Solicitar');
    await expect(await actor.canvas.findByText('Fornecedor não encontrado, tente mais tarde')).toBeVisible();
    await expect(actor.canvas.getByRole('combobox', { name: 'Fornecedor' })).toHaveValue(
      '7061 - PANELAS DA SERRA',
    );
  },
});

/** The gateway fails: it says so, what was typed stays, and it can be sent again with the same key. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post(OPEN, ({ request, response }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return response(500).json(errorBody('Falha interna'));
      }),
    );
  },
  play: async (actor) => {
    const { canvas } = actor;
    await choose(actor, 'Fornecedor', '7061 - PANELAS DA SERRA');
    await count(actor, 1, '12');
    await press(actor, 'Solicitar');
    await waitFor(() => expect(keys).toHaveLength(1));
    await press(actor, 'Solicitar');
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[1]).toBe(keys[0]);
    await expect(canvas.getByRole('combobox', { name: 'Fornecedor' })).toHaveValue('7061 - PANELAS DA SERRA');
    await expect((await family(actor, 1)).getByRole('spinbutton')).toHaveDisplayValue('12');
  },
});

/** On a telephone, without a pointer: every family below the other, and Enter sends. */
export const NarrowKeyboard = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (actor) => {
    const { canvas, userEvent } = actor;
    const supplier = await canvas.findByRole('combobox', { name: 'Fornecedor' });
    supplier.focus();
    await userEvent.keyboard('{ArrowDown}');
    const wanted = await screen.findByRole('option', { name: '7061 - PANELAS DA SERRA' });
    for (const _ of screen.getAllByRole('option')) {
      if (supplier.getAttribute('aria-activedescendant') !== wanted.id)
        await userEvent.keyboard('{ArrowDown}');
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(supplier).toHaveValue('7061 - PANELAS DA SERRA'));
    (await family(actor, 1)).getByRole('spinbutton', { name: 'Quantidade de produtos' }).focus();
    await userEvent.keyboard('12{Enter}');
    await expect(await screen.findByText('Solicitação criada')).toBeVisible();
    await expect(opened).toHaveLength(1);
  },
});

/** Names as long as they get keep to their fields. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const nomeFantasia = 'INDÚSTRIA E COMÉRCIO DE UTILIDADES DOMÉSTICAS SERRA DA MANTIQUEIRA DO BRASIL';
    msw.use(
      gatewayHttp.get('/api/fornecedores/lista', ({ response }) =>
        response(200).json({ fornecedores: [{ id: 61, codigo: 7061, nomeFantasia }], meta: listMeta(1, 30) }),
      ),
      gatewayHttp.get('/api/produtos/familias', ({ response }) =>
        response(200).json({
          familias: families.slice(0, 1).map((one) => ({
            ...one,
            nome: 'CONJUNTO DE PANELAS ANTIADERENTES COM TAMPA DE VIDRO LINHA PROFISSIONAL 4,5LT',
          })),
          meta: listMeta(1, 20),
        }),
      ),
    );
  },
  play: async (actor) => {
    await choose(actor, 'Fornecedor', /DO BRASIL$/);
    await actor.userEvent.click((await family(actor, 1)).getByRole('radio', { name: 'Não' }));
    await choose(actor, 'Família do catálogo', /PROFISSIONAL 4,5LT$/);
    await count(actor, 1, '1000');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The request is under way. */
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.post(OPEN, never));
  },
  play: async (actor) => {
    await choose(actor, 'Fornecedor', '7061 - PANELAS DA SERRA');
    await count(actor, 1, '12');
    await press(actor, 'Solicitar');
    await expect(
      await actor.canvas.findByRole('button', { name: 'Carregando... Solicitar' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
});

/** As many families as a request may have. */
export const Full = meta.story({
  args: {
    drafts: {
      'product-request-new:request': draftOf(
        { fornecedorId: null, solicitacoesCadastrosFamilias: [] },
        {
          fornecedorId: 61,
          solicitacoesCadastrosFamilias: Array.from({ length: REQUEST_FAMILIES_MAX }, (_, index) => ({
            novaFamilia: true,
            familiaId: null,
            quantidadeCadastroProduto: index === 30 ? null : 1000,
          })),
        },
        { fornecedorId: [{ value: 61, label: '7061 - PANELAS DA SERRA' }] },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Recuperar o que você digitou'));
    const add = await canvas.findByRole('button', { name: 'Adicionar família' });
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    add.focus();
    await waitFor(() =>
      expect(add).toHaveAccessibleDescription('Uma solicitação tem no máximo 200 famílias'),
    );
  },
});

Full.test('shows twenty families a page, and goes to the first that is wrong', async (actor) => {
  const { canvas } = actor;
  const pages = within(canvas.getByRole('navigation', { name: 'Famílias da solicitação' }));
  await expect(pages.getByText('1–20 de 200')).toBeVisible();
  await press(actor, 'Solicitar');
  await waitFor(() => expect(pages.getByText('21–40 de 200')).toBeVisible());
  const count = (await family(actor, 31)).getByRole('spinbutton', { name: 'Quantidade de produtos' });
  await waitFor(() => expect(count).toHaveFocus());
  await expect(count).toHaveAccessibleDescription(/Valor deve ser maior que 0/);
  await expect(opened).toEqual([]);
});

Full.test('keeps what was typed on another page', async (actor) => {
  const { canvas, userEvent } = actor;
  const pages = within(canvas.getByRole('navigation', { name: 'Famílias da solicitação' }));
  await userEvent.click(pages.getByRole('button', { name: 'Próxima página' }));
  await count(actor, 31, '7');
  await userEvent.click(pages.getByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(pages.getByText('41–60 de 200')).toBeVisible());
  await press(actor, 'Solicitar');
  await waitFor(() => expect(opened).toHaveLength(1));
  await expect(opened).toMatchObject([
    { solicitacoesCadastrosFamilias: { length: 200, 30: { quantidadeCadastroProduto: 7 } } },
  ]);
});

/** Whoever opens no requests comes home instead (SOL-011, RTE-015). */
export const OtherRoles = meta.story(otherRoles('product-request-new'));
