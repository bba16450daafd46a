import { href } from '@portal/domain';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { divisionGroups, managersCall } from '../../../shared/stories/divisionGroups.ts';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const LIST = '/api/produtos/grupo-divisoes';
const GROUP = '/api/produtos/grupo-divisoes/{id}';
const groups = divisionGroups(50);
const bazar = {
  id: 12,
  codigo: 112,
  descricao: 'BAZAR',
  gestoresId: 3,
  nomeGestor: 'MARINA ALVES',
  versao: 2,
};

/** The calls that change something, and all that the list was asked for. */
let calls: string[] = [];
let asked: Record<string, string>[] = [];

const meta = preview.meta({
  title: 'Pages/Grupos de divisões',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-division-groups'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    calls = [];
    asked = [];
    msw.use(
      managersCall,
      gatewayHttp.get(LIST, ({ request, response }) => {
        asked.push(Object.fromEntries(new URL(request.url).searchParams));
        return response(200).json({ grupoDivisoes: groups, meta: listMeta(120 + calls.length, 50) });
      }),
      gatewayHttp.get(GROUP, ({ response }) => response(200).json({ ...bazar, divisoes: [] })),
      gatewayHttp.post(LIST, async ({ request, response }) => {
        calls.push(`POST ${JSON.stringify(await request.json())}`);
        return response(201).json({ ...bazar, divisoes: [] });
      }),
      gatewayHttp.put(GROUP, async ({ request, params, response }) => {
        const version = request.headers.get('If-Match');
        calls.push(`PUT ${params.id} ${version} ${JSON.stringify(await request.json())}`);
        return response(200).json({ ...bazar, divisoes: [] });
      }),
      gatewayHttp.delete(GROUP, ({ request, params, response }) => {
        calls.push(`DELETE ${params.id} ${request.headers.get('If-Match')}`);
        return response(204).empty();
      }),
    );
  },
});

const openNew = async ({ canvas, userEvent }: StoryActor) => {
  await canvas.findByRole('cell', { name: 'BAZAR' });
  await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
  return within(await screen.findByRole('dialog', { name: 'Cadastrar Grupo de Divisão' }));
};

const openEdit = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar BAZAR' }));
  return within(await screen.findByRole('dialog', { name: 'Editar Grupo de Divisão' }));
};

const askRemoval = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Excluir BAZAR' }));
  return within(await screen.findByRole('dialog', { name: 'Excluir Grupo de Divisão' }));
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The register on its first page, 50 groups a page. */
export const Default = meta.story();

Default.test('downloads its rows as CSV', downloadsCsv('Cadastro de Grupos de Divisões.csv', ['Ações']));

Default.test(
  'has code, name, manager and acts for columns, two filters and a button each to search and to add (GRP-001 to GRP-007, GRP-031, GRP-033)',
  async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'BAZAR' });
    await expect(
      canvas.getByRole('heading', { name: 'Cadastro de Grupos de Divisões', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Grupo Divisão',
      'Cód. Grupo Divisão',
      'Gestor',
      'Ações',
    ]);
    await expect(canvas.getByText('1–50 de 120')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Adicionar' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pesquisar' })).toBeVisible();
    const pager = within(canvas.getByRole('navigation', { name: /Paginação/ }));
    await expect(pager.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Página anterior',
      'Próxima página',
    ]);
  },
);

/** Management reads and changes the register as the commercial area does. */
export const Management = meta.story({ args: { session: staff('Diretoria') } });

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nothing was found. */
export const Empty = meta.story({
  args: { path: href('register-division-groups', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({ grupoDivisoes: [], meta: listMeta(0, 50) }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/XYZ/)).toBeVisible();
  },
});

