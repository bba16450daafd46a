import type { Schemas } from '@portal/api';
import { PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  documents,
  files,
  registrationFlows,
  registrationPendencies,
  registrationSubmissions,
  supplierCarriers,
  supplierContacts,
  suppliers,
  users,
} from '../../database/schema.ts';
import { setStatus, storeDocument } from '../../testing/documents.ts';
import { FREE_CNPJ, PASSWORD, SUPPLIER_CNPJ, SUPPLIER_FLOW } from '../../testing/fixtures.ts';
import { lastMail } from '../../testing/mails.ts';
import { auditOf } from '../../testing/register.ts';
import { flowAsRead, storedFlow } from '../../testing/registrations.ts';
import { createTestGateway, freshAddress, type TestGateway } from '../../testing/testGateway.ts';
import { forgetRegistrations } from './forgetRegistrations.ts';

const DAY_MS = 86_400_000;
const SECRETS = ['MARIA LIMA', '31998877001', 'maria@serra.com.br', '987654', 'contrato-maria'];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

/** What a supplier's own row holds that may be of a person. */
const PERSONAL = {
  cep: '30110000',
  logradouro: 'RUA A',
  numero: '10',
  complemento: 'CASA 2',
  bairro: 'CENTRO',
  observacoesCadastro: 'FALAR COM MARIA LIMA',
  agenciaBancaria: '1234',
  numeroContaCorrente: '987654',
  digitoContaCorrente: '0',
  chavePix: 'maria@serra.com.br',
  emailParaRecebimentoXml: 'maria@serra.com.br',
} as const;

/** Fills a registration with personal data everywhere; its last change is that of now. */
async function fill(status: Schemas['FlowStatus']): Promise<void> {
  const { queries } = gateway.database;
  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
  await storeDocument(gateway, { names: ['contrato-maria.pdf'] });
  await queries
    .update(suppliers)
    .set({ codigo: null, ...PERSONAL })
    .where(eq(suppliers.id, 1));
  const contact = { fornecedorId: 1, nome: 'MARIA LIMA', email: 'maria@serra.com.br', ordem: 0 };
  await queries.insert(supplierContacts).values({ ...contact, tipoContato: 'Representante' });
  await queries.insert(supplierCarriers).values(contact);
  const [document] = await queries.select().from(documents).where(eq(documents.fornecedorId, 1));
  await queries.insert(registrationPendencies).values({
    fluxoCadastroId: SUPPLIER_FLOW,
    documentoId: document?.id ?? 0,
    etapa: 'SegundaAnaliseContabil',
    motivoPendencia: 'DocumentoIlegivel',
    criadoEm: gateway.clock.now,
  });
  await queries.insert(registrationSubmissions).values({
    fluxoCadastroId: SUPPLIER_FLOW,
    etapa: 'PrimeiraAnalise',
    enviadoEm: gateway.clock.now,
    dados: { contatos: 'MARIA LIMA, 31998877001' },
  });
  await setStatus(gateway, status);
  await queries
    .update(registrationFlows)
    .set({ dataModificacao: gateway.clock.now, forgottenAt: null })
    .where(eq(registrationFlows.id, SUPPLIER_FLOW));
}

const PARTS = [
  documents,
  files,
  registrationPendencies,
  registrationSubmissions,
  supplierCarriers,
  supplierContacts,
] as const;

beforeEach(async () => {
  const { queries } = gateway.database;
  await queries.delete(registrationPendencies);
  await queries.delete(auditEntries);
  for (const table of [documents, registrationSubmissions, supplierCarriers, supplierContacts, files])
    await queries.delete(table);
});

const later = (days: number) => new Date(gateway.clock.now.getTime() + days * DAY_MS);
const forget = (days: number) => forgetRegistrations(gateway, later(days), 180);

/** How many lines are left of each part, and the account number. */
async function left() {
  const { queries } = gateway.database;
  const counts = await Promise.all(PARTS.map((table) => queries.$count(table)));
  const [supplier] = await queries.select().from(suppliers).where(eq(suppliers.id, 1));
  return { counts, account: supplier?.numeroContaCorrente };
}

const FULL = { counts: [1, 1, 1, 1, 1, 1], account: '987654' };
const EMPTY = { counts: [0, 0, 0, 0, 0, 0], account: null };

