import { href } from '@portal/domain';
import { Button } from '@portal/ui';
import { useLocation, useNavigate } from 'react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { filledFamily, filledRequest } from '../../../shared/stories/filledRequest.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { deskWindow, expectOneLine } from '../../../shared/stories/oneLine.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { supplier } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { registrationRequests, requestRows } from '../../../shared/stories/requests.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { MyRequestsPage } from './MyRequestsPage.tsx';

const LIST = '/api/produtos/solicitacoes-cadastros/home';
const SEND = '/api/produtos/solicitacoes-cadastros/{id}/enviar';

const own = registrationRequests.filter(({ fornecedorId }) => fornecedorId === 61);
const answer = (solicitacoes = own) =>
  gatewayHttp.get(LIST, ({ response }) =>
    response(200).json({ solicitacoes, meta: listMeta(solicitacoes.length, 20) }),
  );

const meta = preview.meta({
  title: 'Pages/Meus produtos',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('my-products'), session: supplier },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(answer());
  },
});

/** The requests of the supplier: one is ready to be sent, one incomplete, one over. */
export const Default = meta.story({ name: 'Fornecedor' });

Default.test('downloads its rows as CSV', downloadsCsv('Meus produtos.csv', ['Detalhes', 'Ações']));

Default.test('says of each request what it waits for (REQ1-015, GAP-53, GAP-55)', async ({ canvas }) => {
  const send = (codigo: number) => canvas.findByRole('button', { name: `Enviar solicitação ${codigo}` });
  await expectPressable(await send(5031));
  for (const [codigo, reason] of [
    [5032, 'Conclua o cadastro de todas as famílias antes de enviar'],
    [5033, 'Solicitação expirada'],
  ] as const) {
    const button = await send(codigo);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
  }
  await expect(canvas.getByRole('img', { name: 'Expirou em' })).toBeVisible();
  const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual(['Detalhes', 'Código', 'Data criação', 'Data expiração', 'Status', 'Ações']);
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing was asked of the supplier in the period. */
export const Empty = meta.story({
  args: { path: href('my-products', { inicio: '2027-01-01', fim: '2027-01-31' }) },
  beforeEach({ msw }) {
    msw.use(answer([]));
  },
});

Empty.test(
  'keeps search, sending and period in the address and empties all (ONB-064)',
  async ({ canvas, msw, userEvent }) => {
    const asked: string[] = [];
    msw.use(
      gatewayHttp.get(LIST, ({ request, response }) => {
        asked.push(new URL(request.url).search);
        return response(200).json({ solicitacoes: own, meta: listMeta(own.length, 20) });
      }),
    );
    await userEvent.type(await canvas.findByPlaceholderText('Busque por código ou família'), 'panela{Enter}');
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        '?Proprias=true&Busca=PANELA&DataInicio=2027-01-01&DataFim=2027-01-31&Pagina=1&QuantidadeRegistros=20',
      ),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Envio' }));
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Aguardando envio',
      'Enviado',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Aguardando envio' }));
    await waitFor(() => expect(asked.at(-1)).toContain('&Envio=AguardandoEnvio&'));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?Proprias=true&Pagina=1&QuantidadeRegistros=20'));
  },
);

/** The list could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response.untyped(new Response(null, { status: 500 }))));
  },
});

async function expand({ canvas, userEvent }: StoryActor, codigo: number) {
  await userEvent.click(await canvas.findByRole('button', { name: `Detalhes de solicitação ${codigo}` }));
  return within(await canvas.findByRole('table', { name: `Famílias da solicitação ${codigo}` }));
}

/** The families of a request, one row each (REQ1-002, REQ1-010 to REQ1-014). */
export const Expanded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const families = await expand({ canvas, userEvent }, 5032);
    await expect(families.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Família',
      'Qtd. produtos',
      'Status',
      'Status fornecedor',
      'Data criação',
      'Ações',
    ]);
    await expect(families.getByRole('link', { name: /CAÇAROLA/ })).toHaveAttribute(
      'href',
      href('my-products-request', { solicitacaoId: own[1]?.solicitacaoCadastroFamilias[0]?.id ?? '' }),
    );
    await expect(families.getAllByText('Aguardando Fornecedor')).toHaveLength(2);
  },
});

