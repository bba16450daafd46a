import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { downloadsCsv } from '../../shared/stories/downloadsCsv.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../shared/stories/gatewayHttp.ts';
import { deskWindow } from '../../shared/stories/oneLine.ts';
import { PortalStory } from '../../shared/stories/PortalStory.tsx';
import { staff } from '../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../shared/stories/StoryActor.ts';

type Member = Schemas['StaffMember'];

const LIST = '/api/usuarios/equipe';
const MEMBER = `${LIST}/{id}`;

const marina: Member = {
  id: 1,
  nome: 'Marina Alves',
  email: 'marina.alves@empresa.com.br',
  funcoes: ['Diretoria'],
  situacao: 'Ativo',
  dataUltimoAcesso: '2027-03-12T11:02:00.000Z',
  conviteValidoAte: null,
  conviteNaoEnviado: false,
  proprio: true,
  unicaDiretoria: true,
  versao: 4,
};

const other = (member: Partial<Member> & Pick<Member, 'id' | 'nome' | 'email'>): Member => ({
  ...marina,
  funcoes: ['Comercial'],
  proprio: false,
  unicaDiretoria: false,
  versao: 1,
  ...member,
});

const invited = { situacao: 'Convidado', dataUltimoAcesso: null } as const;

const members: readonly Member[] = [
  other({
    ...invited,
    id: 2,
    nome: 'Ana Reis',
    email: 'ana.reis@empresa.com.br',
    conviteValidoAte: '2027-03-15T17:05:00.000Z',
  }),
  other({
    ...invited,
    id: 3,
    nome: 'Bruno Prado',
    email: 'bruno.prado@empresa.com.br',
    funcoes: ['Contabil'],
  }),
  other({
    id: 4,
    nome: 'Carla Nunes',
    email: 'carla.nunes@empresa.com.br',
    funcoes: ['Comercial', 'ComercialAprovadores', 'ComercialValidadores'],
    versao: 3,
  }),
  other({ id: 5, nome: 'Davi Luz', email: 'davi.luz@empresa.com.br', situacao: 'Encerrado', versao: 7 }),
  marina,
];

const memberOf = (asked: unknown) => members.find(({ id }) => id === Number(asked)) ?? marina;

const change = (of: Partial<Schemas['LogRow']> & Pick<Schemas['LogRow'], 'id' | 'acao' | 'rotulo'>) => ({
  data: '2027-03-12T11:02:00.000Z',
  usuario: 'Marina Alves',
  operacao: 'updateStaffMember',
  registro: 'Conta' as const,
  codigo: null,
  campo: 'funcoes',
  valorAnterior: null,
  valorNovo: null,
  lote: null,
  ...of,
});

const changes: readonly Schemas['LogRow'][] = [
  change({
    id: '12-funcoes',
    acao: 'Alteração do acesso',
    rotulo: 'Funções',
    valorAnterior: 'Comercial',
    valorNovo: 'Comercial, Comercial Aprovadores, Comercial Validadores',
  }),
  change({
    id: '11-sessoes',
    usuario: 'Carla Nunes',
    acao: 'Troca de senha',
    rotulo: 'Sessões abertas',
    valorAnterior: '2 sessões',
  }),
];

const invitation = [
  change({
    id: '13-email',
    usuario: 'Diretoria Demonstração',
    acao: 'Encerramento do acesso',
    rotulo: 'E-mail',
    valorAnterior: 'ana.reis@empresa.com.br',
    valorNovo: 'maria.aparecida.albuquerque@empresa.com.br',
  }),
  change({
    id: '14-funcoes',
    acao: 'Alteração do acesso',
    rotulo: 'Sessões abertas',
    valorAnterior: 'Comercial, Comercial Aprovadores, Diretoria',
    valorNovo: 'Comercial, Comercial Validadores',
  }),
];