/** The list could not be loaded: the message of this call, and a retry works (GRP-041). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(500).json(errorBody('Falha interna')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Erro ao buscar grupos de divisões')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('cell', { name: 'BAZAR' })).toBeVisible();
  },
});

/** Names as long as they may be, and a group without a manager. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const descricao = 'UTILIDADES DOMÉSTICAS, PRESENTES E ARTIGOS SAZONAIS DE NATAL';
    const grupoDivisoes = groups.map((group, index) => ({
      ...group,
      descricao,
      nomeGestor: index === 1 ? null : 'MARIA APARECIDA DOS SANTOS CAVALCANTI DE ALBUQUERQUE E MELLO FILHA',
    }));
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(200).json({ grupoDivisoes, meta: listMeta(50, 50) })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('cell', { name: /^UTILIDADES DOMÉSTICAS/ });
  },
});

/** Rests after each key for longer than a search as you type would wait. */
const restingUser = user.setup({ delay: 600 });

/** Nothing is asked for while somebody types: Enter or 'Pesquisar' does, with name and manager (GRP-002 to GRP-004, GRP-008). */
export const Filtering = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('cell', { name: 'BAZAR' });
    const first = { 'Paginacao.Pagina': '1', 'Paginacao.QuantidadeRegistros': '50' };
    await step('Enter searches for the name', async () => {
      await restingUser.type(canvas.getByRole('textbox', { name: 'Nome do grupo' }), 'baz{Enter}');
      await waitFor(() => expect(asked.at(-1)).toHaveProperty('busca'));
    });
    await step('The manager comes on Pesquisar', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Gestor' }));
      await userEvent.click(await screen.findByRole('option', { name: 'RUI BARROS' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
      await expect(await canvas.findByText('Gestor: RUI BARROS')).toBeVisible();
      await waitFor(() => expect(asked.at(-1)).toHaveProperty('gestorId'));
    });
    await step('Nothing else was asked for', async () => {
      await expect(asked).toEqual([
        first,
        { ...first, busca: 'BAZ' },
        { ...first, busca: 'BAZ', gestorId: '4' },
      ]);
    });
  },
});

/** The managers come 20 at a time as the list is scrolled; a search for them goes out after a rest (GRP-044 to GRP-050). */
export const ManagerPicker = meta.story({
  beforeEach({ msw }) {
    const all = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, nome: `GESTOR ${index + 1}` }));
    msw.use(
      gatewayHttp.get('/api/produtos/gestores', ({ request, response }) => {
        const query = new URL(request.url).searchParams;
        calls.push([...query].map(([name, value]) => `${name}=${value}`).join(' '));
        const from = 20 * (Number(query.get('Pagina')) - 1);
        return response(200).json({ gestores: all.slice(from, from + 20), meta: listMeta(45, 20) });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('cell', { name: 'BAZAR' });
    await step('The end of the list asks for the next page', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Gestor' }));
      await screen.findByRole('option', { name: 'GESTOR 1' });
      await expect(calls).toEqual(['Pagina=1 QuantidadeRegistros=20']);
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(calls).toContain('Pagina=2 QuantidadeRegistros=20'));
    });
    await step('What is typed rests for half a second', async () => {
      calls = [];
      const before = performance.now();
      await userEvent.keyboard('4');
      await waitFor(() => expect(calls).toEqual(['busca=4 Pagina=1 QuantidadeRegistros=20']));
      await expect(performance.now() - before).toBeGreaterThan(490);
    });
  },
});

/** The managers of the filter could not be loaded: one message, the list stays (GRP-042). */
export const ManagersFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/gestores', ({ response }) =>
        response(500).json(errorBody('Falha interna')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('cell', { name: 'BAZAR' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Gestor' }));
    await expect((await screen.findAllByText('Erro ao buscar gestores'))[0]).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'BAZAR' })).toBeVisible();
  },
});

/** The dialog of a new group: no code, 440 px wide (GRP-011, GRP-014, GRP-032). */
export const Dialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await expect(dialog.queryByText('Código')).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(440);
  },
});

/** Saved while empty: an error at both fields and one notification (GRP-016, GRP-018, FND-080). */
export const DialogInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Campo obrigatório')).toBeVisible();
    await expect(dialog.getByText('Selecione um gestor')).toBeVisible();
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  },
});

/** Created: one call, the dialog closes, the list is read again (GRP-023, GRP-029, GRP-030, GRP-034, NET-22). */
export const Created = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'jardim');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Gestor' }));
    await userEvent.click(await screen.findByRole('option', { name: 'CLARA DIAS' }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Grupo de divisão criado com sucesso')).toBeVisible();
    await isClosed();
    await expect(calls).toEqual(['POST {"descricao":"JARDIM","gestoresId":5}']);
    await expect(await canvas.findByText('1–50 de 121')).toBeVisible();
  },
});

