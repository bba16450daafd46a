import type { Schemas } from '@portal/api';
import { href, managerFields, storedForm } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { managers } from '../../../shared/stories/divisionGroups.ts';
import { downloadsCsv } from '../../../shared/stories/downloadsCsv.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';

const LIST = '/api/produtos/gestores';
const MANAGER = '/api/produtos/gestores/{id}';
const EMPLOYEE = '/api/produtos/colaboradores/{matricula}';

const marina: Schemas['ManagerRecord'] = {
  id: 3,
  codigo: 503,
  matricula: '11092',
  nome: 'MARINA ALVES',
  email: 'marina.alves@empresa.com.br',
  ativo: true,
  versao: 1,
};

/** The calls that change something. */
let calls: string[] = [];

const meta = preview.meta({
  title: 'Pages/Gestores',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('register-managers'), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    calls = [];
    msw.use(
      gatewayHttp.get(LIST, ({ query, response }) => {
        if (query.get('cadastro') !== 'true') throw new Error('The register was not asked for');
        return response(200).json({ gestores: managers, meta: listMeta(33 + calls.length) });
      }),
      gatewayHttp.get(MANAGER, ({ response }) => response(200).json(marina)),
      gatewayHttp.get(EMPLOYEE, ({ params, response }) =>
        params.matricula === '00777'
          ? response(200).json({ matricula: '00777', nome: 'Ana Souza', email: 'ana.souza@empresa.com.br' })
          : response(404).json(errorBody('Não encontrado')),
      ),
      gatewayHttp.post(LIST, async ({ request, response }) => {
        calls.push(`POST ${JSON.stringify(await request.json())}`);
        return response(201).json(marina);
      }),
      gatewayHttp.put(MANAGER, async ({ params, request, response }) => {
        const version = request.headers.get('If-Match');
        calls.push(`PUT ${params.id} ${version} ${JSON.stringify(await request.json())}`);
        return response(200).json(marina);
      }),
    );
  },
});

const openNew = async ({ canvas, userEvent }: StoryActor) => {
  await canvas.findByRole('cell', { name: 'MARINA ALVES' });
  await userEvent.click(canvas.getByRole('button', { name: 'Adicionar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cadastrar Gestores' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Matrícula' })).toHaveFocus());
  return dialog;
};

const openEdit = async ({ canvas, userEvent }: StoryActor) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar MARINA ALVES' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Gestores' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
  return dialog;
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The register on its first page; the last manager is no longer active. */
export const Default = meta.story();

Default.test('downloads its rows as CSV', downloadsCsv('Gestores.csv', ['Ações']));

Default.test(
  'lists active managers and others, who are never removed (MGR-003 to MGR-008, GAP-58, GAP-59, ONB-027)',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gestores', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: 'MARINA ALVES' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nome',
      'Código',
      'Matrícula',
      'E-mail',
      'Situação',
      'Ações',
    ]);
    await expect(canvas.getByRole('cell', { name: 'Inativo' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Excluir/ })).not.toBeInTheDocument();
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
  args: { path: href('register-managers', { busca: 'XYZ' }) },
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, ({ response }) => response(200).json({ gestores: [], meta: listMeta(0) })));
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
    await expect(await canvas.findByRole('cell', { name: 'MARINA ALVES' })).toBeVisible();
  },
});

/** Long names and addresses. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const long = {
      nome: 'MARIA APARECIDA DOS SANTOS OLIVEIRA DE ALBUQUERQUE CAVALCANTI DE MENDONÇA',
      email: 'maria.aparecida.dos.santos.oliveira.de.albuquerque@comercial.empresa.com.br',
    };
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({
          gestores: managers.map((manager) => ({ ...manager, ...long })),
          meta: listMeta(33),
        }),
      ),
    );
  },
});

/** The dialog of a new manager, 600 px wide, with the suffix that is configured (MGR-001, MGR-009, MGR-016, MGR-019, D10, GAP-07). */
export const Dialog = meta.story({
  args: { managerEmailSuffix: '@rede.example' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(600);
    await expect(dialog.getByPlaceholderText('@rede.example')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.queryByRole('checkbox', { name: 'Ativo' })).not.toBeInTheDocument();
  },
});

/** Searched, found and created: one call, leading zeros and the e-mail as found (MGR-004, MGR-010, MGR-018, GAP-13, NET-22). */
export const Created = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Matrícula' }), '00777');
    await userEvent.click(dialog.getByRole('button', { name: 'Pesquisar' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza'));
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana.souza@empresa.com.br');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Gestor criado')).toBeVisible();
    await isClosed();
    await expect(await canvas.findByText('1–30 de 34')).toBeVisible();
    await expect(calls).toEqual([
      'POST {"matricula":"00777","nome":"ANA SOUZA","email":"ana.souza@empresa.com.br","ativo":true}',
    ]);
  },
});

