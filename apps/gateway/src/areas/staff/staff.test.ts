import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import type { StaffRole } from '@portal/domain';
import { desc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, outboxMails, users } from '../../database/schema.ts';
import { DEMO_EMAIL, emailOf, INACTIVE_EMAIL, PASSWORD } from '../../testing/fixtures.ts';
import { createTestGateway, errorOf, freshAddress, type TestGateway } from '../../testing/testGateway.ts';
import { INVITATION_MS } from './invitations.ts';

type Member = Schemas['StaffMember'];

const STAFF = '/api/usuarios/equipe';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Diretoria');
});

beforeEach(() => {
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
});

afterAll(() => gateway.close());

const later = (milliseconds: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
};

const call = (path: string, options: Parameters<TestGateway['call']>[1] = {}) =>
  gateway.call(`${STAFF}${path}`, { token, ...options });

const put = (path: string, version: number, body?: object, as = token) =>
  call(path, {
    method: 'PUT',
    token: as,
    headers: { 'If-Match': `"${version}"` },
    ...(body && { body }),
  });

async function invite(funcoes: readonly StaffRole[] = ['Comercial'], nome = 'Ana Reis'): Promise<Member> {
  const answer = await call('', { body: { nome, email: `${randomUUID()}@empresa.com.br`, funcoes } });
  expect(answer.status).toBe(201);
  return answer.body as Member;
}

async function codeFor(email: string): Promise<string> {
  const [mail] = await gateway.database.queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(desc(outboxMails.id));
  expect(mail?.kind).toBe('staffInvitation');
  return /#codigo=([\w-]{43})&conta=convite\s/.exec(mail?.body ?? '')?.[1] ?? '';
}

const choose = (codigo: string) =>
  gateway.call('/api/usuarios/nova-senha', {
    method: 'PUT',
    body: { codigo, senha: PASSWORD },
    address: freshAddress(),
  });

const signIn = (email: string) =>
  gateway.call('/api/usuarios/login', { body: { email, senha: PASSWORD }, address: freshAddress() });

/** A member of staff who has chosen a password and signed in. */
async function hire(
  funcoes: readonly StaffRole[] = ['Comercial'],
): Promise<{ member: Member; token: string }> {
  const { id, email } = await invite(funcoes);
  expect((await choose(await codeFor(email))).status).toBe(204);
  const open = (await signIn(email)).body as Schemas['SignedIn'];
  return { member: await read(id), token: open.token };
}

async function read(id: number): Promise<Member> {
  const answer = await call(`/${id}`);
  expect(answer.status).toBe(200);
  return answer.body as Member;
}

async function list(query = ''): Promise<Schemas['StaffList']> {
  const answer = await call(`?QuantidadeRegistros=100${query}`);
  expect(answer.status).toBe(200);
  return answer.body as Schemas['StaffList'];
}

const auditOf = (id: number) =>
  gateway.database.queries
    .select({ operation: auditEntries.operation, userId: auditEntries.userId, changes: auditEntries.changes })
    .from(auditEntries)
    .where(eq(auditEntries.recordId, String(id)))
    .orderBy(auditEntries.id);

const statusOf = async (as: string, path = '/api/usuarios/perfil') =>
  (await gateway.call(path, { token: as })).status;