/** Changed: the code is shown and stays; version, name and manager go with the call (GRP-012, GRP-013, GRP-022, GRP-024, GRP-035). */
export const Updated = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await expect(dialog.getByRole('textbox', { name: 'Código' })).toHaveAttribute('readonly');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    await expect(dialog.getByRole('combobox', { name: 'Gestor' })).toHaveValue('MARINA ALVES');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), ' b');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Grupo de divisão atualizado com sucesso')).toBeVisible();
    await isClosed();
    await expect(calls).toEqual(['PUT 12 "2" {"descricao":"BAZAR B","gestoresId":3}']);
  },
});

/** The divisions of a group, below its fields; without any there is no such table (GRP-027, GRP-028). */
export const LinkedDivisions = meta.story({
  beforeEach({ msw }) {
    const divisoes = [
      { id: 5, codigo: 1005, descricao: 'COZINHA' },
      { id: 4, codigo: 1004, descricao: 'MESA' },
    ];
    msw.use(gatewayHttp.get(GROUP, ({ response }) => response(200).json({ ...bazar, divisoes })));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    const table = within(await dialog.findByRole('table', { name: 'Divisões vinculadas' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Divisão',
      'Cód. Divisão',
    ]);
    await expect(await table.findByRole('cell', { name: 'COZINHA' })).toBeVisible();
  },
});

/** The manager can be chosen no longer: cleared, the field says so before anybody saves (GRP-021, C-18, CMB-08). */
export const ManagerGone = meta.story({
  beforeEach({ msw }) {
    const group = { ...bazar, gestoresId: 6, nomeGestor: 'OTTO LEMOS', divisoes: [] };
    msw.use(gatewayHttp.get(GROUP, ({ response }) => response(200).json(group)));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    const manager = dialog.getByRole('combobox', { name: 'Gestor' });
    await expect(manager).toHaveValue('');
    await expect(manager).toBeInvalid();
    await expect(dialog.getByText('Selecione um gestor')).toBeVisible();
  },
});

/** A group that cannot be read opens no dialog (GRP-037). */
export const ReadingFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(GROUP, ({ response }) => response(500).json(errorBody('Falha interna'))));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar BAZAR' }));
    await expect(await screen.findByText('Erro ao carregar dados do grupo de divisão')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Neither saved nor lost: each call has its own words for a failure (GRP-039, GRP-040). */
export const SavingFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.post(LIST, ({ response }) => response(500).json(errorBody('Falha interna'))),
      gatewayHttp.put(GROUP, ({ response }) => response(500).json(errorBody('Falha interna'))),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('A change', async () => {
      const dialog = await openEdit({ canvas, userEvent });
      await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), ' b');
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      await expect(await screen.findByText('Erro ao atualizar grupo de divisão')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('BAZAR B');
      await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
      await isClosed();
    });
    await step('A new group', async () => {
      const dialog = await openNew({ canvas, userEvent });
      await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'jardim');
      await userEvent.click(dialog.getByRole('combobox', { name: 'Gestor' }));
      await userEvent.click(await screen.findByRole('option', { name: 'CLARA DIAS' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
      await expect(await screen.findByText('Erro ao criar grupo de divisão')).toBeVisible();
    });
  },
});

/** Somebody else saved first: what they changed is shown, and what was typed stays (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    let version = 2;
    msw.use(
      gatewayHttp.get(GROUP, ({ response }) => {
        const theirs = version === 2 ? {} : { gestoresId: 4, nomeGestor: 'RUI BARROS' };
        return response(200).json({ ...bazar, ...theirs, versao: version, divisoes: [] });
      }),
      gatewayHttp.put(GROUP, async ({ request, response }) => {
        if (version === 2) {
          version = 3;
          return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
        }
        calls.push(`PUT ${request.headers.get('If-Match')} ${JSON.stringify(await request.json())}`);
        return response(200).json({ ...bazar, versao: 4, divisoes: [] });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), ' b');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }),
    );
    await expect(question.getByText('RUI BARROS')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Manter o que digitei' }));
    await expect(await screen.findByText('Grupo de divisão atualizado com sucesso')).toBeVisible();
    await expect(calls).toEqual(['PUT "3" {"descricao":"BAZAR B","gestoresId":4}']);
  },
});

/** Asks before a group is removed, and removes it by a DELETE with its version (GRP-020, GRP-025, GRP-026, GRP-036). */
export const Removal = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await askRemoval({ canvas, userEvent });
    await expect(dialog.getByText('Tem certeza que deseja excluir BAZAR?')).toBeVisible();
  },
});

