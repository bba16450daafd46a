import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { divisionGroups, managersCall } from '../../../shared/stories/divisionGroups.ts';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const LIST = '/api/produtos/grupo-divisoes';
const TRANSFER = '/api/produtos/grupo-divisoes/gestores/{gestorId}';

/** The transfers that were sent, and what the list was asked for. */
let calls: string[] = [];
let asked = new URLSearchParams();

const groupsCall = (count: number, totalRegistros = count) => {
  const grupoDivisoes = divisionGroups(count);
  return gatewayHttp.get(LIST, ({ request, response }) => {
    asked = new URL(request.url).searchParams;
    return response(200).json({
      grupoDivisoes,
      meta: { paginacao: { totalRegistros, paginaAtual: 1, tamanhoPagina: 10_000 } },
    });
  });
};

const meta = preview.meta({
  title: 'Pages/Alterar gestor de grupo de divisão',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-division-group-manager'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    calls = [];
    msw.use(
      managersCall,
      groupsCall(8),
      gatewayHttp.put(TRANSFER, async ({ request, params, response }) => {
        const origin = new URL(request.url).searchParams.get('gestorOrigemId');
        calls.push(`${origin} to ${params.gestorId}: ${JSON.stringify(await request.json())}`);
        return response(200).json({ quantidade: 2 });
      }),
    );
  },
});

const press = async ({ canvas, userEvent }: StoryActor, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

async function choose({ canvas, userEvent }: StoryActor, name: string, manager: RegExp) {
  await userEvent.click(await canvas.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: manager }));
}

async function load(actor: StoryActor) {
  await choose(actor, 'Gestor Origem', /MARINA ALVES/);
  await press(actor, 'Carregar Grupos de Divisão');
}

const expectMessage = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();

/** Loaded: the groups of the origin at the left, what is chosen of them at the right (TRF-001 to TRF-018). */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Alterar Gestor de Grupo de Divisão', level: 1 }),
    ).toBeVisible();
    await load({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('checkbox', { name: '113 BEBIDAS' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '112 BAZAR' }));
    await expect(canvas.getByRole('heading', { name: 'Grupos de Divisão Selecionados (2)' })).toBeVisible();
    await expect([...asked].sort()).toEqual([
      ['Paginacao.Pagina', '1'],
      ['Paginacao.QuantidadeRegistros', '10000'],
      ['gestorId', '3'],
    ]);
  },
});

Default.test(
  'sends the chosen groups once, says how many the server moved and takes them out (TRF-029 to TRF-031, BIZ-06)',
  async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Gestor Destino', /RUI BARROS/);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Alterar Gestor' }));
    await expectMessage('2 grupo(s) de divisão transferido(s) com sucesso para o gestor destino');
    await expect(calls).toEqual(['3 to 4: {"grupoDivisaoIds":[13,12]}']);
    await expect(canvas.getByRole('heading', { name: 'Grupos de Divisão (6)' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Grupos de Divisão Selecionados (0)' })).toBeVisible();
  },
);

Default.test('says how many groups were loaded, each time (TRF-004)', async ({ canvas, userEvent }) => {
  const text = '8 grupos de divisão carregados';
  const status = canvas.getByText(text, { selector: '[role="status"]' });
  const said: (string | null)[] = [];
  const listener = new MutationObserver(() => said.push(status.textContent));
  listener.observe(status, { childList: true, characterData: true, subtree: true });
  await userEvent.click(canvas.getByRole('button', { name: 'Carregar Grupos de Divisão' }));
  await waitFor(() => expect(said.at(-1)).toBe(text));
  listener.disconnect();
});

Default.test('another origin leaves nothing of the one before', async ({ canvas, userEvent }) => {
  await choose({ canvas, userEvent }, 'Gestor Origem', /OTTO LEMOS/);
  await expect(canvas.getByRole('heading', { name: 'Grupos de Divisão Selecionados (0)' })).toBeVisible();
  await expect(canvas.queryByRole('checkbox', { name: '112 BAZAR' })).not.toBeInTheDocument();
});

/** Nothing is chosen yet. */
export const Idle = meta.story();

Idle.test(
  'asks for an origin before it loads, under the field and in a warning (TRF-005, TRF-006, C-28)',
  async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Carregar Grupos de Divisão');
    await expectMessage('Selecione um gestor de origem para pesquisar');
    await expect(canvas.getByText('Selecione um gestor')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Gestor Origem' })).toHaveFocus());
  },
);

Idle.test(
  'waits for a manager who is typed and whose list is on its way before it loads',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Gestor Origem' }), 'MARINA');
    await press({ canvas, userEvent }, 'Carregar Grupos de Divisão');
    await expect(await canvas.findByRole('checkbox', { name: '113 BEBIDAS' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Gestor Origem' })).toHaveValue('MARINA ALVES');
  },
);

Idle.test(
  'stops at the first of the four checks (TRF-023 to TRF-028, C-28, BIZ-06)',
  async ({ canvas, userEvent, step }) => {
    const actor = { canvas, userEvent };
    await step('No origin', async () => {
      await press(actor, 'Alterar Gestor');
      await expectMessage('Selecione um gestor de origem');
      await expect(canvas.getByText('Selecione um gestor')).toBeVisible();
    });
    await step('No destination', async () => {
      await load(actor);
      await press(actor, 'Alterar Gestor');
      await expectMessage('Selecione um gestor de destino');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Gestor Destino' })).toHaveFocus());
    });
    await step('No groups, although origin and destination are the same', async () => {
      await choose(actor, 'Gestor Destino', /MARINA ALVES/);
      await press(actor, 'Alterar Gestor');
      await expectMessage('Selecione pelo menos um grupo de divisão para alterar o gestor');
    });
    await step('The same manager', async () => {
      await press(actor, 'Selecionar Todos');
      await press(actor, 'Alterar Gestor');
      await waitFor(() =>
        expect(
          screen.getAllByText('Os gestores origem e destino não podem ser iguais').length,
        ).toBeGreaterThan(1),
      );
    });
    await expect(calls).toEqual([]);
  },
);

Idle.test(
  'shows the result of actions on all groups (TRF-012 to TRF-015, TRF-018 to TRF-020, G-15)',
  async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await load(actor);
    await canvas.findByRole('checkbox', { name: '112 BAZAR' });
    await press(actor, 'Remover Todos');
    await expectMessage('Não há grupos de divisão selecionados para remover');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filtrar Grupos de Divisão' }), 'acucar');
    await press(actor, 'Selecionar filtrados (1)');
    await expectMessage('1 grupo(s) de divisão adicionado(s) à seleção');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar pesquisa' }));
    await press(actor, 'Selecionar Todos');
    await expectMessage('7 grupo(s) de divisão adicionado(s) à seleção');
    await press(actor, 'Selecionar Todos');
    await expectMessage('Todos os grupos de divisão já estão selecionados');
    await press(actor, 'Remover BAZAR');
    await press(actor, 'Remover Todos');
    await expectMessage('7 grupo(s) de divisão removido(s) da seleção');
  },
);

/** The groups are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
  play: async ({ canvas, userEvent }) => {
    await load({ canvas, userEvent });
    await expect(canvas.getByRole('region', { name: 'Grupos de Divisão' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** A manager without groups: a warning, and the same in place of the list (TRF-008). */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(groupsCall(0));
  },
  play: async ({ canvas, userEvent }) => {
    await load({ canvas, userEvent });
    await waitFor(() =>
      expect(screen.getAllByText('Nenhum grupo de divisão encontrado para este gestor')).toHaveLength(2),
    );
    await expect(canvas.queryByText(/carregados?$/)).not.toBeInTheDocument();
  },
});