/** What a table shows in cells under these headings, and whose text has not all its room. */
function cutUnder(table: HTMLElement, names: readonly string[]) {
  const headers = within(table).getAllByRole('columnheader');
  const rows = within(table).getAllByRole('row');
  const cells = names.flatMap((name) => {
    const at = headers.findIndex(({ textContent }) => textContent === name);
    return rows.flatMap((row) => within(row).queryAllByRole('cell')[at] ?? []);
  });
  const isCut = (element: Element) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const text = document.createRange();
    text.selectNodeContents(element);
    const room =
      element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight);
    const sticksOut = text.getBoundingClientRect().right > room + 0.5;
    return sticksOut || scrollWidth > clientWidth || scrollHeight > clientHeight;
  };
  return cells
    .filter((cell) => [cell, ...cell.querySelectorAll('*')].some(isCut))
    .map(({ textContent }) => textContent);
}

/** The calls that change something. */
let calls: string[] = [];

let historyReads = 0;

const record = async (act: string, request: Request, id?: string) => {
  const body = await request.text();
  calls.push([act, id, request.headers.get('If-Match'), body].filter(Boolean).join(' '));
};

const answer = (equipe: readonly Member[], total = equipe.length) =>
  gatewayHttp.get(LIST, ({ response }) => response(200).json({ equipe: [...equipe], meta: listMeta(total) }));

const meta = preview.meta({
  title: 'Pages/Equipe',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('staff'), session: staff('Diretoria') },
  render: renderPortal,
  beforeEach({ msw }) {
    calls = [];
    historyReads = 0;
    msw.use(
      answer(members),
      gatewayHttp.get(`${MEMBER}/historico`, ({ response }) => {
        historyReads += 1;
        return response(200).json({ logs: [...changes], meta: listMeta(changes.length) });
      }),
      gatewayHttp.post(LIST, async ({ request, response }) => {
        await record('invite', request);
        return response(201).json(members[0] ?? marina);
      }),
      gatewayHttp.put(MEMBER, async ({ params, request, response }) => {
        await record('change', request, String(params.id));
        return response(200).json(marina);
      }),
      gatewayHttp.put(`${MEMBER}/convite`, async ({ params, request, response }) => {
        await record('invite again', request, String(params.id));
        return response(200).json(memberOf(params.id));
      }),
      gatewayHttp.put(`${MEMBER}/encerrar`, async ({ params, request, response }) => {
        await record('end', request, String(params.id));
        return response(200).json({ ...memberOf(params.id), situacao: 'Encerrado' });
      }),
      gatewayHttp.put(`${MEMBER}/reativar`, async ({ params, request, response }) => {
        await record('return', request, String(params.id));
        return response(200).json({ ...memberOf(params.id), situacao: 'Ativo' });
      }),
    );
  },
});

const act = async ({ canvas, userEvent }: StoryActor, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The row of the first invited person, and its acts, which the cell they stand in does not cut. */
const invitedRow = async (canvas: StoryActor['canvas']) => {
  const [again] = await canvas.findAllByRole('button', { name: /^Convidar de novo/ });
  const cell = again?.closest('td');
  const row = again?.closest('tr');
  if (!cell || !row) throw new Error('No invited person');
  const acts = within(cell).getAllByRole('button');
  await expect(acts).toHaveLength(4);
  const room = cell.getBoundingClientRect();
  for (const act of acts) {
    const { top, right, bottom, left } = act.getBoundingClientRect();
    await expect(left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom).toBe(
      true,
    );
  }
  return { row, acts };
};

/** People in every state: invited, with an invitation that has expired, active, without access any more, and oneself. */
export const Default = meta.story();

Default.test('downloads its rows as CSV', downloadsCsv('Equipe.csv', ['Detalhes', 'Ações']));

Default.test('says who oneself is on the screen alone, not in the CSV', async ({ canvas, userEvent }) => {
  const made = spyOn(URL, 'createObjectURL');
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await canvas.findByRole('cell', { name: 'Marina Alves (você)' });
  await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(made).toHaveBeenCalled());
  const [file] = made.mock.lastCall ?? [];
  await expect(file instanceof Blob && (await file.text())).toMatch(/^Marina Alves;/m);
});