describe('the staff (D25)', () => {
  it('is listed with roles, state and last sign-in; suppliers are none of it', async () => {
    await gateway.signIn('Diretoria');
    const { equipe } = await list();
    const director = equipe.find(({ email }) => email === emailOf('Diretoria'));
    expect(director).toMatchObject({
      nome: 'Marina Alves',
      funcoes: ['Diretoria'],
      situacao: 'Ativo',
      dataUltimoAcesso: '2026-11-20T12:00:00.000Z',
      conviteValidoAte: null,
      proprio: true,
      unicaDiretoria: true,
    });
    expect(equipe.find(({ email }) => email === INACTIVE_EMAIL)?.situacao).toBe('Encerrado');
    expect(equipe.map(({ email }) => email)).not.toContain('contato@serra.com.br');
  });

  it('is searched by name and e-mail, filtered by state and ordered', async () => {
    const { email } = await invite(['Contabil'], 'Zélia Prado');
    expect((await list('&busca=zelia')).equipe.map((one) => one.email)).toEqual([email]);
    expect((await list(`&busca=${email.slice(0, 12)}`)).equipe.map((one) => one.email)).toEqual([email]);
    const states = new Set((await list('&Situacao=Encerrado')).equipe.map(({ situacao }) => situacao));
    expect([...states]).toEqual(['Encerrado']);
    const names = (await list('&Ordenacao.Coluna=Nome&Ordenacao.Ascending=false')).equipe.map(
      ({ nome }) => nome,
    );
    expect(names[0]).toBe('Zélia Prado');
  });

  it('has no users of the demonstration outside of it', async () => {
    expect((await list(`&busca=${DEMO_EMAIL}`)).equipe).toHaveLength(1);
    const real = await createTestGateway({ database: gateway.database, demo: false });
    const answer = await real.call(`${STAFF}?busca=${DEMO_EMAIL}`, { token });
    expect(answer.body).toMatchObject({ equipe: [] });
  });
});

describe('an invitation (D25)', () => {
  it('is mailed, and gives what the roles allow once a password was chosen', async () => {
    const { id, email, situacao, conviteValidoAte } = await invite(['Contabil']);
    expect({ situacao, conviteValidoAte }).toEqual({
      situacao: 'Convidado',
      conviteValidoAte: '2026-11-23T12:00:00.000Z',
    });
    expect((await signIn(email)).status).toBe(401);
    expect((await choose(await codeFor(email))).status).toBe(204);
    expect(await read(id)).toMatchObject({
      situacao: 'Ativo',
      conviteValidoAte: null,
      dataUltimoAcesso: null,
    });
    const { token: own } = (await signIn(email)).body as Schemas['SignedIn'];
    expect(await statusOf(own, '/api/produtos/familias')).toBe(200);
    expect(await statusOf(own, STAFF)).toBe(403);
    expect((await read(id)).dataUltimoAcesso).toBe('2026-11-20T12:00:00.000Z');
  });

  it('expires after three days, and is sent again in place of the one before', async () => {
    const { id, email } = await invite();
    const first = await codeFor(email);
    later(INVITATION_MS);
    token = (await gateway.signIn('Diretoria')).token;
    expect((await read(id)).conviteValidoAte).toBeNull();
    const again = await call(`/${id}/convite`, { method: 'PUT' });
    expect(again.body).toMatchObject({ situacao: 'Convidado', conviteValidoAte: '2026-11-26T12:00:00.000Z' });
    expect((await choose(first)).status).toBe(400);
    expect((await choose(await codeFor(email))).status).toBe(204);
    const late = await call(`/${id}/convite`, { method: 'PUT' });
    expect(late.status).toBe(400);
    expect(errorOf(late).message).toBe('A pessoa já escolheu a senha');
  });

  it('says that it was not sent where there is no mail server', async () => {
    const { id, conviteNaoEnviado } = await invite();
    expect(conviteNaoEnviado).toBe(false);
    const silent = await createTestGateway({ database: gateway.database, sendsMails: false });
    const answer = await silent.call(`${STAFF}/${id}`, { token });
    expect(answer.body).toMatchObject({ conviteNaoEnviado: true });
  });

  it.each([
    [
      'an e-mail of the staff',
      { email: emailOf('Contabil').toUpperCase() },
      { email: ['Já existe alguém na equipe com este e-mail'] },
    ],
    [
      'a validator alone (CON-08)',
      { funcoes: ['ComercialValidadores'] },
      { funcoes: ['Comercial Validadores vale somente junto de Comercial'] },
    ],
    ['no name', { nome: ' ' }, { nome: ['Campo obrigatório'] }],
  ])('refuses %s', async (_, change, fields) => {
    const body = { nome: 'Ana Reis', email: 'livre@empresa.com.br', funcoes: ['Comercial'], ...change };
    const answer = await call('', { body });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });
});