/** Where commercial refused products, their family says how many. */
export const RefusedProducts = meta.story({
  beforeEach({ msw }) {
    const [sent] = registrationRequests.filter(({ cadastroEnviado }) => cadastroEnviado);
    if (!sent) throw new Error('A sent request is needed');
    const [first, ...others] = sent.solicitacaoCadastroFamilias;
    if (!first) throw new Error('A family is needed');
    const refused = { ...first, quantidadeRecusada: 2 };
    msw.use(answer([{ ...sent, solicitacaoCadastroFamilias: [refused, ...others] }]));
  },
  play: async ({ canvas, userEvent }) => {
    const families = await expand({ canvas, userEvent }, 5034);
    await expect(families.getByRole('columnheader', { name: 'Recusados' })).toBeVisible();
    await expect(families.getByRole('cell', { name: '2' })).toBeVisible();
    await expect(families.queryByRole('cell', { name: '0' })).toBeNull();
  },
});

/** Details are as tall as their families: a few leave no hole, and of many the first eight are in sight. */
export const FewAndMany = meta.story({
  beforeEach({ msw }) {
    const [few, many] = own;
    const [family] = few?.solicitacaoCadastroFamilias ?? [];
    if (!few || !many || !family) throw new Error('Two requests with families are needed');
    const familiesOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...family, id: 900 + index }));
    msw.use(
      answer([
        { ...few, solicitacaoCadastroFamilias: familiesOf(1) },
        { ...many, solicitacaoCadastroFamilias: familiesOf(20) },
      ]),
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const [codigo, most] of [
      [5031, 1],
      [5032, 8],
    ] as const) {
      await expand({ canvas, userEvent }, codigo);
      const families = canvas.getByRole('group', { name: `Famílias da solicitação ${codigo}` });
      const rowPx = within(families).getByRole('columnheader', { name: 'Família' }).offsetHeight;
      await waitFor(() => expect(Math.round(families.clientHeight / rowPx)).toBe(1 + most));
      const details = families.closest('td');
      await expect((details?.clientHeight ?? 0) - families.clientHeight).toBeLessThan(rowPx);
      await expect(details?.scrollHeight).toBe(details?.clientHeight);
    }
  },
});

/** From a family to what happened to it. */
export const ToTimeline = meta.story({
  name: 'Linha do tempo',
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/solicitacoes-cadastros', never));
  },
  play: async ({ canvas, userEvent }) => {
    const families = await expand({ canvas, userEvent }, 5032);
    await userEvent.click(families.getByRole('button', { name: /^Linha do tempo .*CAÇAROLA/ }));
    await expect(await canvas.findByRole('heading', { name: 'Nova família', level: 1 })).toBeVisible();
  },
});

ToTimeline.test('comes back to the family, in its request', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
  const families = within(await canvas.findByRole('table', { name: 'Famílias da solicitação 5032' }));
  await waitFor(() => expect(families.getByRole('link', { name: /CAÇAROLA/ })).toHaveFocus());
  await expect(canvas.getByRole('row', { name: /5032/ })).toHaveAttribute('aria-current', 'true');
});

/** Opening a family without a name asks first, and leads to the create flow (REQ1-003, GAP-15). */
export const NewFamily = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/solicitacoes-cadastros', never));
  },
  play: async ({ canvas, userEvent }) => {
    const families = await expand({ canvas, userEvent }, 5032);
    const open = families.getByRole('button', { name: /^Família sem nome/ });
    await userEvent.click(open);
    const question = within(await screen.findByRole('dialog', { name: 'Nova Família' }));
    await expect(
      question.getByText('Esta família ainda não possui nome. Deseja iniciar o cadastro?'),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar' }));
    await expect(await canvas.findByRole('heading', { name: 'Nova família', level: 1 })).toBeVisible();
  },
});

