import type { Schemas } from '@portal/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../../database/purgeExpired.ts';
import {
  documents,
  documentUploads,
  files,
  registrationFlows,
  registrationPendencies,
  suppliers,
  userRoles,
  users,
} from '../../database/schema.ts';
import { documentFiles } from '../../testing/documentFiles.ts';
import {
  allDocuments,
  askForUploads,
  send,
  setStatus,
  storeDocument,
  uploadAddresses,
} from '../../testing/documents.ts';
import { SUPPLIER_FLOW } from '../../testing/fixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
const START = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

beforeEach(async () => {
  gateway.clock.now = START;
  const { queries } = gateway.database;
  await queries.delete(registrationPendencies);
  await queries.delete(documents);
  await queries.delete(documentUploads);
  await queries.delete(files);
  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
});

type DocumentType = Schemas['DocumentType'];

/** Stores a document and returns its id. */
async function store(name = 'contrato.pdf', type: DocumentType = 'ContratoSocial'): Promise<number> {
  await storeDocument(gateway, { type, names: [name] });
  return (await allDocuments(gateway, type)).at(-1)?.id ?? 0;
}

const pathOf = (id: number, supplierId = 1) => `/api/fornecedores/${supplierId}/documentos/${id}`;

async function read(id: number, role: Parameters<TestGateway['tokenOf']>[0] = 'Fornecedor') {
  return gateway.call(pathOf(id), { token: await gateway.tokenOf(role) });
}

async function remove(id: number, role: Parameters<TestGateway['tokenOf']>[0] = 'Fornecedor') {
  return gateway.call(pathOf(id), { method: 'DELETE', token: await gateway.tokenOf(role) });
}

async function pend(documentoId: number, criadoEm = START): Promise<void> {
  await gateway.database.queries.insert(registrationPendencies).values({
    fluxoCadastroId: SUPPLIER_FLOW,
    documentoId,
    etapa: 'SegundaAnaliseContabil',
    motivoPendencia: 'DocumentoIlegivel',
    criadoEm,
  });
}

describe('getDocument (UPL-012)', () => {
  it('answers with an address that shows the file without a token', async () => {
    const id = await store('Cartão.pdf', 'CartaoCnpj');
    const answer = await read(id);
    expect(answer.status).toBe(200);
    const { url, ...document } = answer.body as Schemas['Document'];
    expect(document).toEqual({ id, tipoDocumento: 'CartaoCnpj', nomeOriginal: 'Cartão.pdf', tamanho: 15 });
    const response = await gateway.app.request(url);
    expect(await response.bytes()).toEqual(documentFiles.pdf());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(
      'inline; filename="Cartao.pdf"; filename*=UTF-8\'\'',
    );
  });

  it('makes browsers download what they cannot show, under its name', async () => {
    const [address] = await uploadAddresses(gateway, { names: ['contrato.docx'] });
    expect((await send(gateway, address, documentFiles.docx())).status).toBe(204);
    const [document] = await allDocuments(gateway);
    const answer = await read(document?.id ?? 0);
    const response = await gateway.app.request((answer.body as Schemas['Document']).url);
    await response.body?.cancel();
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="contrato\.docx"/);
  });

  it.each([
    ['Comercial', 200],
    ['Contabil', 200],
    ['Diretoria', 200],
    ['ComericalGeradorLink', 200],
    ['ComercialAprovadores', 200],
    ['Ecommerce', 403],
    ['ComercialValidadores', 403],
  ] as const)('answers %s with %i', async (role, status) => {
    expect((await read(await store(), role)).status).toBe(status);
  });

  it.each(['Contabil', 'Diretoria'] as const)(
    'answers %s with 404 for a pre-registration (C-16)',
    async (role) => {
      const id = await store();
      await setStatus(gateway, 'AguardandoPrimeiraAnalise');
      expect((await read(id, role)).status).toBe(404);
    },
  );

  it('answers a document that does not exist, was removed, or belongs to another supplier with 404', async () => {
    const id = await store('a.pdf');
    await storeDocument(gateway, { names: ['b.pdf'] });
    const token = await gateway.tokenOf('Comercial');
    for (const path of [pathOf(id), pathOf(2_147_000_000), pathOf(id, 2_147_000_000)])
      expect((await gateway.call(path, { token })).status).toBe(404);
  });
});

describe('deleteDocument (UPL-010)', () => {
  it('removes the document with its bytes, and keeps its row', async () => {
    const id = await store();
    const [before] = await allDocuments(gateway);
    expect((await remove(id)).status).toBe(204);
    const [after] = await allDocuments(gateway);
    expect(after).toMatchObject({ id, fileId: null, removedAt: START, replacedById: null });
    expect(await gateway.config.files.sizeOf(before?.fileId ?? '')).toBeNull();
    expect((await remove(id)).status).toBe(404);
    expect(errorOf(await read(id)).message).toBe('Registro não encontrado');
  });

  it.each([
    ['Comercial', 204],
    ['Contabil', 204],
    ['ComercialAprovadores', 204],
    ['Diretoria', 403],
    ['ComericalGeradorLink', 403],
    ['Ecommerce', 403],
  ] as const)('answers %s with %i', async (role, status) => {
    expect((await remove(await store(), role)).status).toBe(status);
  });

  it('refuses a document that the registration needs at its status', async () => {
    const id = await store();
    await setStatus(gateway, 'AguardandoSegundaAnalise');
    const answer = await remove(id);
    expect([answer.status, errorOf(answer).message]).toEqual([400, 'Aguarde seu cadastro ser analisado']);
    expect((await read(id)).status).toBe(200);
  });
});