describe('a change of roles (D25)', () => {
  it('takes effect with the next call', async () => {
    const { member, token: own } = await hire(['Contabil']);
    expect(await statusOf(own, '/api/produtos/ecommerces')).toBe(403);
    const answer = await put(`/${member.id}`, member.versao, { nome: 'Ana Prado', funcoes: ['Ecommerce'] });
    expect(answer.body).toMatchObject({
      nome: 'Ana Prado',
      funcoes: ['Ecommerce'],
      versao: member.versao + 1,
    });
    expect(await statusOf(own, '/api/produtos/ecommerces')).toBe(200);
  });

  it('is refused on top of an older version (D7), and for who has no access any more', async () => {
    const { id, versao } = await invite();
    const change = { nome: 'Ana Prado', funcoes: ['Contabil'] };
    expect((await put(`/${id}`, versao, change)).status).toBe(200);
    expect((await put(`/${id}`, versao, change)).status).toBe(409);
    await put(`/${id}/encerrar`, versao + 1);
    const ended = await put(`/${id}`, versao + 2, change);
    expect(errorOf(ended).message).toBe('O acesso foi encerrado: reative-o antes');
  });

  it('leaves one active member of Diretoria: who was only invited does not count', async () => {
    const { equipe } = await list('&busca=diretoria@');
    const [own] = equipe;
    const invited = await invite(['Diretoria']);
    const without = { nome: 'Marina Alves', funcoes: ['Comercial'] };
    const answer = await put(`/${own?.id}`, own?.versao ?? 0, without);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields.funcoes?.[0]).toContain('Única pessoa ativa da diretoria');
    await put(`/${invited.id}/encerrar`, invited.versao);
  });
});

