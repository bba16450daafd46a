import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../../database/purgeExpired.ts';
import { auditEntries, outboxMails, passwordLinks, userRoles, users } from '../../database/schema.ts';
import { forgetSecrets } from '../../mail/forgetSecrets.ts';
import { NO_MAILS } from '../../mail/requireMails.ts';
import {
  DEMO_EMAIL,
  INACTIVE_EMAIL,
  PASSWORD,
  SUPPLIER_CNPJ,
  SUPPLIER_FLOW,
} from '../../testing/fixtures.ts';
import { lastMail } from '../../testing/mails.ts';
import { createTestGateway, errorOf, freshAddress, type TestGateway } from '../../testing/testGateway.ts';
import { hashPassword } from '../session/passwords.ts';
import { PASSWORD_LINK_MS } from './passwordLinks.ts';

const NEW_PASSWORD = 'Outra-senha-2';
const EXPIRED = 'Este link venceu ou já foi usado. Peça outro.';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

beforeEach(() => {
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
});

afterAll(() => gateway.close());

const later = (milliseconds: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
};

/** A member of staff of its own, so that no test meets the link of another. */
async function hire(): Promise<{ id: number; email: string }> {
  const email = `${randomUUID()}@empresa.com.br`;
  const [user] = await gateway.database.queries
    .insert(users)
    .values({ email, name: 'Ana Reis', givenName: 'Ana', passwordHash: await hashPassword(PASSWORD) })
    .returning({ id: users.id });
  const id = user?.id ?? 0;
  await gateway.database.queries.insert(userRoles).values({ userId: id, role: 'Contabil' });
  return { id, email };
}

const ask = (email: string, address = freshAddress()) =>
  gateway.call('/api/usuarios/recuperar-senha', { body: { email }, address });

const askAsSupplier = (cnpj: string) =>
  gateway.call('/api/usuarios/fornecedor/recuperar-senha', { body: { cnpj }, address: freshAddress() });

const choose = (codigo: string, senha = NEW_PASSWORD) =>
  gateway.call('/api/usuarios/nova-senha', {
    method: 'PUT',
    body: { codigo, senha },
    address: freshAddress(),
  });

const signIn = (email: string, senha: string) =>
  gateway.call('/api/usuarios/login', { body: { email, senha }, address: freshAddress() });

const mailsTo = (email: string) =>
  gateway.database.queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(desc(outboxMails.id));

const codeIn = (body: string | null | undefined): string =>
  /#codigo=([\w-]{43})&conta=(?:equipe|fornecedor)\s/.exec(body ?? '')?.[1] ?? '';

async function linkFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204);
  const [mail] = await mailsTo(email);
  expect(mail?.kind).toBe('passwordLink');
  return codeIn(mail?.body);
}

const refused = { message: EXPIRED, errors: { global: [], fields: { codigo: [EXPIRED] } } };