Default.test('says who has which access, and why an act is closed (D25)', async ({ canvas }) => {
  await expect(await canvas.findByRole('cell', { name: 'Marina Alves (você)' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: 'Convite vencido' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: /^Convite até 15\/03\/2027/ })).toBeVisible();
  await expect(
    canvas.getByRole('cell', { name: 'Comercial, Comercial Aprovadores, Comercial Validadores' }),
  ).toBeVisible();
  const own = canvas.getByRole('button', { name: 'Encerrar acesso Marina Alves (você)' });
  await expect(own).toHaveAttribute('aria-disabled', 'true');
  await expect(own).toHaveAccessibleDescription(/Ninguém encerra o próprio acesso/);
});

Default.test('shows the acts on an invited person whole', async ({ canvas }) => {
  await invitedRow(canvas);
});

Default.test('shows all roles of a person, by keyboard too (D25)', async ({ canvas, userEvent }) => {
  const roles = 'Comercial, Comercial Aprovadores, Comercial Validadores';
  const cell = await canvas.findByRole('button', { name: roles });
  cell.focus();
  await userEvent.keyboard('{Enter}');
  const popup = await screen.findByRole('dialog', { name: 'Funções: Carla Nunes' });
  await expect(within(popup).getByText(roles)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(popup).not.toBeInTheDocument());
  await expect(cell).toHaveFocus();
});

Default.test('shows what happened to an access, by keyboard too (D25)', async ({ canvas, userEvent }) => {
  const open = await canvas.findByRole('button', { name: 'Detalhes de Carla Nunes' });
  open.focus();
  await userEvent.keyboard('{Enter}');
  const table = within(await canvas.findByRole('table', { name: 'Histórico de Carla Nunes' }));
  const row = await table.findByRole('row', { name: /Alteração do acesso/ });
  await expect(within(row).getByRole('cell', { name: 'Comercial' })).toBeVisible();
  await expect(within(row).getByRole('cell', { name: 'Marina Alves' })).toBeVisible();
  await expect(table.getByRole('cell', { name: '2 sessões' })).toBeVisible();
});

