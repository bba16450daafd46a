import type { Schemas } from '@portal/api';
import { href, PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { knownNetworks, registrationFlows, suppliers, throttles, users } from '../../database/schema.ts';
import { NO_MAILS } from '../../mail/requireMails.ts';
import { FREE_CNPJ, PASSWORD, SUPPLIER_CNPJ } from '../../testing/fixtures.ts';
import { lastMail } from '../../testing/mails.ts';
import {
  createTestGateway,
  errorOf,
  freshAddress,
  PORTAL_ORIGIN,
  type TestGateway,
} from '../../testing/testGateway.ts';
import { passwordLinkMessages } from '../password-links/messages.ts';
import { CODE_MS } from './confirmationCodes.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

beforeEach(() => {
  gateway.clock.now = new Date('2026-11-20T12:00:00Z');
});

afterAll(() => gateway.close());

type Created = Schemas['PreRegistrationCreated'];

const signUp = (cnpj: string, senha = PASSWORD, email = 'contato@nova.com.br') =>
  gateway.call('/api/fornecedores/pre-cadastro', {
    body: { cnpj, email, senha, avisoPrivacidade: PRIVACY_NOTICE_VERSION },
  });

const confirm = (id: string, codigo: string) =>
  gateway.call(`/api/fornecedores/pre-cadastro/${id}/autenticar`, { method: 'PUT', body: { codigo } });

const signIn = (cnpj: string, senha = PASSWORD) =>
  gateway.call('/api/usuarios/fornecedor/login', { body: { cnpj, senha } });

const stage = async (cnpj: string) => {
  const { body } = await gateway.call(`/api/fornecedores/status/${cnpj}`);
  return (body as Schemas['SupplierStatus']).etapaPreCadastro;
};

/** A wrong code. */
const wrong = (code: string | undefined) => (code === '000000' ? '000001' : '000000');

describe('sign-up', () => {
  it('says at once that no code can be sent, and stores nothing, where there is no mail server', async () => {
    const silent = await createTestGateway({ database: gateway.database, sendsMails: false });
    const { queries } = gateway.database;
    const before = await queries.$count(registrationFlows);
    const body = {
      cnpj: FREE_CNPJ,
      email: 'contato@nova.com.br',
      senha: PASSWORD,
      avisoPrivacidade: PRIVACY_NOTICE_VERSION,
    };
    for (const [path, sent] of [
      ['/api/fornecedores/pre-cadastro', body],
      ['/api/fornecedores/pre-cadastro/codigo', { cnpj: FREE_CNPJ }],
    ] as const) {
      const answer = await silent.call(path, { body: sent, address: freshAddress() });
      expect([answer.status, errorOf(answer).message]).toEqual([400, NO_MAILS]);
    }
    expect(await queries.$count(registrationFlows)).toBe(before);
  });

  it('turns an unknown CNPJ and the code of the e-mail into a session', async () => {
    expect(await stage(FREE_CNPJ)).toBe('Desconhecido');
    const created = await signUp(FREE_CNPJ);
    expect(created.status).toBe(201);
    const { fluxoCadastroId, statusFluxoCadastro, codigoConfirmacao } = created.body as Created;
    expect(statusFluxoCadastro).toBe('Novo');
    expect(codigoConfirmacao).toMatch(/^[0-9]{6}$/);

    expect(await stage(FREE_CNPJ)).toBe('Desconhecido');
    const early = await signIn(FREE_CNPJ);
    expect(early.status).toBe(400);
    expect(errorOf(early).errors).toEqual({
      global: [],
      fields: { codigo: ['Confirme seu cadastro com o código enviado por e-mail'] },
    });
    expect((await signIn(FREE_CNPJ, 'errada')).status).toBe(401);

    const confirmed = await confirm(fluxoCadastroId, codigoConfirmacao ?? '');
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toEqual({ fluxoCadastroId, statusFluxoCadastro: 'Novo' });
    expect(await stage(FREE_CNPJ)).toBe('RealizandoPrimeiraEtapaPreCadastro');

    const signed = await signIn(FREE_CNPJ);
    expect(signed.status).toBe(200);
    const profile = await gateway.call('/api/usuarios/perfil', {
      token: (signed.body as Schemas['SignedIn']).token,
    });
    expect(profile.body).toEqual({
      role: 'Fornecedor',
      roles: ['Fornecedor'],
      name: 'Fornecedor',
      given_name: 'Fornecedor',
      email: 'contato@nova.com.br',
      cnpj: FREE_CNPJ,
      fluxoCadastroId,
    });
  });

  it('refuses a CNPJ that has a confirmed registration', async () => {
    const answer = await signUp(SUPPLIER_CNPJ);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'CNPJ já cadastrado',
      errors: { global: [], fields: { cnpj: ['CNPJ já cadastrado'] } },
    });
    expect((await signIn(SUPPLIER_CNPJ)).status).toBe(200);
  });

  it('refuses a supplier of the legacy system, which has no flow', async () => {
    const cnpj = '16727230000197';
    await gateway.database.queries
      .insert(suppliers)
      .values({ cnpj, email: 'a@b.com', razaoSocial: 'ANTIGA' });
    expect(await stage(cnpj)).toBe('Aprovado');
    expect(errorOf(await signUp(cnpj)).message).toBe('CNPJ já cadastrado');
  });

  it('replaces an earlier sign-up that was not confirmed', async () => {
    const cnpj = 'AAAAAAAAAAAA45';
    const first = (await signUp(cnpj, 'primeira-senha-1', 'outro@empresa.com.br')).body as Created;
    const second = (await signUp(cnpj, 'segunda-senha-2')).body as Created;
    expect(second.fluxoCadastroId).not.toBe(first.fluxoCadastroId);
    expect((await confirm(first.fluxoCadastroId, first.codigoConfirmacao ?? '')).status).toBe(404);
    expect((await confirm(second.fluxoCadastroId, second.codigoConfirmacao ?? '')).status).toBe(200);
    expect((await signIn(cnpj, 'primeira-senha-1')).status).toBe(401);
    expect((await signIn(cnpj, 'segunda-senha-2')).status).toBe(200);
  });

  it('leaves whoever signed up before and did not confirm no way in by a link to a new password', async () => {
    const cnpj = 'BBBBBBBBBBBB14';
    const link = async () => {
      const path = '/api/usuarios/fornecedor/recuperar-senha';
      expect((await gateway.call(path, { body: { cnpj }, address: freshAddress() })).status).toBe(204);
      const mail = await lastMail(gateway);
      expect(mail).toMatchObject({ kind: 'passwordLink', recipient: 'outro@empresa.com.br' });
      return /#codigo=([\w-]{43})&/.exec(mail?.body ?? '')?.[1] ?? '';
    };
    const choose = async (codigo: string) =>
      gateway.call('/api/usuarios/nova-senha', {
        method: 'PUT',
        body: { codigo, senha: 'Outra-senha-2' },
        address: freshAddress(),
      });
    await signUp(cnpj, 'primeira-senha-1', 'outro@empresa.com.br');
    expect((await choose(await link())).status).toBe(204);
    const codigo = await link();
    const { fluxoCadastroId, codigoConfirmacao } = (await signUp(cnpj, 'segunda-senha-2')).body as Created;
    expect((await confirm(fluxoCadastroId, codigoConfirmacao ?? '')).status).toBe(200);
    const chosen = await choose(codigo);
    expect(chosen.status).toBe(400);
    expect(errorOf(chosen).errors.fields).toEqual({ codigo: [passwordLinkMessages.expired] });
    expect((await signIn(cnpj, 'Outra-senha-2')).status).toBe(401);
    expect((await signIn(cnpj, 'segunda-senha-2')).status).toBe(200);
    const [user] = await gateway.database.queries.select().from(users).where(eq(users.cnpj, cnpj));
    expect(user?.passwordChangedAt).toBeNull();
  });

  it('makes no network known before it is confirmed', async () => {
    const cnpj = 'CCCCCCCCCCCC93';
    const known = () => gateway.database.queries.$count(knownNetworks);
    const before = await known();
    const { fluxoCadastroId, codigoConfirmacao } = (await signUp(cnpj)).body as Created;
    expect((await signIn(cnpj)).status).toBe(400);
    expect(await known()).toBe(before);
    await confirm(fluxoCadastroId, codigoConfirmacao ?? '');
    expect((await signIn(cnpj)).status).toBe(200);
    expect(await known()).toBe(before + 1);
  });

  it('makes one flow and one user of sign-ups at the same time', async () => {
    const cnpj = 'ZZZZZZZZZZZZ62';
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(cnpj)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const { queries } = gateway.database;
    expect(
      await queries.select().from(registrationFlows).where(eq(registrationFlows.cnpj, cnpj)),
    ).toHaveLength(1);
    expect(await queries.select().from(users).where(eq(users.cnpj, cnpj))).toHaveLength(1);
  });

  it.each([
    [{ senha: 'curta1' }, { senha: ['Digite no mínimo 8 caracteres'] }],
    [{ senha: 'so-letras-aqui' }, { senha: ['A senha deve ter ao menos um número'] }],
    [{ senha: 'Portal@2026' }, { senha: [expect.stringMatching(/^Esta senha é fácil de adivinhar\./)] }],
    [{ senha: 'x1'.repeat(65) }, { senha: ['Digite no máximo 128 caracteres'] }],
    [{ email: 'sem-arroba' }, { email: ['Digite um e-mail válido'] }],
    [{ cnpj: '11222333000180' }, { cnpj: ['CNPJ inválido: DV esperado 81'] }],
    [{ cnpj: '00000000000000' }, { cnpj: ['Digite um CNPJ válido'] }],
    [{ cnpj: '12abc34501de35' }, { cnpj: ['Digite um CNPJ válido'] }],
    [{ role: 'Diretoria' }, { role: ['Campo desconhecido'] }],
    [{ avisoPrivacidade: undefined }, { avisoPrivacidade: ['Campo obrigatório'] }],
    [
      { avisoPrivacidade: '2020-01-01' },
      { avisoPrivacidade: [expect.stringMatching(/^O aviso de privacidade mudou\./)] },
    ],
  ])('refuses %j at its field (D2, D6)', async (wrongPart, fields) => {
    const body = {
      cnpj: '00A1B2C3D4E510',
      email: 'a@b.com',
      senha: PASSWORD,
      avisoPrivacidade: PRIVACY_NOTICE_VERSION,
      ...wrongPart,
    };
    const answer = await gateway.call('/api/fornecedores/pre-cadastro', { body });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });

  it('does not answer with the code when there is a mail server', async () => {
    const real = await createTestGateway({ database: gateway.database, demo: false });
    const answer = await real.call('/api/fornecedores/pre-cadastro', {
      body: {
        cnpj: 'BR000100000166',
        email: 'a@b.com',
        senha: PASSWORD,
        avisoPrivacidade: PRIVACY_NOTICE_VERSION,
      },
    });
    const { fluxoCadastroId } = answer.body as Created;
    expect(answer.body).toEqual({ fluxoCadastroId, statusFluxoCadastro: 'Novo' });
    const mail = await lastMail(gateway);
    expect(mail).toMatchObject({ kind: 'confirmationCode', recipient: 'a@b.com', attempts: 0, sentAt: null });
    const code = /[0-9]{6}/.exec(mail?.body ?? '')?.[0] ?? '';
    expect((await confirm(fluxoCadastroId, code)).status).toBe(200);
  });

  it('sends the code with a link to the portal, in demonstration mode too (G-47)', async () => {
    const { fluxoCadastroId, codigoConfirmacao } = (await signUp('00A1B2C3D4E510')).body as Created;
    const { body, recipient, registrationFlowId } = (await lastMail(gateway)) ?? {};
    expect([recipient, registrationFlowId]).toEqual(['contato@nova.com.br', fluxoCadastroId]);
    expect(body).toContain(
      `${PORTAL_ORIGIN}${href('authentication', { fluxoId: fluxoCadastroId, codigo: codigoConfirmacao })}`,
    );
    expect(body).toContain('30 minutos');
  });

  it('queues no mail for a sign-up that is refused', async () => {
    const before = await lastMail(gateway);
    expect((await signUp(SUPPLIER_CNPJ)).status).toBe(400);
    expect(await lastMail(gateway)).toEqual(before);
  });

  it('stores neither code nor password', async () => {
    const { codigoConfirmacao, fluxoCadastroId } = (await signUp('00A1B2C3D4E510')).body as Created;
    const [flow] = await gateway.database.queries
      .select()
      .from(registrationFlows)
      .where(eq(registrationFlows.id, fluxoCadastroId));
    expect(flow?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(flow)).not.toContain(`"${codigoConfirmacao}"`);
  });

  it('is limited to ten calls from one address', async () => {
    const address = freshAddress();
    const call = () =>
      gateway.call('/api/fornecedores/pre-cadastro', {
        body: {
          cnpj: SUPPLIER_CNPJ,
          email: 'a@b.com',
          senha: PASSWORD,
          avisoPrivacidade: PRIVACY_NOTICE_VERSION,
        },
        address,
      });
    for (let count = 0; count < 10; count += 1) expect((await call()).status).toBe(400);
    const limited = await call();
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('900');
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 900_000);
    expect((await call()).status).toBe(400);
  });
});