/** The groups could not be read; pressing again helps (TRF-009). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(500).json(errorBody('Falha interna')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await load({ canvas, userEvent });
    await expectMessage('Erro ao buscar grupos de divisão do gestor');
    await press({ canvas, userEvent }, 'Carregar Grupos de Divisão');
    await expect(await canvas.findByRole('checkbox', { name: '112 BAZAR' })).toBeVisible();
  },
});

/** Origin and destination are the same: a red banner, and the button stays (TRF-022, C-28). */
export const SameManager = meta.story({
  play: async ({ canvas, userEvent }) => {
    await load({ canvas, userEvent });
    await choose({ canvas, userEvent }, 'Gestor Destino', /MARINA ALVES/);
    await expectMessage('Os gestores origem e destino não podem ser iguais');
    await expectPressable(canvas.getByRole('button', { name: 'Alterar Gestor' }));
  },
});

/** Groups that somebody else moved meanwhile: nothing was changed, and the selection stays (BIZ-06). */
export const ChangedMeanwhile = meta.story({
  beforeEach({ msw }) {
    const text = 'Há grupos de divisão que não são mais do gestor de origem. Carregue os grupos novamente.';
    msw.use(gatewayHttp.put(TRANSFER, ({ response }) => response(409).json(errorBody(text))));
  },
  play: async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await load(actor);
    await choose(actor, 'Gestor Destino', /RUI BARROS/);
    await press(actor, 'Selecionar Todos');
    await press(actor, 'Alterar Gestor');
    await expectMessage(
      'Há grupos de divisão que não são mais do gestor de origem. Carregue os grupos novamente.',
    );
    await expect(canvas.getByRole('heading', { name: 'Grupos de Divisão Selecionados (8)' })).toBeVisible();
  },
});

/** A transfer that fails: the message of this call, and the selection stays (TRF-032). */
export const TransferFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.put(TRANSFER, ({ response }) => response(500).json(errorBody('Falha interna'))));
  },
  play: async ({ canvas, userEvent }) => {
    const actor = { canvas, userEvent };
    await load(actor);
    await choose(actor, 'Gestor Destino', /RUI BARROS/);
    await press(actor, 'Selecionar Todos');
    await press(actor, 'Alterar Gestor');
    await expectMessage('Erro ao alterar gestor dos grupos de divisão');
    await expect(canvas.getByRole('heading', { name: 'Grupos de Divisão Selecionados (8)' })).toBeVisible();
  },
});

/** Names as long as they may be. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const descricao = 'UTILIDADES DOMÉSTICAS, PRESENTES E ARTIGOS SAZONAIS DE NATAL';
    const grupoDivisoes = divisionGroups(12).map((group) => ({ ...group, descricao }));
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({
          grupoDivisoes,
          meta: { paginacao: { totalRegistros: 12, paginaAtual: 1, tamanhoPagina: 10_000 } },
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await load({ canvas, userEvent });
    await canvas.findByRole('checkbox', { name: /^112 / });
    await press({ canvas, userEvent }, 'Selecionar Todos');
  },
});

/** As many groups as one transfer moves, of a manager who has more: few of them are in the document (TRF-007, TRF-021). */
export const TenThousand = meta.story({
  beforeEach({ msw }) {
    msw.use(groupsCall(10_000, 10_412));
  },
  play: async ({ canvas, userEvent }) => {
    await load({ canvas, userEvent });
    await expectMessage('Este gestor tem 10.412 grupos de divisão. Foram carregados os primeiros 10.000.');
    await press({ canvas, userEvent }, 'Selecionar Todos');
    await expect(
      await canvas.findByRole('heading', { name: 'Grupos de Divisão Selecionados (10.000)' }),
    ).toBeVisible();
    const lists = canvas.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length);
    await expect(Math.max(...lists)).toBeLessThan(40);
  },
});