describe('personal data of refused and abandoned registrations (LGPD)', () => {
  it.each([
    ['Reprovado', 'Reprovado'],
    ['DadosFinanceirosInformados', 'Novo'],
    ['PendenciadoNaSegundaAnalise', 'Novo'],
  ] as const)('go after their time: %s is %s then', async (status, after) => {
    await fill(status);
    const [file] = await gateway.database.queries.select().from(files);
    expect([await forget(180), await left()]).toEqual([0, FULL]);
    expect([await forget(181), await left()]).toEqual([1, EMPTY]);
    expect(await storedFlow(gateway)).toMatchObject({ statusFluxoCadastro: after, forgottenAt: later(181) });
    expect(await gateway.config.files.sizeOf(file?.id ?? '')).toBeNull();
    const [supplier] = await gateway.database.queries.select().from(suppliers).where(eq(suppliers.id, 1));
    expect(supplier).toMatchObject({ cnpj: SUPPLIER_CNPJ, nomeFantasia: 'PANELAS DA SERRA' });
    expect(supplier).toMatchObject(Object.fromEntries(Object.keys(PERSONAL).map((column) => [column, null])));
    expect(await forget(400)).toBe(0);
  });

  it('leave an entry of the log that names none of them, and no user', async () => {
    await fill('Reprovado');
    await gateway.database.queries.delete(auditEntries);
    await forget(181);
    const entries = await auditOf(gateway, 'registration', 1);
    expect(entries).toEqual([
      {
        operation: 'forgetRegistrations',
        changes: { dadosPessoais: { before: 'Guardados', after: 'Removidos' } },
      },
    ]);
    const token = await gateway.tokenOf('Comercial');
    const day = later(181).toISOString().slice(0, 10);
    const query = `Dominio=Fornecedores&FornecedorId=1&DataInicio=${day}&DataFim=${day}`;
    const { body } = await gateway.call(`/api/produtos/logs?${query}`, { token });
    expect((body as Schemas['LogList']).logs).toMatchObject([
      {
        usuario: 'Portal',
        acao: 'Remoção de dados pessoais',
        valorAnterior: 'Guardados',
        valorNovo: 'Removidos',
      },
    ]);
  });

  it.each(['Aprovado', 'AguardandoSegundaAnalise', 'AguardandoDiretoria'] as const)(
    'stay for ever in %s',
    async (status) => {
      await fill(status);
      expect([await forget(9_999), await left()]).toEqual([0, FULL]);
    },
  );

  it('stay where the supplier is a partner', async () => {
    await fill('Reprovado');
    await gateway.database.queries.update(suppliers).set({ codigo: 7001 }).where(eq(suppliers.id, 1));
    expect([await forget(9_999), await left()]).toEqual([0, FULL]);
  });

  it('go once, however many gateways run', async () => {
    await fill('Reprovado');
    await gateway.database.queries.delete(auditEntries);
    const counts = await Promise.all([forget(181), forget(181), forget(181)]);
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect(await auditOf(gateway, 'registration', 1)).toHaveLength(1);
  });

  it('are in no table then', async () => {
    await fill('DocumentacaoCompleta');
    await gateway.database.queries.delete(auditEntries);
    await forget(181);
    const { queries } = gateway.database;
    const rows = await Promise.all(
      [...PARTS, suppliers, registrationFlows, auditEntries].map((table) =>
        queries.select(getTableColumns(table)).from(table),
      ),
    );
    const text = JSON.stringify(rows);
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('a refused registration without them begins at its first step when it is reactivated', async () => {
    await fill('Reprovado');
    await forget(181);
    const answer = await gateway.call('/api/fornecedores/reativar/1', {
      method: 'PUT',
      token: await gateway.tokenOf('Comercial'),
      headers: await flowAsRead(gateway),
    });
    expect([answer.status, (await storedFlow(gateway)).statusFluxoCadastro]).toEqual([200, 'Novo']);
    const mail = await lastMail(gateway);
    expect(mail).toMatchObject({ kind: 'reactivation', recipient: 'contato@serra.com.br' });
    expect(mail?.body).not.toContain('voltou para a análise');
    expect(mail?.body).toContain('Preencha novamente as etapas e anexe os documentos');
  });

  describe('a sign-up that nobody confirmed', () => {
    const signUp = () =>
      gateway.call('/api/fornecedores/pre-cadastro', {
        body: {
          cnpj: FREE_CNPJ,
          email: 'maria@nova.com.br',
          senha: PASSWORD,
          avisoPrivacidade: PRIVACY_NOTICE_VERSION,
        },
        address: freshAddress(),
      });
    const ofIt = eq(registrationFlows.cnpj, FREE_CNPJ);
    const count = () => gateway.database.queries.$count(registrationFlows, ofIt);

    it('goes as a whole', async () => {
      const { queries } = gateway.database;
      expect((await signUp()).status).toBe(201);
      const [user] = await queries.select().from(users).where(eq(users.cnpj, FREE_CNPJ));
      const ask = { body: { cnpj: FREE_CNPJ }, address: freshAddress() };
      await gateway.call('/api/usuarios/fornecedor/recuperar-senha', ask);
      const codigo = /#codigo=([\w-]{43})&/.exec((await lastMail(gateway))?.body ?? '')?.[1];
      const choice = { method: 'PUT', body: { codigo, senha: 'Outra-senha-2' }, address: freshAddress() };
      expect((await gateway.call('/api/usuarios/nova-senha', choice)).status).toBe(204);
      await forget(180);
      expect(await count()).toBe(1);

      await forget(181);
      expect(await count()).toBe(0);
      expect(await queries.$count(users, eq(users.cnpj, FREE_CNPJ))).toBe(0);
      expect(await auditOf(gateway, 'account', user?.id ?? 0)).toEqual([]);
      const signIn = { body: { cnpj: FREE_CNPJ, senha: 'Outra-senha-2' }, address: freshAddress() };
      expect((await gateway.call('/api/usuarios/fornecedor/login', signIn)).status).toBe(401);
      const { body } = await gateway.call(`/api/fornecedores/status/${FREE_CNPJ}`);
      expect(body).toEqual({ etapaPreCadastro: 'Desconhecido' });
      expect((await signUp()).status).toBe(201);
    });

    it('stays while its code is valid', async () => {
      expect((await signUp()).status).toBe(201);
      await gateway.database.queries
        .update(registrationFlows)
        .set({ codeExpiresAt: later(182) })
        .where(ofIt);
      await forget(181);
      expect(await count()).toBe(1);
      await forget(182);
      expect(await count()).toBe(0);
    });
  });
});