describe('the end of an access (D25)', () => {
  it('refuses the next call of every session and every sign-in, until the access is given again', async () => {
    const { member, token: own } = await hire();
    const { refreshToken, token: other } = (await signIn(member.email)).body as Schemas['SignedIn'];
    const ended = await put(`/${member.id}/encerrar`, member.versao);
    expect(ended.body).toMatchObject({ situacao: 'Encerrado', versao: member.versao + 1 });
    expect([await statusOf(own), await statusOf(other)]).toEqual([401, 401]);
    const renewal = { accessToken: other, refreshToken };
    expect((await gateway.call('/api/usuarios/refresh-token', { body: renewal })).status).toBe(401);
    expect((await signIn(member.email)).status).toBe(401);

    const returned = await put(`/${member.id}/reativar`, member.versao + 1);
    expect(returned.body).toMatchObject({ situacao: 'Ativo', funcoes: ['Comercial'] });
    expect(await statusOf(own)).toBe(401);
    expect((await signIn(member.email)).status).toBe(200);
  });

  it('ends the link of an invitation, which does not come back with the access', async () => {
    const { id, email, versao } = await invite();
    const code = await codeFor(email);
    await put(`/${id}/encerrar`, versao);
    expect((await choose(code)).status).toBe(400);
    const returned = await put(`/${id}/reativar`, versao + 1);
    expect(returned.body).toMatchObject({ situacao: 'Convidado', conviteValidoAte: null });
    expect((await choose(code)).status).toBe(400);
  });

  it('is not for oneself, nor done twice', async () => {
    const { member, token: own } = await hire(['Diretoria']);
    const self = await put(`/${member.id}/encerrar`, member.versao, undefined, own);
    expect(self.status).toBe(400);
    expect(errorOf(self).message).toContain('Ninguém encerra o próprio acesso');
    expect((await put(`/${member.id}/encerrar`, member.versao)).status).toBe(200);
    expect((await put(`/${member.id}/encerrar`, member.versao + 1)).status).toBe(400);
    const open = await list('&busca=contabil@');
    expect((await put(`/${open.equipe[0]?.id}/reativar`, 1)).status).toBe(400);
  });

  it('leaves somebody of Diretoria when two end each other at the same time', async () => {
    const { member, token: own } = await hire(['Diretoria']);
    const [marina] = (await list('&busca=diretoria@')).equipe;
    const answers = await Promise.all([
      put(`/${member.id}/encerrar`, member.versao),
      put(`/${marina?.id}/encerrar`, marina?.versao ?? 0, undefined, own),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const survivor = statuses[0] === 200 ? token : own;
    expect(await statusOf(survivor, STAFF)).toBe(200);
    if (survivor === own) {
      await put(`/${marina?.id}/reativar`, (marina?.versao ?? 0) + 1, undefined, own);
      token = (await gateway.signIn('Diretoria')).token;
    }
  });
});

it('writes in the audit who did what with whom (D25)', async () => {
  const { id, versao } = await invite(['Comercial']);
  const { id: caller } = (await list('&busca=diretoria@')).equipe[0] ?? { id: 0 };
  await put(`/${id}`, versao, { nome: 'Ana Reis', funcoes: ['Comercial', 'ComercialAprovadores'] });
  later(60_000);
  await call(`/${id}/convite`, { method: 'PUT' });
  await put(`/${id}/encerrar`, versao + 2);
  await put(`/${id}/reativar`, versao + 3);
  const entries = await auditOf(id);
  expect(entries.map(({ operation, changes }) => [operation, Object.keys(changes)])).toEqual([
    ['inviteStaffMember', ['nome', 'email', 'funcoes', 'situacao', 'convidadoEm']],
    ['updateStaffMember', ['funcoes']],
    ['repeatStaffInvitation', ['convidadoEm']],
    ['endStaffAccess', ['situacao']],
    ['returnStaffAccess', ['situacao']],
  ]);
  expect(new Set(entries.map(({ userId }) => userId))).toEqual(new Set([caller]));
});

describe('what happened to an access (D25)', () => {
  it('is told with who did it and the values before and after, the newest first', async () => {
    const { member, token: own } = await hire();
    const change = { nome: member.nome, funcoes: ['Comercial', 'ComercialAprovadores'] };
    later(60_000);
    await put(`/${member.id}`, member.versao, change);
    await signIn(member.email);
    await signIn(member.email);
    later(60_000);
    await gateway.call('/api/usuarios/eu/sessoes/encerrar-outras', { method: 'PUT', token: own });
    later(60_000);
    await put(`/${member.id}/encerrar`, member.versao + 1);

    const answer = await call(`/${member.id}/historico`);
    const { logs, meta } = answer.body as Schemas['LogList'];
    expect(logs.map((log) => [log.usuario, log.acao, log.rotulo, log.valorAnterior, log.valorNovo])).toEqual([
      ['Marina Alves', 'Encerramento do acesso', 'Situação', 'Ativo', 'Encerrado'],
      ['Ana Reis', 'Encerramento das outras sessões', 'Sessões abertas', '2 sessões', null],
      ['Marina Alves', 'Alteração do acesso', 'Funções', 'Comercial', 'Comercial, Comercial Aprovadores'],
      ['Ana Reis', 'Senha criada por link', 'Senha', null, '20/11/2026 09:00'],
      ['Marina Alves', 'Convite', 'Convite', null, '20/11/2026 09:00'],
      ['Marina Alves', 'Convite', 'E-mail', null, member.email],
      ['Marina Alves', 'Convite', 'Funções', null, 'Comercial'],
      ['Marina Alves', 'Convite', 'Nome', null, 'Ana Reis'],
      ['Marina Alves', 'Convite', 'Situação', null, 'Convidado'],
    ]);
    expect(meta.paginacao.totalRegistros).toBe(9);
    expect(logs.every(({ registro, codigo }) => registro === 'Conta' && codigo === null)).toBe(true);
  });

  it('is of members of staff only', async () => {
    const [supplier] = await gateway.database.queries
      .select({ id: users.id })
      .from(users)
      .where(isNotNull(users.cnpj));
    expect((await call(`/${supplier?.id}/historico`)).status).toBe(404);
  });
});