Removal.test('removes it and reads the list again', async ({ canvas, userEvent }) => {
  const dialog = within(screen.getByRole('dialog', { name: 'Excluir Grupo de Divisão' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
  await expect(await screen.findByText('Grupo de divisão excluído com sucesso')).toBeVisible();
  await isClosed();
  await expect(calls).toEqual(['DELETE 12 "2"']);
  await expect(await canvas.findByText('1–50 de 121')).toBeVisible();
});

/** A group in use is refused with the reason of the server; any other failure has the words of the call (GRP-038). */
export const RemovalRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.delete(
        GROUP,
        ({ response }) => response(400).json(errorBody('Grupo de divisão possui divisões vinculadas')),
        { once: true },
      ),
      gatewayHttp.delete(GROUP, ({ response }) => response(500).json(errorBody('Falha interna'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const refused = await askRemoval({ canvas, userEvent });
    await userEvent.click(refused.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Grupo de divisão possui divisões vinculadas')).toBeVisible();
    await isClosed();
    const failed = await askRemoval({ canvas, userEvent });
    await userEvent.click(failed.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Erro ao excluir grupo de divisão')).toBeVisible();
    await waitFor(() => expectPressable(failed.getByRole('button', { name: 'Excluir' })));
  },
});

const drafts = {
  'register-division-groups:record': {
    recordId: null,
    values: { descricao: 'GRUPO QUE NÃO FOI SALVO', gestoresId: 4 },
    saved: { descricao: '', gestoresId: null },
    known: { gestoresId: [{ value: 4, label: 'RUI BARROS' }] },
    typedAt: '2027-03-12T17:05:00.000Z',
  },
};

/** What was typed before the session ended is offered back (D11). */
export const Recovery = meta.story({
  args: { drafts },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Grupo de Divisão' }));
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('GRUPO QUE NÃO FOI SALVO');
    await expect(dialog.getByRole('combobox', { name: 'Gestor' })).toHaveValue('RUI BARROS');
  },
});

let read = Promise.withResolvers<void>();

/** Answers a reading of the group once the story says so. */
const readLater = () => {
  read = Promise.withResolvers();
  return gatewayHttp.get(GROUP, async ({ response }) => {
    await read.promise;
    return response(200).json({ ...bazar, divisoes: [] });
  });
};

/** A group that is still being read does not come under the new one that was recovered meanwhile (D11). */
export const RecoveryWhileReading = meta.story({
  args: { drafts },
  beforeEach({ msw }) {
    msw.use(readLater());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar BAZAR' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Grupo de Divisão' }));
    read.resolve();
    const list = canvas.getByRole('table', { hidden: true });
    await waitFor(() => expect(list).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Grupo de divisão criado com sucesso')).toBeVisible();
    await isClosed();
    await expect(calls).toEqual(['POST {"descricao":"GRUPO QUE NÃO FOI SALVO","gestoresId":4}']);
  },
});

/** A group that is read while the page is left opens neither there nor at the next visit. */
export const LeftWhileReading = meta.story({
  beforeEach({ msw }) {
    msw.use(readLater(), gatewayHttp.get('/api/produtos/divisoes', never));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar BAZAR' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Divisões' }));
    await canvas.findByRole('heading', { name: 'Divisões', level: 1 });
    await userEvent.click(canvas.getByRole('link', { name: 'Grupos de divisões' }));
    await canvas.findByRole('cell', { name: 'BAZAR' });
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    read.resolve();
    await openEdit({ canvas, userEvent });
  },
});