Default.test('reads an open history again after a change (D25)', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Detalhes de Carla Nunes' }));
  await waitFor(() => expect(historyReads).toBe(1));
  await userEvent.click(canvas.getByRole('button', { name: 'Editar Carla Nunes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), ' Prado');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(historyReads).toBe(2));
});

Default.test('shows which personal data a member read (D32)', async ({ canvas, userEvent, msw }) => {
  msw.use(
    gatewayHttp.get(`${MEMBER}/acessos-a-dados`, ({ params, response }) => {
      const read = { usuario: 'Carla Nunes', dataPrimeira: '2027-03-12T11:02:00.000Z', vezes: 2 };
      const acessos: Schemas['PersonalDataRead'][] = [
        {
          ...read,
          id: 2,
          fornecedor: 'AGUAS CLARAS LTDA',
          dados: 'Documento',
          dataUltima: read.dataPrimeira,
        },
        { ...read, id: 1, fornecedor: null, dados: 'ListaDeCadastros', dataUltima: read.dataPrimeira },
      ];
      return response(200).json({
        acessos: Number(params.id) === 4 ? acessos : [],
        meta: listMeta(acessos.length, 20),
      });
    }),
  );
  await act({ canvas, userEvent }, 'Dados lidos por Carla Nunes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dados lidos' }));
  const row = within(await dialog.findByRole('row', { name: /AGUAS CLARAS LTDA/ }));
  await expect(row.getByRole('cell', { name: 'Documento' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Lista de cadastros' })).toBeVisible();
});

/** The history of an access could not be read; another try is offered in its place. */
export const HistoryFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(`${MEMBER}/historico`, ({ response }) =>
        response.untyped(new Response('<h1>Bad gateway</h1>', { status: 500 })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detalhes de Carla Nunes' }));
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
});

/** The first answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** Nobody is in the state that is asked for. */
export const Empty = meta.story({
  args: { path: href('staff', { situacao: 'Encerrado', busca: 'xyz' }) },
  beforeEach({ msw }) {
    msw.use(answer([]));
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

/** In a window of 1280 px: nothing that tells people or invitations apart is cut, and all columns are in sight. */
export const Desk = meta.story({
  ...deskWindow,
  parameters: { ...pageParameters, ...deskWindow.parameters },
  beforeEach({ msw }) {
    msw.use(
      answer([
        ...members,
        other({
          ...invited,
          id: 6,
          nome: 'Nina Sá',
          email: 'ecommerce@demo.portal.com.br',
          conviteNaoEnviado: true,
        }),
        other({
          id: 7,
          nome: 'Olga Dias',
          email: 'maria.aparecida.albuquerque@empresa.com.br',
          dataUltimoAcesso: null,
        }),
        other({
          id: 8,
          nome: 'Diretoria Demonstração',
          email: 'ecommerce@demo.portal.br',
          proprio: true,
        }),
        other({
          id: 9,
          nome: 'Rui Sena',
          email: 'rui.sena@empresa.com.br',
          funcoes: ['Comercial', 'ComercialValidadores'],
        }),
      ]),
    );
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Equipe' });
    await within(table).findByRole('cell', { name: 'Nina Sá' });
    await expect(cutUnder(table, ['Nome', 'E-mail', 'Situação', 'Último acesso'])).toEqual([]);
    await expect(within(table).getByRole('cell', { name: 'Comercial, Comercial Validadores' })).toBeVisible();
    await expect(
      within(table).queryByRole('button', { name: 'Comercial, Comercial Validadores' }),
    ).not.toBeInTheDocument();
    const scroller = table.parentElement;
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  },
});

/** Long names, every role and invitations that no mail server sends, on a phone. */
export const LongContent = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach({ msw }) {
    msw.use(
      answer(
        members.map((member) => ({
          ...member,
          nome: 'Maria Aparecida de Oliveira Albuquerque Cavalcanti',
          email: `maria.aparecida.oliveira.albuquerque.${member.id}@comercial.empresa.com.br`,
          funcoes: ['Contabil', 'Comercial', 'Diretoria', 'ComercialAprovadores', 'ComercialValidadores'],
          conviteNaoEnviado: member.situacao === 'Convidado',
        })),
      ),
    );
  },
});

LongContent.test('keeps the name and the acts of an invited person apart', async ({ canvas }) => {
  const { row, acts } = await invitedRow(canvas);
  const name = document.createRange();
  name.selectNodeContents(within(row).getByRole('cell', { name: /^Maria Aparecida/ }));
  const text = name.getBoundingClientRect();
  for (const act of acts) {
    const { top, left } = act.getBoundingClientRect();
    await expect(left >= text.right || top >= text.bottom).toBe(true);
  }
});

/** A person is invited with the keyboard alone: one call, and the list is read again. */
export const Invited = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Convidar pessoa' });
    await canvas.findByRole('cell', { name: 'Ana Reis' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar pessoa' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    await userEvent.keyboard('Elisa Maia');
    await userEvent.tab();
    await userEvent.keyboard('elisa.maia@empresa.com.br');
    await userEvent.tab();
    await expect(dialog.getByRole('combobox', { name: 'Funções' })).toHaveFocus();
    await userEvent.keyboard('Cont{ArrowDown}{Enter}{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Convidar' }));
    await expect(await screen.findByText('Convite criado')).toBeVisible();
    await isClosed();
    await expect(open).toHaveFocus();
    await expect(calls).toEqual([
      'invite {"nome":"Elisa Maia","email":"elisa.maia@empresa.com.br","funcoes":["Contabil"]}',
    ]);
  },
});

/** What is missing or refused is said at its field, and what was typed stays. */
export const Refused = meta.story({
  beforeEach({ msw }) {
    const text = 'Já existe alguém na equipe com este e-mail';
    msw.use(gatewayHttp.post(LIST, ({ response }) => response(400).json(errorBody(text, { email: [text] }))));
  },
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Convidar pessoa');
    const dialog = within(await screen.findByRole('dialog', { name: 'Convidar pessoa' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Ana Reis');
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana.reis@empresa.com.br');
    await userEvent.click(dialog.getByRole('button', { name: 'Convidar' }));
    await expect(await dialog.findByText('Escolha ao menos uma função')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Funções' }), 'Ecom{ArrowDown}{Enter}{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Convidar' }));
    await expect(await dialog.findByText('Já existe alguém na equipe com este e-mail')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Reis');
  },
});

/** The last of Diretoria keeps that role: the field says so before anything is sent; the e-mail stays. */
export const OwnRoles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Editar Marina Alves (você)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar acesso' }));
    const email = dialog.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveAccessibleDescription(/O e-mail de uma conta não muda/);
    await userEvent.click(dialog.getByRole('button', { name: 'Remover Diretoria' }));
    await expect(await dialog.findByText(/dê a função a outra antes de retirá-la/)).toBeVisible();
  },
});

/** Roles are given and taken on top of the version that was shown (D7). */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Editar Carla Nunes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar acesso' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remover Comercial Validadores' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Acesso atualizado')).toBeVisible();
    await isClosed();
    await expect(calls).toEqual([
      'change 4 "3" {"nome":"Carla Nunes","funcoes":["Comercial","ComercialAprovadores"]}',
    ]);
  },
});