describe('confirmation', () => {
  const open = async () => (await signUp('00A1B2C3D4E510')).body as Created;
  const refusedCode = {
    message: 'Código inválido ou expirado',
    errors: { global: [], fields: { codigo: ['Código inválido ou expirado'] } },
  };

  it('answers wrong, expired and used codes alike', async () => {
    const first = await open();
    const code = first.codigoConfirmacao ?? '';
    const bad = await confirm(first.fluxoCadastroId, wrong(code));
    gateway.clock.now = new Date(gateway.clock.now.getTime() + CODE_MS);
    const late = await confirm(first.fluxoCadastroId, code);
    gateway.clock.now = new Date(gateway.clock.now.getTime() - 1);
    expect((await confirm(first.fluxoCadastroId, code)).status).toBe(200);
    const used = await confirm(first.fluxoCadastroId, code);
    for (const answer of [bad, late, used]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(refusedCode);
    }
    await gateway.database.queries.delete(users).where(eq(users.cnpj, '00A1B2C3D4E510'));
    await gateway.database.queries
      .delete(registrationFlows)
      .where(eq(registrationFlows.cnpj, '00A1B2C3D4E510'));
    await gateway.database.queries.delete(suppliers).where(eq(suppliers.cnpj, '00A1B2C3D4E510'));
  });

  it('allows five wrong codes, then refuses even the right one', async () => {
    const { fluxoCadastroId, codigoConfirmacao } = await open();
    for (let count = 0; count < 5; count += 1) {
      expect((await confirm(fluxoCadastroId, wrong(codigoConfirmacao))).status).toBe(400);
    }
    const blocked = await confirm(fluxoCadastroId, codigoConfirmacao ?? '');
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('900');
    const again = await open();
    expect((await confirm(again.fluxoCadastroId, wrong(again.codigoConfirmacao))).status).toBe(400);
  });

  it.each([
    ['12345', { codigo: ['Digite no mínimo 6 caracteres'] }],
    ['12345a', { codigo: ['Digite os 6 números do código'] }],
    ['', { codigo: ['Campo obrigatório'] }],
  ])('refuses the code %j before it counts', async (codigo, fields) => {
    const answer = await confirm('00000000-0000-4000-8000-000000000000', codigo);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual(fields);
  });

  it('answers an unknown flow with 404 and an id of another form with 400', async () => {
    expect((await confirm('00000000-0000-4000-8000-000000000000', '123456')).status).toBe(404);
    expect((await confirm('1', '123456')).status).toBe(400);
  });
});