/** Who leaves one of many families is back at it, whether it was saved or not. */
export const BackToFamily = meta.story({
  name: 'De volta à família',
  beforeEach({ msw }) {
    const [, request] = own;
    if (!request) throw new Error('A request is needed');
    const families = Array.from({ length: 24 }, (_, index) => filledFamily({ id: 900 + index }));
    msw.use(
      answer(own.with(1, { ...request, solicitacaoCadastroFamilias: families })),
      gatewayHttp.get('/api/produtos/solicitacoes-cadastros', never),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const families = await expand({ canvas, userEvent }, 5032);
    canvas.getByRole('group', { name: 'Famílias da solicitação 5032' }).scrollTo({ top: 300 });
    await userEvent.click(await families.findByRole('button', { name: 'Família sem nome, 12 de 24' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar' }));
    await canvas.findByRole('heading', { name: 'Nova família', level: 1 });
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
    const family = await canvas.findByRole('button', { name: 'Família sem nome, 12 de 24' });
    await waitFor(() => expect(family).toHaveFocus());
    const place = family.getBoundingClientRect();
    await expect(place.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(family).toBe(
      document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2),
    );
  },
});

/** Families without a name are told apart by their place in the request: in the list, by its acts and on their page. */
export const Unnamed = meta.story({
  beforeEach({ msw }) {
    const families = [filledFamily({ id: 88 }), filledFamily({ id: 89 })];
    const [request] = own;
    if (!request) throw new Error('A request is needed');
    msw.use(
      answer([{ ...request, solicitacaoCadastroFamilias: families }]),
      gatewayHttp.get('/api/produtos/solicitacoes-cadastros', ({ response }) =>
        response(200).json(filledRequest(filledFamily(), { solicitacoesCadastrosFamilias: families })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const families = await expand({ canvas, userEvent }, 5031);
    await expect(families.getByRole('button', { name: 'Família sem nome, 1 de 2' })).toBeVisible();
    await expect(families.getByRole('button', { name: 'Família sem nome, 2 de 2' })).toBeVisible();
    await userEvent.click(families.getByRole('button', { name: 'Linha do tempo Família sem nome, 2 de 2' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Nova família, 2 de 2', level: 1 }),
    ).toBeVisible();
  },
});

async function confirmSending({ canvas, userEvent }: StoryActor) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Enviar solicitação 5031' }));
  const question = within(await screen.findByRole('dialog', { name: 'Enviar solicitação' }));
  await userEvent.dblClick(question.getByRole('button', { name: 'Enviar' }));
}

const sent = fn();

/** Sent once, with the version that was shown; then the row says Enviado (REQ1-016, GAP-54, D7, NET-22, FND-007). */
export const Sent = meta.story({
  beforeEach({ msw }) {
    sent.mockClear();
    const [ready] = own;
    if (!ready) throw new Error('A request is needed');
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({
          solicitacoes: own.map((request) =>
            request === ready && sent.mock.calls.length > 0 ? { ...ready, ...done } : request,
          ),
          meta: listMeta(own.length, 20),
        }),
      ),
      gatewayHttp.put(SEND, ({ params, request, response }) => {
        sent(params.id, request.headers.get('If-Match'));
        return response(200).json({ ...ready, ...done });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await confirmSending({ canvas, userEvent });
    await expect(await screen.findByText('Solicitação enviada com sucesso')).toBeVisible();
    await expect(await canvas.findByText('Enviado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enviar solicitação 5031' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(sent.mock.calls).toEqual([['31', '"1"']]);
  },
});

const done = { cadastroEnviado: true, versao: 2 };

/** Somebody changed the request meanwhile: nothing is sent, the list is read again (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    let refused = false;
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({
          solicitacoes: refused ? own.map((request) => ({ ...request, dataExpiracao: '2020-01-31' })) : own,
          meta: listMeta(own.length, 20),
        }),
      ),
      gatewayHttp.put(SEND, ({ response }) => {
        refused = true;
        return response(409).json(errorBody('Registro alterado por outra pessoa'));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await confirmSending({ canvas, userEvent });
    await expect(await screen.findByText('Registro alterado por outra pessoa')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getAllByText('Expirada')).toHaveLength(own.length);
  },
});

/** The page in a browser that goes to another one and back. */
function WithHistory() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      {pathname === href('my-products') ? <MyRequestsPage /> : <h1>Outra página</h1>}
      <nav aria-label="Navegador">
        <Button onClick={() => void navigate('/')}>Ir a outra página</Button>
        <Button onClick={() => void navigate(-1)}>Voltar no navegador</Button>
      </nav>
    </>
  );
}

/** Leaves the page while a question makes it inert, and comes back to it. */
async function leaveAndReturn({ canvas }: Pick<StoryActor, 'canvas'>) {
  const press = (name: string) => canvas.getByRole('button', { name, hidden: true }).click();
  press('Ir a outra página');
  await canvas.findByRole('heading', { name: 'Outra página' });
  press('Voltar no navegador');
  await canvas.findByRole('heading', { name: 'Meus produtos', level: 1 });
}

/** Questions end with their page: nothing is asked by itself once it is come back to. */
export const LeftWhileAsked = meta.story({
  name: 'Voltar no navegador',
  args: { section: <WithHistory /> },
  beforeEach({ msw }) {
    msw.use(answer([...own, ...own.slice(0, 1).map((ready) => ({ ...ready, id: 35, codigo: 5035 }))]));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar solicitação 5031' }));
    await screen.findByRole('dialog', { name: 'Enviar solicitação' });
    await leaveAndReturn({ canvas });
    await expect(await canvas.findByRole('button', { name: 'Enviar solicitação 5031' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const families = await expand({ canvas, userEvent }, 5032);
    await userEvent.click(families.getByRole('button', { name: /^Família sem nome/ }));
    await screen.findByRole('dialog', { name: 'Nova Família' });
    await leaveAndReturn({ canvas });
    await expect(await canvas.findByRole('button', { name: 'Enviar solicitação 5031' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

LeftWhileAsked.test(
  'leaves the question about another request alone when an answer comes late',
  async ({ canvas, userEvent, msw }) => {
    const [ready] = own;
    if (!ready) throw new Error('A request is needed');
    const answered = Promise.withResolvers<void>();
    msw.use(
      gatewayHttp.put(SEND, async ({ response }) => {
        await answered.promise;
        msw.use(answer([{ ...ready, ...done }]));
        return response(200).json({ ...ready, ...done });
      }),
    );
    await confirmSending({ canvas, userEvent });
    await leaveAndReturn({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar solicitação 5035' }));
    const question = await screen.findByRole('dialog', { name: 'Enviar solicitação' });
    answered.resolve();
    await screen.findByText('Solicitação enviada com sucesso');
    await canvas.findByText('Enviado'); // it is read again by then
    await expect(question).toBeVisible();
    await expect(within(question).getByText(/^A solicitação 5035/)).toBeVisible();
  },
);

/** Names as long as they may be, and more families than the details have room for. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const familiaNome =
      'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT';
    msw.use(
      answer(
        own.map((request) => ({
          ...request,
          solicitacaoCadastroFamilias: own
            .flatMap(({ solicitacaoCadastroFamilias }) => solicitacaoCadastroFamilias)
            .map((family) => ({ ...family, familiaNome, status: 'AguardandoValidacao' as const })),
        })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expand({ canvas, userEvent }, 5031);
  },
});

/** In a window of 1280 px search, period, both selects and the acts stand in one line. */
export const OneLine = meta.story({
  ...deskWindow,
  parameters: { ...pageParameters, ...deskWindow.parameters },
  args: { path: href('my-products', { envio: 'AguardandoEnvio', prazo: 'AVencer' }) },
  play: expectOneLine,
});

OneLine.test('lets go of a filter by its cross, which goes with it', async ({ canvas, userEvent }) => {
  const [sending] = canvas.getAllByRole('button', { name: 'Limpar seleção' });
  if (!sending) throw new Error('A chosen filter can be cleared');
  await userEvent.click(sending);
  await expect(canvas.getByRole('combobox', { name: 'Envio' })).toHaveValue('');
  await expect(canvas.getByPlaceholderText('Todos os envios')).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Limpar seleção' })).toHaveLength(1);
});

/** Who is staff too has their own requests here, with their families, and not the rows of every supplier (RTE-005). */
export const AlsoStaff = meta.story({
  args: { session: { ...supplier, roles: ['Fornecedor', 'Comercial'] } },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ query, response }) => {
        const ok = response(200);
        return query.get('Proprias') === 'true'
          ? ok.json({ solicitacoes: own, meta: listMeta(own.length, 20) })
          : ok.json({ solicitacoes: requestRows, meta: listMeta(requestRows.length, 20) });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enviar solicitação 5031' })).toBeVisible();
  },
});

/** A request is unfolded and its sending asked for by keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const details = await canvas.findByRole('button', { name: 'Detalhes de solicitação 5031' });
    details.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('table', { name: 'Famílias da solicitação 5031' })).toBeVisible();
    canvas.getByRole('button', { name: 'Enviar solicitação 5031' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Enviar solicitação' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Enviar solicitação 5031' })).toHaveFocus();
  },
});

/** On a telephone each request is a card with what is to be done. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detalhes de solicitação 5031' }));
    await expect(await canvas.findByRole('table', { name: 'Famílias da solicitação 5031' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar solicitação 5031' })).toBeVisible();
  },
});
