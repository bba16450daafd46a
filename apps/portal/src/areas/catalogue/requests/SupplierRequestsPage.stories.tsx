import { href } from '@portal/domain';
import { formatBrl } from '@portal/formats';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import { fact, findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { deskWindow, expectOneLine, expectsWholeChoices } from '../../../shared/stories/oneLine.ts';
import { otherRoles } from '../../../shared/stories/otherRoles.tsx';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import { requestRows } from '../../../shared/stories/requests.ts';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const LIST = '/api/produtos/solicitacoes-cadastros/home';
const REMOVE = '/api/produtos/solicitacoes-cadastros/solicitacao-cadastro-familia/{id}/delete';
const VALIDATE = '/api/produtos/backoffice/solicitacoes-produtos/{id}/validar';

const first = 'PANELA TRAMONTINA SOLAR VERMELHA 1,5 LT';
const second = 'PANELA TRAMONTINA SOLAR VERMELHA 2,5 LT';

/** The queries that the list was asked with. */
let asked: string[] = [];

const answer = (solicitacoes = requestRows) =>
  gatewayHttp.get(LIST, ({ request, response }) => {
    asked.push(new URL(request.url).search);
    return response(200).json({ solicitacoes, meta: listMeta(solicitacoes.length, 20) });
  });

const meta = preview.meta({
  title: 'Pages/Solicitações de cadastro',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('product-requests'), session: staff('Comercial', 'ComercialValidadores') },
  render: renderPortal,
  beforeEach({ msw }) {
    asked = [];
    msw.use(answer());
  },
});

const headersOf = ({ canvas }: Pick<StoryActor, 'canvas'>) =>
  canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The rows of the requests of every supplier, for somebody who fills in, reviews and validates. */
export const Default = meta.story({ name: 'Comercial e validador' });

Default.test('names what each unset filter lets through', async ({ canvas }) => {
  for (const [name, all] of [
    ['Aguardando', 'Todas as áreas'],
    ['Prazo', 'Todos os prazos'],
  ] as const)
    await expect(await canvas.findByRole('combobox', { name })).toHaveAttribute('placeholder', all);
});

Default.test('downloads all columns of its rows as CSV', async ({ canvas, userEvent }) => {
  const made = spyOn(URL, 'createObjectURL');
  const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await canvas.findByRole('link', { name: /LEITEIRA/ });
  await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() =>
    expect(press.mock.contexts.at(-1)).toHaveAttribute('download', 'Solicitações de cadastro.csv'),
  );
  const [[file] = []] = made.mock.calls;
  if (!(file instanceof Blob)) throw new Error('A file is made');
  const [header, first = ''] = (await file.text()).replace('\uFEFF', '').split('\r\n');
  await expect(header?.replaceAll('"', '').split(';')).toEqual(headersOf({ canvas }).slice(1, -1));
  for (const value of ['1089,90', '32,50%', '11.222.333/0001-81', '01/03/2027', 'Contabilidade: Validado']) {
    await expect(first).toContain(value);
  }
});

Default.test(
  'has the columns of G-35, the two numbers of the supplier last (SOL-014 to SOL-029)',
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: /LEITEIRA/ });
    await expect(headersOf({ canvas })).toEqual([
      '',
      ...['Solicitação', 'Fornecedor', 'Família', 'Produto', 'Status Produto'],
      ...['Comercial', 'Contábil', 'Cx', 'Bloqueados', 'Risco', 'Valor NF', 'Custo Final', 'PV', 'Margem'],
      ...['Criação', 'Expiração', 'Validações', 'CNPJ', 'Cód. Fornecedor', 'Ações'],
    ]);
  },
);

Default.test(
  'masks the CNPJ, and writes money and margin with a comma (SOL-016, SOL-024, SOL-025)',
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('gridcell', { name: '12.ABC.345/01DE-35' })).toHaveLength(2); // it has no name yet
    const row = within(
      canvas.getAllByRole('row', { name: new RegExp(first) })[0] ?? canvas.getByRole('main'),
    );
    for (const name of [formatBrl(40), formatBrl(52.4), formatBrl(1089.9), '32,50%', 'Médio risco']) {
      await expect(row.getByRole('gridcell', { name })).toBeVisible();
    }
  },
);

Default.test(
  'says of three statuses who has each in hand (SOL-004, SOL-019, SOL-020, SOL-033 to SOL-038)',
  async ({ canvas }) => {
    await expect(await canvas.findByText('Aguardando Comercial')).toBeVisible();
    await expect(canvas.getByText('Recusado Comercial')).toBeVisible();
    await expect(canvas.getAllByText('Validado Contabilidade').length).toBeGreaterThan(1);
    await expect(canvas.getAllByText('Aguardando Fornecedor')).toHaveLength(5);
    await expect(canvas.getAllByText('Aguardando Validação').length).toBeGreaterThan(1);
  },
);