/** An invitation that has expired goes out once more. */
export const InvitedAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Convidar de novo Bruno Prado');
    await expect(await screen.findByText('Convite de Bruno Prado renovado')).toBeVisible();
    await expect(calls).toEqual(['invite again 3']);
  },
});

/** A second press, which would end the link of the first, sends nothing. */
export const InvitedOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Convidar de novo Bruno Prado' }));
    await expect(await screen.findByText('Convite de Bruno Prado renovado')).toBeVisible();
    await expect(calls).toEqual(['invite again 3']);
  },
});

/** Lets the act under way be answered. */
let answered = Promise.withResolvers<void>();

/** Two people are invited again, one right after the other: the second does not wait for the first. */
export const InvitedBoth = meta.story({
  beforeEach({ msw }) {
    answered = Promise.withResolvers();
    msw.use(
      gatewayHttp.put(`${MEMBER}/convite`, async ({ params, request, response }) => {
        await record('invite again', request, String(params.id));
        if (calls.length === 1) await answered.promise;
        return response(200).json(memberOf(params.id));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Convidar de novo Ana Reis');
    await waitFor(() => expect(calls).toEqual(['invite again 2']));
    await act({ canvas, userEvent }, 'Convidar de novo Bruno Prado');
    await expect(await screen.findByText('Convite de Bruno Prado renovado')).toBeVisible();
    answered.resolve();
    await expect(await screen.findByText('Convite de Ana Reis renovado')).toBeVisible();
    await expect(calls).toEqual(['invite again 2', 'invite again 3']);
  },
});

/** An access ends after a question, and focus is back at the list. */
export const Ended = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Encerrar acesso Carla Nunes');
    const question = within(await screen.findByRole('dialog', { name: 'Encerrar acesso' }));
    await expect(question.getByText(/Carla Nunes sai agora de todos os dispositivos/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Encerrar acesso' }));
    await expect(await screen.findByText('Acesso de Carla Nunes encerrado')).toBeVisible();
    await isClosed();
    await expect(calls).toEqual(['end 4 "3"']);
  },
});

const endInvited = async ({ canvas, userEvent }: StoryActor, name: string, says: string) => {
  await act({ canvas, userEvent }, `Encerrar acesso ${name}`);
  const question = within(await screen.findByRole('dialog', { name: 'Encerrar acesso' }));
  await expect(question.getByText(says)).toBeVisible();
  await expect(question.queryByText(/dispositivos/)).not.toBeInTheDocument();
  return question;
};

/** The access of a person who was only invited ends: it says what becomes of the invitation, and focus is at the act in its place. */
export const InvitedEnded = meta.story({
  beforeEach({ msw }) {
    let shown = members;
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({ equipe: [...shown], meta: listMeta(shown.length) }),
      ),
      gatewayHttp.put(`${MEMBER}/encerrar`, ({ params, response }) => {
        const ended = { ...memberOf(params.id), situacao: 'Encerrado', conviteValidoAte: null } as const;
        shown = members.map((member) => (member.id === ended.id ? ended : member));
        return response(200).json(ended);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const question = await endInvited(
      { canvas, userEvent },
      'Ana Reis',
      'Ana Reis ainda não entrou no portal e não poderá mais entrar: o link do convite deixa de valer.',
    );
    await userEvent.click(question.getByRole('button', { name: 'Encerrar acesso' }));
    await expect(await screen.findByText('Acesso de Ana Reis encerrado')).toBeVisible();
    await isClosed();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reativar acesso Ana Reis' })).toHaveFocus(),
    );
  },
});

/** Of an invitation that has expired no link serves any more. */
export const ExpiredEnded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await endInvited(
      { canvas, userEvent },
      'Bruno Prado',
      'Bruno Prado ainda não entrou no portal e não poderá mais entrar.',
    );
  },
});