describe('the link to a new password (D25)', () => {
  it('is refused at once where there is no mail server, whoever asks', async () => {
    const silent = await createTestGateway({ database: gateway.database, sendsMails: false });
    const before = await gateway.database.queries.$count(passwordLinks);
    for (const [path, body] of [
      ['/api/usuarios/recuperar-senha', { email: DEMO_EMAIL }],
      ['/api/usuarios/recuperar-senha', { email: 'ninguem@empresa.com.br' }],
      ['/api/usuarios/fornecedor/recuperar-senha', { cnpj: SUPPLIER_CNPJ }],
    ] as const) {
      const answer = await silent.call(path, { body, address: freshAddress() });
      expect([answer.status, errorOf(answer).message]).toEqual([400, NO_MAILS]);
    }
    expect(await gateway.database.queries.$count(passwordLinks)).toBe(before);
  });

  it('is mailed, gives the account another password and ends all its sessions', async () => {
    const { id, email } = await hire();
    const open = (await signIn(email, PASSWORD)).body as Schemas['SignedIn'];
    expect((await ask(email.toUpperCase())).status).toBe(204);
    const [mail] = await mailsTo(email);
    const codigo = codeIn(mail?.body);
    expect(mail?.body).toContain('Olá, Ana,');
    expect(mail?.body).toContain(`${href('new-password')}#codigo=${codigo}&conta=equipe`);
    expect(mail?.body).toContain('60 minutos');

    expect((await choose(codigo)).status).toBe(204);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await gateway.call('/api/usuarios/perfil', { token: open.token })).status).toBe(401);
    expect((await mailsTo(email))[0]).toMatchObject({ kind: 'passwordChanged' });
    const [entry] = await gateway.database.queries
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, String(id)));
    expect(entry).toMatchObject({ operation: 'setPasswordByLink', recordKind: 'account', userId: id });
    expect(JSON.stringify(entry)).not.toMatch(/argon|Outra-senha/);
  });

  it('is mailed to a supplier by its CNPJ, without the name of a person', async () => {
    expect((await askAsSupplier(SUPPLIER_CNPJ)).status).toBe(204);
    const mail = await lastMail(gateway);
    expect(mail).toMatchObject({ kind: 'passwordLink', registrationFlowId: SUPPLIER_FLOW });
    expect(mail?.body).toMatch(/^Olá,\n/);
    expect((await choose(codeIn(mail?.body))).status).toBe(204);
    expect(await lastMail(gateway)).toMatchObject({
      kind: 'passwordChanged',
      registrationFlowId: SUPPLIER_FLOW,
    });
    const supplier = (senha: string) =>
      gateway.call('/api/usuarios/fornecedor/login', {
        body: { cnpj: SUPPLIER_CNPJ, senha },
        address: freshAddress(),
      });
    expect((await supplier(NEW_PASSWORD)).status).toBe(200);
    expect((await supplier(PASSWORD)).status).toBe(401);
  });

  it('serves once, and one of two at the same time', async () => {
    const { email } = await hire();
    const codigo = await linkFor(email);
    const answers = await Promise.all(['Primeira-1', 'Segunda-22'].map((senha) => choose(codigo, senha)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 400]);
    const again = await choose(codigo, 'Terceira-3');
    expect(again.status).toBe(400);
    expect(again.body).toEqual(refused);
  });

  it('takes no attempt from its network where it serves, and one where it does not', async () => {
    const { database, config } = gateway;
    const limits = { ...config.limits, addressSignIns: 2 };
    const strict = await createTestGateway({ database, limits });
    const address = freshAddress();
    const body = (codigo: string) => ({ codigo, senha: NEW_PASSWORD });
    const chooseHere = async (codigo: string) =>
      (await strict.call('/api/usuarios/nova-senha', { method: 'PUT', body: body(codigo), address })).status;
    for (let count = 0; count < 3; count += 1) {
      const { email } = await hire();
      expect(await chooseHere(await linkFor(email))).toBe(204);
    }
    expect([await chooseHere('x'.repeat(43)), await chooseHere('x'.repeat(43))]).toEqual([400, 400]);
    expect(await chooseHere('x'.repeat(43))).toBe(429);
  });

  it('serves an hour', async () => {
    const { email } = await hire();
    const codigo = await linkFor(email);
    later(PASSWORD_LINK_MS);
    expect((await choose(codigo)).body).toEqual(refused);
    later(-1);
    expect((await choose(codigo)).status).toBe(204);
  });

  it('gives way to a newer one, to a changed password and to another e-mail address', async () => {
    const { id, email } = await hire();
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect((await choose(first)).body).toEqual(refused);
    const { token } = (await signIn(email, PASSWORD)).body as Schemas['SignedIn'];
    const change = { senhaAtual: PASSWORD, senha: 'Trocada-33' };
    await gateway.call('/api/usuarios/eu/senha', { method: 'PUT', token, body: change });
    expect((await choose(second)).body).toEqual(refused);
    const third = await linkFor(email);
    const moved = `${randomUUID()}@empresa.com.br`;
    await gateway.database.queries.update(users).set({ email: moved }).where(eq(users.id, id));
    expect((await choose(third)).body).toEqual(refused);
    expect((await signIn(moved, 'Trocada-33')).status).toBe(200);
  });

  it.each([
    ['is unknown', 'ninguem@empresa.com.br'],
    ['may not sign in any more', INACTIVE_EMAIL],
    ['is of the demonstration', DEMO_EMAIL],
  ])('answers alike for who %s, and mails nothing', async (_who, email) => {
    const real = await createTestGateway({ database: gateway.database, demo: false });
    const answer = await real.call('/api/usuarios/recuperar-senha', {
      body: { email },
      address: freshAddress(),
    });
    expect(answer.status).toBe(204);
    expect(answer.body).toBeNull();
    expect((await mailsTo(email)).filter(({ kind }) => kind === 'passwordLink')).toEqual([]);
  });

  it('does not open an account that was closed after it was mailed', async () => {
    const { id, email } = await hire();
    const codigo = await linkFor(email);
    await gateway.database.queries.update(users).set({ active: false }).where(eq(users.id, id));
    expect((await choose(codigo)).body).toEqual(refused);
  });

  it('refuses a password that breaks a rule, and still serves', async () => {
    const { email } = await hire();
    const codigo = await linkFor(email);
    const weak = await choose(codigo, 'curta1');
    expect(weak.status).toBe(400);
    expect(errorOf(weak).errors.fields).toEqual({ senha: ['Digite no mínimo 8 caracteres'] });
    const own = await choose(codigo, `${email.split('@')[0]}1`);
    expect(errorOf(own).errors.fields.senha?.[0]).toMatch(/^Esta senha é fácil de adivinhar\./);
    expect((await choose(codigo)).status).toBe(204);
  });

  it('is stored as a hash, and its mail loses the text once it was sent or is over', async () => {
    const { id, email } = await hire();
    const codigo = await linkFor(email);
    const stored = await gateway.database.queries
      .select()
      .from(passwordLinks)
      .where(eq(passwordLinks.userId, id));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(codigo);
    await forgetSecrets(gateway.database.queries, new Date(gateway.clock.now.getTime() + PASSWORD_LINK_MS));
    expect((await mailsTo(email))[0]?.body).toContain(codigo);
    await forgetSecrets(
      gateway.database.queries,
      new Date(gateway.clock.now.getTime() + PASSWORD_LINK_MS + 1),
    );
    expect((await mailsTo(email))[0]).toMatchObject({ body: null, sentAt: null });
    later(PASSWORD_LINK_MS + 1);
    await purgeExpired(gateway, gateway.clock.now);
    expect(await gateway.database.queries.$count(passwordLinks, eq(passwordLinks.userId, id))).toBe(0);
  });

  it('is asked for five times an account and ten times an address in fifteen minutes, known or not', async () => {
    for (const email of [(await hire()).email, 'ninguem.mais@empresa.com.br']) {
      for (let count = 0; count < 5; count += 1) expect((await ask(email)).status).toBe(204);
      const sixth = await ask(email);
      expect(sixth.status).toBe(429);
      expect(sixth.headers.get('retry-after')).toBe('900');
    }
    const address = freshAddress();
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(`pessoa${count}@empresa.com.br`, address)).status).toBe(204);
    }
    expect((await ask('pessoa10@empresa.com.br', address)).status).toBe(429);
  });
});