Default.test('gives the rows of a request one ground, by turns (SOL-005)', async ({ canvas }) => {
  await canvas.findByRole('link', { name: /LEITEIRA/ });
  const grounds = canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.hasAttribute('data-band'));
  const bands = [0, 0, 0, 0, 1, 0, 0, 1].map((odd) => odd === 1);
  await expect(grounds).toEqual(bands);
});

Default.test(
  'lists who validates a row, and marks a last day that is over (SOL-027, SOL-028)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /validações/i }))[0] ?? canvas.getByRole('main'),
    );
    await expect(await screen.findByText('Contabilidade')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: 'Expirou em' })).toHaveLength(1);
  },
);

Default.test(
  'leads to filling what the supplier still has, and to the review of all else: the family, then its products (G-36, X-08)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /LEITEIRA/ })).toHaveAttribute(
      'href',
      href('catalogue-register', { solicitacaoId: 191 }),
    );
    await expect(canvas.getByRole('link', { name: /FORMA NIGRO/ })).toHaveAttribute(
      'href',
      href('product-request-review', { id: 190 }),
    );
    await expect(canvas.getAllByRole('link', { name: /FULGOR 4,5 LT/ })[0]).toHaveAttribute(
      'href',
      href('product-request-review', { id: 188, produto: 340 }),
    );
  },
);

/** What a word finds is counted to 500: the pager says that there are more, and goes on (SOL-002). */
export const ManyFound = meta.story({
  name: 'Mais do que se conta',
  args: { path: `${href('product-requests')}?busca=panela` },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({
          solicitacoes: requestRows,
          meta: { paginacao: { ...listMeta(500, 20).paginacao, haMais: true } },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/de mais de 500$/)).toBeVisible();
    await expectPressable(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  },
});

const boxOf = async ({ canvas }: Pick<StoryActor, 'canvas'>, name: string | RegExp) =>
  canvas.findByRole('checkbox', { name });

/** Rows can be chosen where the four conditions hold; the others say why not. */
export const Selecting = meta.story({
  play: async ({ canvas, userEvent }) => {
    const validate = await canvas.findByRole('button', { name: 'Validar produtos' });
    await expect(validate).toHaveAttribute('aria-disabled', 'true');
    validate.focus();
    await waitFor(() => expect(validate).toHaveAccessibleDescription('Selecione ao menos um produto'));
    await userEvent.click(await boxOf({ canvas }, new RegExp(first)));
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
    await expectPressable(validate);
    for (const [name, reason] of [
      [/VERMELHA 3,5/, 'produto já validado'],
      [/VERMELHA 4,5/, 'o comercial ainda não validou a família'],
      [/LEITEIRA/, 'a família ainda não tem produtos'],
    ] as const) {
      const box = await boxOf({ canvas }, name);
      await expect(box).toHaveAttribute('aria-disabled', 'true');
      await expect(box).toHaveAccessibleDescription(reason);
    }
  },
});

async function review({ canvas, userEvent }: StoryActor) {
  for (const name of [first, second]) await userEvent.click(await boxOf({ canvas }, new RegExp(name)));
  await userEvent.click(canvas.getByRole('button', { name: 'Validar produtos' }));
  await expect(await canvas.findByRole('heading', { name: 'Conferir antes de validar' })).toHaveFocus();
}

/** The chosen products are looked at before they are validated; the way back leads to the list as it was. */
export const Reviewing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await expect(canvas.getByText(second)).toBeVisible();
  },
});

Reviewing.test('leads back to the rows that were chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Validar produtos' })).toHaveFocus());
  await expect(canvas.getByText('2 selecionados')).toBeVisible();
  const chosen = canvas.getByRole('checkbox', { name: `Selecionar ${second}` });
  await userEvent.click(chosen);
  await waitFor(() => expect(chosen).not.toBeChecked());
  await expect(chosen).toHaveFocus(); // the way back took the focus once
});

/** The bodies of the validations, by product request. */
let validated: [string | readonly string[] | undefined, string | null, unknown][] = [];