/** An access that ends late leaves the question about another person open. */
export const EndedLate = meta.story({
  beforeEach({ msw }) {
    answered = Promise.withResolvers();
    msw.use(
      gatewayHttp.put(`${MEMBER}/encerrar`, async ({ params, response }) => {
        await answered.promise;
        return response(200).json({ ...memberOf(params.id), situacao: 'Encerrado' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Encerrar acesso Carla Nunes');
    const first = within(await screen.findByRole('dialog', { name: 'Encerrar acesso' }));
    await userEvent.click(first.getByRole('button', { name: 'Encerrar acesso' }));
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    await isClosed();
    await act({ canvas, userEvent }, 'Reativar acesso Davi Luz');
    const second = await screen.findByRole('dialog', { name: 'Reativar acesso' });
    answered.resolve();
    await expect(await screen.findByText('Acesso de Carla Nunes encerrado')).toBeVisible();
    await within(second).findByRole('button', { name: 'Reativar acesso' });
    await expect(second).toBeVisible();
  },
});

/** Somebody else changed the member meanwhile: it says so, and the list shows how it stands (D7). */
export const EndedMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(`${MEMBER}/encerrar`, ({ response }) =>
        response(409).json(errorBody('Este registro foi alterado por outra pessoa.')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Encerrar acesso Carla Nunes');
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Encerrar acesso' }));
    await expect(await screen.findByText('Este registro foi alterado por outra pessoa.')).toBeVisible();
    await isClosed();
  },
});

/** An access is given again. */
export const Returned = meta.story({
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Reativar acesso Davi Luz');
    const question = within(await screen.findByRole('dialog', { name: 'Reativar acesso' }));
    await userEvent.click(question.getByRole('button', { name: 'Reativar acesso' }));
    await expect(await screen.findByText('Acesso de Davi Luz reativado')).toBeVisible();
    await expect(calls).toEqual(['return 5 "7"']);
  },
});

/** Who never chose a password has their access again, and needs another invitation to enter. */
export const ReturnedWithoutPassword = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put(`${MEMBER}/reativar`, ({ params, response }) =>
        response(200).json({ ...memberOf(params.id), ...invited }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await act({ canvas, userEvent }, 'Reativar acesso Davi Luz');
    const question = within(await screen.findByRole('dialog', { name: 'Reativar acesso' }));
    await expect(question.queryByText(/senha/)).not.toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Reativar acesso' }));
    await expect(
      await screen.findByText('Acesso de Davi Luz reativado. Ainda falta escolher a senha: convide de novo.'),
    ).toBeVisible();
  },
});

Desk.test('shows who changed what, from what to what, whole (D25)', async ({ canvas, msw, userEvent }) => {
  msw.use(
    gatewayHttp.get(`${MEMBER}/historico`, ({ response }) =>
      response(200).json({ logs: invitation, meta: listMeta(invitation.length) }),
    ),
  );
  await userEvent.click(await canvas.findByRole('button', { name: 'Detalhes de Carla Nunes' }));
  const table = await canvas.findByRole('table', { name: 'Histórico de Carla Nunes' });
  await within(table).findByRole('cell', { name: 'Diretoria Demonstração' });
  const names = ['Data', 'Usuário', 'Ação', 'Campo', 'Valor anterior', 'Valor novo'];
  await expect(cutUnder(table, names)).toEqual([]);
});