/** The name was typed before the late answer came: it stays, the e-mail is filled in, and so it is after the page draws again (MGR-010). */
export const NameCorrected = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(EMPLOYEE, async ({ response }) => {
        await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('ANA MARIA'));
        return response(200).json({
          matricula: '00777',
          nome: 'Ana Souza',
          email: 'ana.souza@empresa.com.br',
        });
      }),
      gatewayHttp.post(LIST, ({ response }) => response(500).json(errorBody('Erro interno'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Matrícula' }), '00777{Enter}');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'ana maria');
    const email = dialog.getByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(email).toHaveValue('ana.souza@empresa.com.br'));
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('ANA MARIA');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(
      await screen.findByText('Algo de errado aconteceu. Tente novamente em breve.'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('ANA MARIA');
  },
});

/** Nobody has the registration number: an error at its field, until another one is typed (MGR-010). */
export const NotFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    const registration = dialog.getByRole('textbox', { name: 'Matrícula' });
    await userEvent.type(registration, '999{Enter}');
    await waitFor(() => expect(registration).toHaveAccessibleDescription('Matrícula não encontrada'));
  },
});

NotFound.test('says it of that registration only', async ({ userEvent }) => {
  const registration = screen.getByRole('textbox', { name: 'Matrícula' });
  await userEvent.type(registration, '1');
  await expect(registration).not.toHaveAccessibleDescription('Matrícula não encontrada');
});

/** Given up while the search is under way and opened again: empty, and the late answer is let go (MGR-012, FRM-33). */
export const DialogAgain = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(EMPLOYEE, async ({ response }) => {
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        return response(200).json({ matricula: '00777', nome: 'Ana Souza', email: 'ana@empresa.com.br' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const first = await openNew({ canvas, userEvent });
    await userEvent.type(first.getByRole('textbox', { name: 'Matrícula' }), '00777');
    await userEvent.click(first.getByRole('button', { name: 'Pesquisar' }));
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    await isClosed();
    const again = await openNew({ canvas, userEvent });
    await userEvent.type(again.getByRole('textbox', { name: 'Matrícula' }), '00777');
    await expect(again.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
    await expect(again.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  },
});

/** A manager who left: name and flag go with the version that was shown, nothing else (MGR-002, MGR-005, MGR-007, MGR-011, MGR-017, GAP-59, D7). */
export const Updated = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await expect(dialog.getByRole('textbox', { name: 'Código' })).toHaveValue('503');
    await expect(dialog.getByRole('textbox', { name: 'Matrícula' })).toHaveAttribute('readonly');
    await expect(dialog.getByRole('button', { name: 'Pesquisar' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ativo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Gestor atualizado')).toBeVisible();
    await isClosed();
    await expect(calls).toEqual(['PUT 3 "1" {"nome":"MARINA ALVES","ativo":false}']);
  },
});

/** What the gateway refuses is shown at its field, and the dialog stays open (D9). */
export const DialogRefused = meta.story({
  beforeEach({ msw }) {
    const text = 'Matrícula já cadastrada';
    msw.use(
      gatewayHttp.post(LIST, ({ response }) => response(400).json(errorBody(text, { matricula: [text] }))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Matrícula' }), '00777{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Matrícula já cadastrada')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Souza');
  },
});

/** Somebody else saved first: a dialog shows the changes, and the input stays (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(MANAGER, ({ response }) =>
        response(200).json({ ...marina, nome: 'MARINA A. ALVES', versao: 2 }),
      ),
      gatewayHttp.put(MANAGER, ({ response }) =>
        response(409).json(errorBody('Este registro foi alterado por outra pessoa.')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Ativo' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' });
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Ativo' })).not.toBeChecked());
  },
});

const draft = {
  recordId: marina.id,
  values: { ...storedForm(managerFields, marina), nome: 'MARINA' },
  saved: storedForm(managerFields, marina),
  known: {},
  typedAt: '2027-03-12T17:05:00.000Z',
};

/** What was typed before the session ended is offered back to the same user (D11). */
export const Recovery = meta.story({
  args: {
    drafts: {
      'register-managers:record': { ...draft, values: { ...draft.values, ativo: false } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Gestores' }));
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('MARINA');
    await expect(dialog.getByRole('checkbox', { name: 'Ativo' })).not.toBeChecked();
  },
});

/** What others saved since stays, but for what was typed, which is saved on top of it (D7, D11). */
export const RecoveryOnNewest = meta.story({
  args: { drafts: { 'register-managers:record': draft } },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(MANAGER, ({ response }) => response(200).json({ ...marina, ativo: false, versao: 2 })),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Gestores' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('MARINA'));
    await expect(dialog.getByRole('checkbox', { name: 'Ativo' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await isClosed();
    await expect(calls).toEqual(['PUT 3 "2" {"nome":"MARINA","ativo":false}']);
    await expect(
      canvas.queryByRole('button', { name: 'Recuperar o que você digitou' }),
    ).not.toBeInTheDocument();
  },
});

/** The record could not be read: it says so, and the draft is still offered (D11). */
export const RecoveryFailed = meta.story({
  args: { drafts: { 'register-managers:record': draft } },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(MANAGER, ({ response }) => response(404).json(errorBody('Gestor não encontrado'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    await expect(await screen.findByText('Registro não encontrado')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await expect(
      canvas.queryByRole('button', { name: 'Recuperar o que você digitou' }),
    ).not.toBeInTheDocument();
  },
});