describe('a code that is sent again', () => {
  const cnpj = 'AAAAAAAAAAAA45';
  const sendCode = (of: string, address = freshAddress()) =>
    gateway.call('/api/fornecedores/pre-cadastro/codigo', { body: { cnpj: of }, address });
  const codeOf = (body: string | null | undefined) => /[0-9]{6}/.exec(body ?? '')?.[0] ?? '';

  beforeEach(async () => {
    const { queries } = gateway.database;
    await queries.delete(users).where(eq(users.cnpj, cnpj));
    await queries.delete(registrationFlows).where(eq(registrationFlows.cnpj, cnpj));
    await queries.delete(suppliers).where(eq(suppliers.cnpj, cnpj));
    await queries.delete(throttles);
  });

  it('serves instead of the one before, and its attempts count anew', async () => {
    const { fluxoCadastroId, codigoConfirmacao = '' } = (await signUp(cnpj)).body as Created;
    for (let count = 0; count < 5; count += 1) await confirm(fluxoCadastroId, wrong(codigoConfirmacao));
    expect((await confirm(fluxoCadastroId, codigoConfirmacao)).status).toBe(429);

    expect((await sendCode(cnpj)).status).toBe(204);
    const mail = await lastMail(gateway);
    expect(mail).toMatchObject({ kind: 'confirmationCode', recipient: 'contato@nova.com.br' });
    const code = codeOf(mail?.body);
    if (code !== codigoConfirmacao) {
      expect((await confirm(fluxoCadastroId, codigoConfirmacao)).status).toBe(400);
    }
    expect((await confirm(fluxoCadastroId, code)).status).toBe(200);
  });

  it.each([
    ['an unknown CNPJ', FREE_CNPJ],
    ['a confirmed one', SUPPLIER_CNPJ],
  ])('is answered alike for %s, and nothing is sent', async (_case, other) => {
    const before = await lastMail(gateway);
    const answer = await sendCode(other);
    expect(answer.status).toBe(204);
    expect(await lastMail(gateway)).toEqual(before);
  });

  it('is limited to five for one CNPJ, whether it waits for one or not', async () => {
    for (let count = 0; count < 5; count += 1) expect((await sendCode(FREE_CNPJ)).status).toBe(204);
    const limited = await sendCode(FREE_CNPJ);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('900');
    expect((await sendCode(cnpj)).status).toBe(204);
  });

  it('counts with the sign-ups of its network address', async () => {
    const address = freshAddress();
    for (const other of [FREE_CNPJ, cnpj]) {
      for (let count = 0; count < 5; count += 1) expect((await sendCode(other, address)).status).toBe(204);
    }
    expect((await sendCode('ZZZZZZZZZZZZ62', address)).status).toBe(429);
  });

  it('confirms at the sign-in too, which then opens the session', async () => {
    const { codigoConfirmacao = '' } = (await signUp(cnpj)).body as Created;
    const enter = (codigo: string, senha = PASSWORD) =>
      gateway.call('/api/usuarios/fornecedor/login', { body: { cnpj, senha, codigo } });

    expect((await enter(codigoConfirmacao, 'errada-1')).status).toBe(401);
    const refused = await enter(wrong(codigoConfirmacao));
    expect(refused.status).toBe(400);
    expect(errorOf(refused).errors.fields).toEqual({ codigo: ['Código inválido ou expirado'] });
    const opened = await enter(codigoConfirmacao);
    expect(opened.status).toBe(200);
    expect((await enter(codigoConfirmacao)).status).toBe(200); // a code that is needed no more changes nothing
  });
});

describe('status of a CNPJ', () => {
  it('answers with the stage and nothing else', async () => {
    const { body } = await gateway.call(`/api/fornecedores/status/${SUPPLIER_CNPJ}`);
    expect(body).toEqual({ etapaPreCadastro: 'RealizandoSegundaEtapaPreCadastro' });
  });

  it.each(['11222333000180', '00000000000000'])('refuses %s for its check digits (D2)', async (cnpj) => {
    const answer = await gateway.call(`/api/fornecedores/status/${cnpj}`);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields).toEqual({ cnpj: ['Digite um CNPJ válido'] });
  });

  it('is limited to a hundred calls from one address', async () => {
    const address = freshAddress();
    const call = () => gateway.call(`/api/fornecedores/status/${FREE_CNPJ}`, { address });
    for (let count = 0; count < 100; count += 1) expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(429);
    expect((await gateway.call(`/api/fornecedores/status/${FREE_CNPJ}`)).status).toBe(200);
  });
});