describe('documents of another supplier (UPL-29)', () => {
  it('are 404 for a supplier, in every call', async () => {
    const { queries } = gateway.database;
    const id = await store();
    const [other] = await queries
      .insert(suppliers)
      .values({ cnpj: '11444777000161', email: 'outro@exemplo.com.br' })
      .returning({ id: suppliers.id });
    const theirs = other?.id ?? 0;
    // The documents now belong to the other supplier, at a status in which anything may be sent.
    await queries.insert(registrationFlows).values({
      cnpj: '11444777000161',
      email: 'outro@exemplo.com.br',
      fornecedorId: theirs,
      statusFluxoCadastro: 'AprovadoPrimeiraAnalise',
      confirmedAt: START,
    });
    await queries.update(documents).set({ fornecedorId: theirs }).where(eq(documents.id, id));
    const token = await gateway.tokenOf('Fornecedor');
    const [user] = await queries.select({ id: users.id }).from(users).where(eq(users.cnpj, '11222333000181'));
    const userId = user?.id ?? 0;
    const statuses = async () => [
      (await gateway.call(pathOf(id, theirs), { token })).status,
      (await gateway.call(pathOf(id, theirs), { method: 'DELETE', token })).status,
      (await askForUploads(gateway, { supplierId: theirs })).status,
      (await gateway.call(pathOf(id), { token })).status,
    ];
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    // A role without registrations does not make a user staff of them.
    await queries.insert(userRoles).values({ userId, role: 'Ecommerce' });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await queries.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'Ecommerce')));
    expect(
      (await gateway.call(pathOf(id, theirs), { token: await gateway.tokenOf('Comercial') })).status,
    ).toBe(200);
  });
});

describe('a pendent registration (ONB-082, G-23)', () => {
  it('takes the documents with a pendency and no other, and keeps the one that was sent back on record', async () => {
    const id = await store();
    await store('cnpj.pdf', 'CartaoCnpj');
    await setStatus(gateway, 'PendenciadoNaSegundaAnalise');
    await pend(id);
    const locked = await askForUploads(gateway, { type: 'CartaoCnpj' });
    expect(locked.status).toBe(400);
    expect(((await locked.json()) as Schemas['Error']).message).toBe(
      'Substitua apenas os documentos com pendência',
    );
    await storeDocument(gateway, { names: ['corrigido.pdf'] });
    const [old, fresh] = await allDocuments(gateway);
    expect(old).toMatchObject({ id, replacedById: fresh?.id });
  });

  it('puts a new document of partners in the place of the pended one, and keeps the others (G-23)', async () => {
    const [kept, sentBack] = [await store('a.pdf', 'DocumentoSocio'), await store('b.pdf', 'DocumentoSocio')];
    await setStatus(gateway, 'PendenciadoNaSegundaAnalise');
    await pend(sentBack);
    gateway.clock.now = new Date(START.getTime() + 60_000);
    const fresh = await store('c.pdf', 'DocumentoSocio');
    const more = await store('d.pdf', 'DocumentoSocio');
    const listed = await allDocuments(gateway, 'DocumentoSocio');
    expect(listed.map(({ id, replacedById, removedAt }) => [id, replacedById, removedAt !== null])).toEqual([
      [kept, null, false],
      [sentBack, fresh, true],
      [fresh, null, false],
      [more, null, false],
    ]);
  });

  it('takes the correction of one of 20 documents of partners, and says the way for another', async () => {
    const ids: number[] = [];
    for (let place = 0; place < 20; place += 1) ids.push(await store(`${place}.pdf`, 'DocumentoSocio'));
    await setStatus(gateway, 'PendenciadoNaSegundaAnalise');
    await pend(ids[3] ?? 0);
    gateway.clock.now = new Date(START.getTime() + 60_000);
    await store('corrigido.pdf', 'DocumentoSocio');
    const full = await askForUploads(gateway, { type: 'DocumentoSocio' });
    expect([full.status, ((await full.json()) as Schemas['Error']).message]).toEqual([
      400,
      'O limite é de 20 arquivos. Exclua um para anexar outro.',
    ]);
  });

  it('removes only documents of partners that were pended or added since', async () => {
    const [kept, sentBack] = [await store('a.pdf', 'DocumentoSocio'), await store('b.pdf', 'DocumentoSocio')];
    await setStatus(gateway, 'PendenciadoNaSegundaAnalise');
    await pend(sentBack);
    expect((await remove(sentBack)).status).toBe(204);
    gateway.clock.now = new Date(START.getTime() + 60_000);
    const fresh = await store('c.pdf', 'DocumentoSocio');
    const refused = await remove(kept);
    expect([refused.status, errorOf(refused).message]).toEqual([
      400,
      'Apague apenas os documentos com pendência',
    ]);
    expect((await remove(fresh)).status).toBe(204);
    // Staff may change everything (G-22).
    expect((await remove(kept, 'Comercial')).status).toBe(204);
  });
});

describe('the purge', () => {
  it('deletes uploads a day after they expire, and files that nothing refers to', async () => {
    const { database, config } = gateway;
    await store();
    await uploadAddresses(gateway, { type: 'CartaoCnpj' });
    const orphan = await config.files.put(documentFiles.pdf());
    await database.queries
      .insert(files)
      .values({ id: orphan, contentType: 'application/pdf', sizeBytes: 15, createdAt: START });
    const hoursLater = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
    const left = async () => [
      (await database.queries.select().from(documentUploads)).length,
      (await database.queries.select().from(files)).length,
    ];
    await purgeExpired(gateway, hoursLater(24));
    expect(await left()).toEqual([2, 2]);
    await purgeExpired(gateway, hoursLater(26));
    expect(await left()).toEqual([0, 1]);
    const [document] = await allDocuments(gateway);
    expect(await config.files.sizeOf(document?.fileId ?? '')).toBe(15);
  });
});