/** Each product has its result; only what failed is tried again (SOL-012, SOL-013, D19). */
export const Validated = meta.story({
  beforeEach({ msw }) {
    validated = [];
    let refusals = 1;
    msw.use(
      gatewayHttp.put(VALIDATE, async ({ params, request, response }) => {
        validated.push([params.id, request.headers.get('If-Match'), await request.json()]);
        if (params.id === '341' && refusals > 0) {
          refusals -= 1;
          return response(500).json(errorBody('Falha interna'));
        }
        return response.untyped(Response.json({}));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Validar 2 itens' }));
    await canvas.findByRole('heading', { name: 'Validar: resultado' });
    await expect(canvas.getByText('Algo de errado aconteceu. Tente novamente em breve.')).toBeVisible();
    await expect(validated).toEqual([
      ['340', '"1"', { filiaisBloqueio: [] }],
      ['341', '"1"', { filiaisBloqueio: [] }],
    ]);
  },
});

Validated.test(
  'tries again what failed, and comes back to the list with nothing chosen',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente o que falhou' }));
    await canvas.findByText('Concluídos: 2. Com falha: 0. Impedidos: 0.');
    await expect(validated.map(([id]) => id)).toEqual(['340', '341', '341']);
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
    await expect(await canvas.findByText('Nenhum selecionado')).toBeVisible();
  },
);

/** Nobody validates what he has not seen: a product that was saved meanwhile is not tried again, but opened (D7, D23). */
export const ChangedMeanwhile = meta.story({
  name: 'Alterado por outra pessoa',
  beforeEach({ msw }) {
    validated = [];
    msw.use(
      gatewayHttp.put(VALIDATE, ({ params, request, response }) => {
        validated.push([params.id, request.headers.get('If-Match'), null]);
        return params.id === '341'
          ? response(409).json(errorBody('Este registro foi alterado por outra pessoa.'))
          : response.untyped(Response.json({}));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    asked = [];
    await userEvent.click(canvas.getByRole('button', { name: 'Validar 2 itens' }));
    await canvas.findByText('Concluídos: 1. Com falha: 1. Impedidos: 0.');
    await expect(
      canvas.getByText('O produto mudou depois que foi escolhido. Confira de novo antes de validar.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tentar novamente/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: second })).toHaveAttribute(
      'href',
      href('product-request-review', { id: 188, produto: 341 }),
    );
    await expect(validated.map(([id]) => id)).toEqual(['340', '341']);
    await waitFor(() => expect(asked).toHaveLength(1)); // the list shows it as it is now
  },
});

const askToRemove = async ({ canvas, userEvent }: StoryActor, name: string) => {
  await userEvent.click(
    (await canvas.findAllByRole('button', { name: `Excluir ${name}` }))[0] ?? canvas.getByRole('main'),
  );
  return within(await screen.findByRole('dialog', { name: 'Excluir solicitação' }));
};

/** A family is taken out of its request after a question, with its products (SOL-006, SOL-007, G-23). */
export const Removing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askToRemove({ canvas, userEvent }, 'PANELA TRAMONTINA SOLAR VERMELHA 5,5 LT');
    await expect(dialog.getByText(/Tem certeza que deseja excluir 5033\?/)).toHaveTextContent(
      'A família FORMA NIGRO 30 CM LINHA ETERNA sai da solicitação com os 2 produtos já cadastrados.',
    );
  },
});

Removing.test(
  'removes it on top of the version shown, and reads the list again',
  async ({ canvas, msw, userEvent }) => {
    const removed: [unknown, string | null][] = [];
    msw.use(
      gatewayHttp.put(REMOVE, ({ params, request, response }) => {
        removed.push([params.id, request.headers.get('If-Match')]);
        return response(204).empty();
      }),
    );
    asked = [];
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Item removido com sucesso')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(removed).toEqual([['190', '"4"']]);
    await expect(asked).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Validar produtos' })).toBeVisible();
  },
);

Removing.test('closes and reads again after a refusal', async ({ msw, userEvent }) => {
  msw.use(
    gatewayHttp.put(REMOVE, ({ response }) =>
      response(409).json(errorBody('Registro alterado por outra pessoa')),
    ),
  );
  asked = [];
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await expect(await screen.findByText('Registro alterado por outra pessoa')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(asked).toHaveLength(1);
});

/** Commercial without the role of a validator opens and removes requests; it validates nothing, and the button says why. */
export const Commercial = meta.story({
  name: 'Comercial',
  args: { session: staff('Comercial') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await boxOf({ canvas }, new RegExp(first)));
    const validate = canvas.getByRole('button', { name: 'Validar produtos' });
    validate.focus();
    await waitFor(() =>
      expect(validate).toHaveAccessibleDescription('Somente validadores do comercial validam produtos'),
    );
    await expectPressable(canvas.getByRole('button', { name: 'Solicitar cadastro de produtos' }));
  },
});

/** Accounting reads: rows lead to the review, and what is closed says why. */
export const Accounting = meta.story({
  name: 'Contabil',
  args: { session: staff('Contabil') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /LEITEIRA/ })).toHaveAttribute(
      'href',
      href('product-request-review', { id: 191 }),
    );
    await expect(canvas.getByRole('button', { name: 'Solicitar cadastro de produtos' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(await boxOf({ canvas }, new RegExp(first)));
    const validate = canvas.getByRole('button', { name: 'Validar produtos' });
    validate.focus();
    await waitFor(() =>
      expect(validate).toHaveAccessibleDescription('Somente validadores do comercial validam produtos'),
    );
    const [remove] = canvas.getAllByRole('button', { name: /^Excluir/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A director reads: nothing is opened, validated or taken out, and each closed act says why. */
export const Director = meta.story({
  name: 'Diretoria',
  args: { session: staff('Diretoria') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /LEITEIRA/ })).toHaveAttribute(
      'href',
      href('product-request-review', { id: 191 }),
    );
    await expect(canvas.getByRole('button', { name: 'Solicitar cadastro de produtos' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const remove of canvas.getAllByRole('button', { name: /^Excluir/ })) {
      await expect(remove).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('product-requests', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(answer([]));
  },
});

/** What is about to expire, as the home page opens it (D29); search in capitals and a period narrow it (SOL-008, SOL-009). */
export const Expiring = meta.story({
  args: { path: href('product-requests', { aguardando: 'Fornecedor', prazo: 'AVencer' }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /LEITEIRA/ });
    await expect(asked.at(-1)).toBe('?Aguardando=Fornecedor&Prazo=AVencer&Pagina=1&QuantidadeRegistros=20');
    await userEvent.type(canvas.getByPlaceholderText(/^Busque por código/), 'panela{Enter}');
    await waitFor(() => expect(asked.at(-1)).toContain('?Busca=PANELA&'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Período de criação Data início' }), '01032027');
    await waitFor(() => expect(asked.at(-1)).toContain('DataInicio=2027-03-01'));
    await expect(canvas.getByRole('textbox', { name: 'Período de criação Data início' })).toHaveValue(
      '01-03-2027',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?Pagina=1&QuantidadeRegistros=20'));
  },
});

/** The list could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response.untyped(new Response(null, { status: 500 }))));
  },
});

/** Names as long as they may be. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const long = {
      fornecedorNomeTela:
        'INDÚSTRIA E COMÉRCIO DE UTENSÍLIOS DOMÉSTICOS E UTILIDADES PARA O LAR IRMÃOS ALBUQUERQUE LTDA',
      familiaNome:
        'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT',
      statusFamiliaComercial: 'AguardandoValidacao' as const,
    };
    msw.use(answer(requestRows.map((row) => ({ ...row, ...long }))));
  },
});

/** In a narrow window each row is a card: its family, of whom, who is waited for and since when; the rest is in its details. */
export const Narrow = meta.story({
  args: {
    path: href('product-requests', { aguardando: 'Comercial', inicio: '2027-03-01', fim: '2027-03-31' }),
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const link = () => canvas.findByRole('link', { name: /LEITEIRA/ });
    const row = async () => (await link()).closest('tr') ?? (await link());
    await waitFor(async () => expect((await row()).offsetHeight).toBeLessThan(400)); // once it is a card
    await expect(canvas.queryByText('Margem')).not.toBeInTheDocument();
    await userEvent.click(within(await row()).getByRole('button', { name: /^Detalhes de/ }));
    await expect(await findFact(canvas, 'Margem')).toBeVisible();
    await expect(fact(canvas, 'Solicitação')).toBeVisible();
  },
});

Narrow.test('counts the filters behind the button, a period as one', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Filtros 2' })).toBeVisible();
});

/** Rows are chosen, and their validation is asked for, by keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await boxOf({ canvas }, new RegExp(first));
    box.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 selecionado')).toBeVisible();
    canvas.getByRole('button', { name: 'Validar produtos' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Conferir antes de validar' })).toHaveFocus();
  },
});

/** In a window of 1280 px search, period, both selects and the acts stand in one line. */
export const OneLine = meta.story({
  ...deskWindow,
  parameters: { ...pageParameters, ...deskWindow.parameters },
  args: { path: href('product-requests', { aguardando: 'Contabilidade', prazo: 'AVencer' }) },
  play: expectOneLine,
});

OneLine.test('shows whole who is waited for', expectsWholeChoices('Aguardando'));

/** Whoever takes no part in requests comes home instead (RTE-013). */
export const OtherRoles = meta.story(otherRoles('product-requests'));
