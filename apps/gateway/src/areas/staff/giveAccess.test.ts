import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, outboxMails, users } from '../../database/schema.ts';
import { INACTIVE_EMAIL, PASSWORD } from '../../testing/fixtures.ts';
import {
  createTestGateway,
  freshAddress,
  PORTAL_ORIGIN,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { giveAccess, StaffAccessError, type WantedAccess } from './giveAccess.ts';
import { INVITATION_MS } from './invitations.ts';

let gateway: TestGateway;
let lastPerson = 0;

beforeAll(async () => {
  gateway = await createTestGateway();
});

beforeEach(() => {
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
});

afterAll(() => gateway.close());

/** Somebody who is not there yet. */
function newcomer(): WantedAccess {
  lastPerson += 1;
  return {
    email: `ana${lastPerson}@empresa.com.br`,
    name: 'Ana Reis',
    roles: ['Diretoria'],
    showLink: false,
  };
}

const give = (wanted: WantedAccess, sendsMails = false) =>
  giveAccess(
    { database: gateway.database, now: () => gateway.clock.now, portal: PORTAL_ORIGIN, sendsMails },
    wanted,
  );

/** Where a password is chosen with the code that follows. */
const ADDRESS = `${PORTAL_ORIGIN}${href('new-password')}#codigo=`;

const codeIn = (text: string | null | undefined) =>
  /^[\w-]{43}(?=&conta=(?:convite|equipe)(?:\s|$))/.exec(text?.split(ADDRESS)[1] ?? '')?.[0] ?? '';

const choose = (codigo: string, senha = PASSWORD) =>
  gateway.call('/api/usuarios/nova-senha', {
    method: 'PUT',
    body: { codigo, senha },
    address: freshAddress(),
  });

const signIn = (email: string, senha = PASSWORD) =>
  gateway.call('/api/usuarios/login', { body: { email, senha }, address: freshAddress() });

async function profileOf(email: string) {
  const { token } = (await signIn(email)).body as Schemas['SignedIn'];
  return (await gateway.call('/api/usuarios/perfil', { token })).body as Schemas['Profile'];
}

describe('access that is given from outside the portal (D25)', () => {
  it('makes a member of staff, who chooses a password with the link that is told and signs in', async () => {
    const ana = newcomer();
    const [said, introduction, address] = await give(ana);
    expect(said).toBe(`Acesso criado para Ana Reis <${ana.email}>: Diretoria.`);
    expect(introduction).toBe('Endereço para escolher a senha, que vale por 3 dias e uma única vez:');
    expect(address).toBe(`${ADDRESS}${codeIn(address)}&conta=convite`);
    expect((await signIn(ana.email)).status).toBe(401);
    expect((await choose(codeIn(address))).status).toBe(204);
    expect(await profileOf(ana.email)).toMatchObject({
      name: 'Ana Reis',
      given_name: 'Ana',
      roles: ['Diretoria'],
      email: ana.email,
    });
  });

  it('mails the link where there is a mail server, and tells it not', async () => {
    const ana = newcomer();
    const told = await give(ana, true);
    expect(told).toEqual([
      `Acesso criado para Ana Reis <${ana.email}>: Diretoria.`,
      'O convite segue por e-mail assim que o gateway estiver em execução e vale por 3 dias.',
    ]);
    const [mail] = await gateway.database.queries
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, ana.email));
    expect(mail?.kind).toBe('staffInvitation');
    expect(mail?.body).toContain('Olá, Ana,');
    expect(mail?.body).toContain(href('sign-in-backoffice'));
    expect((await choose(codeIn(mail?.body))).status).toBe(204);
    expect((await give({ ...newcomer(), showLink: true }, true)).at(-1)).toContain(ADDRESS);
  });

  it('done twice adds nobody: the link before gives way to a new one', async () => {
    const ana = newcomer();
    const first = codeIn((await give(ana)).at(-1));
    const again = await give({ ...ana, email: ana.email.toUpperCase() });
    expect(again[0]).toBe(
      `Ana Reis <${ana.email}> já faz parte da equipe: Diretoria. Nada mudou nas funções.`,
    );
    expect((await choose(first)).status).toBe(400);
    expect((await choose(codeIn(again.at(-1)))).status).toBe(204);
    expect(await gateway.database.queries.$count(users, eq(users.email, ana.email))).toBe(1);
  });

  it('gives an account that is there what it lacks, and a link only when it is asked for', async () => {
    const ana = newcomer();
    await choose(codeIn((await give(ana)).at(-1)));
    expect(await give(ana)).toHaveLength(1);
    expect(await give({ ...ana, name: null, roles: ['Contabil'] })).toEqual([
      `Ana Reis <${ana.email}> recebeu Contábil. Funções agora: Contábil, Diretoria.`,
    ]);
    expect((await profileOf(ana.email)).roles).toEqual(['Contabil', 'Diretoria']);
    const [, introduction, address] = await give({ ...ana, roles: [], showLink: true });
    expect(introduction).toContain('60 minutos');
    expect((await choose(codeIn(address), 'Outra-senha-2')).status).toBe(204);
    expect((await signIn(ana.email, 'Outra-senha-2')).status).toBe(200);
  });

  it('is not taken away again by a form that was opened before (D7)', async () => {
    const token = await gateway.tokenOf('Diretoria');
    const ana = newcomer();
    await give({ ...ana, roles: ['Comercial'] });
    const [user] = await gateway.database.queries.select().from(users).where(eq(users.email, ana.email));
    const path = `/api/usuarios/equipe/${user?.id}`;
    const member = async () => (await gateway.call(path, { token })).body as Schemas['StaffMember'];
    const save = ({ nome, versao, funcoes }: Schemas['StaffMember']) =>
      gateway.call(path, {
        method: 'PUT',
        token,
        headers: { 'If-Match': `"${versao}"` },
        body: { nome, funcoes },
      });
    const opened = await member();
    expect(opened.versao).toBe(1);
    await give({ ...ana, roles: ['Contabil'] });
    expect((await save(opened)).status).toBe(409);
    const seen = await member();
    expect(seen.funcoes).toEqual(expect.arrayContaining(['Comercial', 'Contabil']));
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 1_000);
    await give({ ...ana, roles: [] }); // another invitation
    expect((await save(seen)).status).toBe(409);
    await choose(codeIn((await give(ana)).at(-1)));
    const active = await member();
    await give({ ...ana, showLink: true });
    expect((await save(active)).status).toBe(200);
  });

  it('gives a link that serves three days', async () => {
    const code = codeIn((await give(newcomer())).at(-1));
    gateway.clock.now = new Date(gateway.clock.now.getTime() + INVITATION_MS);
    expect((await choose(code)).status).toBe(400);
    gateway.clock.now = new Date(gateway.clock.now.getTime() - 1);
    expect((await choose(code)).status).toBe(204);
  });

  it.each([
    ['a new person without a name', { name: null }, 'informe --name e --role'],
    ['a new person without a role', { roles: [] }, 'informe --name e --role'],
    ['a name that is too long', { name: 'A'.repeat(101) }, 'no máximo 100 caracteres'],
    ['a validator alone (CON-08)', { roles: ['ComercialValidadores'] }, 'somente junto de Comercial'],
    ['who was turned away', { email: INACTIVE_EMAIL }, 'foi encerrado'],
  ] as const)('refuses %s, and changes nothing', async (_, change, text) => {
    const wanted = { ...newcomer(), ...change };
    const before = await gateway.database.queries.$count(users);
    const giving = give(wanted);
    await expect(giving).rejects.toThrow(StaffAccessError);
    await expect(giving).rejects.toThrow(text);
    expect(await gateway.database.queries.$count(users)).toBe(before);
  });

  it('is written in the audit, without the code of a link', async () => {
    const ana = newcomer();
    const told = await give(ana);
    const [user] = await gateway.database.queries.select().from(users).where(eq(users.email, ana.email));
    const entries = await gateway.database.queries
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, String(user?.id)));
    expect(entries).toMatchObject([{ operation: 'staffCommand', recordKind: 'account', userId: user?.id }]);
    expect(entries[0]?.changes.funcoes).toEqual({ before: null, after: ['Diretoria'] });
    expect(JSON.stringify(entries)).not.toContain(codeIn(told.at(-1)));
  });
});
