import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  documents,
  outboxMails,
  personalDataReads,
  privacyAcceptances,
  registrationRequests,
  registrationSubmissions,
  requestEvents,
  sessions,
  supplierCarriers,
  supplierContacts,
  suppliers,
  users,
} from '../../database/schema.ts';
import { documentFiles } from '../../testing/documentFiles.ts';
import { setStatus, storeDocument } from '../../testing/documents.ts';
import { SUPPLIER_CNPJ, SUPPLIER_FLOW } from '../../testing/fixtures.ts';
import { OTHER_ACCOUNT, OTHER_FLOW } from '../../testing/registrations.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const ASK = '/api/usuarios/eu/privacidade/dados';

let gateway: TestGateway;
let token: string;
let userId: number;

/** One text for each place of `docs/privacy.md` in which a supplier's data are. */
const KEPT = {
  users: 'maria@serra.com.br',
  privacy_acceptances: '2026-01-02',
  sessions: 'Firefox no Linux',
  outbox_mails: 'Pendência no cadastro da Serra',
  suppliers: 'pix-da-maria@serra.com.br',
  supplier_contacts: 'REPRESENTANTE MARIA LIMA',
  supplier_carriers: 'CONTATO DA TRANSPORTADORA',
  registration_submissions: 'ENVIADO EM OUTRO TEMPO',
  documents: 'identidade-da-maria.pdf',
  audit_entries: 'Inclusão de documento',
  request_events: 'PANELA DE FERRO 24CM',
  personal_data_reads: 'Alterações do cadastro',
};

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Fornecedor');
  const { queries } = gateway.database;
  const [user] = await queries.select().from(users).where(eq(users.cnpj, SUPPLIER_CNPJ));
  if (user === undefined) throw new Error('The fixtures have no supplier');
  userId = user.id;
  await queries.update(users).set({ email: KEPT.users }).where(eq(users.id, userId));
  await queries.update(sessions).set({ device: KEPT.sessions }).where(eq(sessions.userId, userId));
  const at = gateway.clock.now;
  await queries
    .insert(privacyAcceptances)
    .values({ userId, version: KEPT.privacy_acceptances, acceptedAt: at });
  const mail = { kind: 'pendency', queuedAt: at, nextAttemptAt: at, body: 'texto' } as const;
  const own = { ...mail, recipient: KEPT.users, registrationFlowId: SUPPLIER_FLOW };
  await queries.insert(outboxMails).values([
    { ...own, subject: KEPT.outbox_mails, sentAt: at },
    { ...own, kind: 'passwordLink', subject: 'Nova senha', body: 'codigo=segredo' },
    { ...mail, recipient: 'outra@empresa.com.br', subject: 'Assunto de outra empresa', sentAt: at },
  ]);
  await queries.update(suppliers).set({ chavePix: KEPT.suppliers }).where(eq(suppliers.id, 1));
  const contact = { fornecedorId: 1, email: 'contato@serra.com.br', ordem: 0 };
  await queries
    .insert(supplierContacts)
    .values({ ...contact, nome: KEPT.supplier_contacts, tipoContato: 'Representante' });
  await queries.insert(supplierCarriers).values({ ...contact, nome: KEPT.supplier_carriers });
  await queries.insert(registrationSubmissions).values({
    fluxoCadastroId: SUPPLIER_FLOW,
    etapa: 'PrimeiraAnalise',
    enviadoEm: at,
    dados: { nomeFantasia: KEPT.registration_submissions },
  });
  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
  await storeDocument(gateway, { type: 'DocumentoSocio', names: [KEPT.documents] });
  await storeDocument(gateway, { type: 'DocumentoSocio', names: ['socio.pdf'] });
  await queries
    .update(documents)
    .set({ nomeOriginal: '../../socio: 2.pdf' }) // no name of today, but one of an imported document
    .where(eq(documents.nomeOriginal, 'socio.pdf'));
  const [reader] = await queries.select().from(users).where(isNull(users.cnpj));
  await queries.insert(personalDataReads).values({
    userId: reader?.id ?? 0,
    supplierId: 1,
    kind: 'Alteracoes',
    day: '2026-01-02',
    firstAt: at,
    lastAt: at,
  });
  const [request] = await queries
    .insert(registrationRequests)
    .values({ fornecedorId: 1, dataExpiracao: '2027-01-01' })
    .returning();
  await queries.insert(requestEvents).values({
    solicitacaoCadastroId: request?.id ?? 0,
    nome: KEPT.request_events,
    kind: 'Enviada',
    side: 'Fornecedor',
    userId,
    userName: 'MARIA',
    happenedAt: at,
  });
});

afterAll(() => gateway.close());

async function addressOf(): Promise<string> {
  const { status, body } = await gateway.call(ASK, { token });
  expect(status).toBe(200);
  return (body as { url: string }).url;
}

/** The archive, as whoever opens it finds it. */
async function archive() {
  const answer = await gateway.app.request(await addressOf());
  expect(answer.status).toBe(200);
  const files = unzipSync(await answer.bytes());
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { answer, files, text };
}

describe('the archive of one’s own data (LGPD, art. 18)', () => {
  it('is a download that no browser keeps, with its documents as they were sent', async () => {
    const { answer, files, text } = await archive();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="meus-dados.zip"/),
      'content-type': 'application/zip',
    });
    const stored = await gateway.database.queries
      .select()
      .from(documents)
      .where(and(eq(documents.fornecedorId, 1), isNull(documents.removedAt)));
    const [first, second] = stored.map(({ id }) => id);
    expect(Object.keys(files)).toEqual([
      'leia-me.txt',
      'cadastro.txt',
      'dados.json',
      `documentos/Documentos de sócios ${first} ${KEPT.documents}`,
      `documentos/Documentos de sócios ${second} .._.._socio_ 2.pdf`,
    ]);
    expect(files[`documentos/Documentos de sócios ${first} ${KEPT.documents}`]).toEqual(
      new Uint8Array(documentFiles.pdf()),
    );
    expect(text('cadastro.txt')).toMatch(
      /^CNPJ: 11\.222\.333\/0001-81\n[\s\S]*Nome do responsável: REPRESENTANTE MARIA LIMA\n/,
    );
  });

  it.each(Object.entries(KEPT))('has what %s keeps', async (_, kept) => {
    const { text } = await archive();
    expect(text('dados.json')).toContain(kept);
  });

  it('has nothing that opens an account, and nothing of others', async () => {
    const { text } = await archive();
    const data = text('dados.json');
    for (const none of ['argon2', 'segredo', 'outra empresa', 'outra@empresa'])
      expect(data).not.toContain(none);
    expect(JSON.parse(data).alteracoes).toContainEqual(
      expect.objectContaining({ operacao: KEPT.audit_entries, por: 'Você' }),
    );
    const { leiturasDosDados: reads } = JSON.parse(data);
    expect(reads).toEqual([
      {
        dataPrimeira: expect.any(String),
        dataUltima: expect.any(String),
        dados: KEPT.personal_data_reads,
        por: 'Empresa',
        vezes: 1,
      },
    ]);
  });

  it('has no mail of another company with the same address, and one of before they named theirs while nobody else has it', async () => {
    const { queries } = gateway.database;
    const at = gateway.clock.now;
    const mail = { recipient: KEPT.users, queuedAt: at, nextAttemptAt: at, sentAt: at, body: 'texto' };
    await queries.insert(outboxMails).values([
      { ...mail, kind: 'refusal', subject: 'De outra empresa', registrationFlowId: OTHER_FLOW },
      { ...mail, kind: 'reactivation', subject: 'De antes' },
    ]);
    const subjects = async () =>
      (JSON.parse((await archive()).text('dados.json')).emails as { assunto: string }[]).map(
        ({ assunto }) => assunto,
      );
    expect(await subjects()).toEqual(['De antes', KEPT.outbox_mails]);
    await queries.insert(users).values({
      ...OTHER_ACCOUNT,
      email: KEPT.users.toUpperCase(),
      name: 'Fornecedor',
      givenName: 'Fornecedor',
      passwordHash: '$argon2id$none',
    });
    expect(await subjects()).toEqual([KEPT.outbox_mails]);
  });

  it('has the changes of fields that suppliers see, and none of those that only staff sees (ST4-030, C-11)', async () => {
    const entry = {
      changedAt: gateway.clock.now,
      operation: 'saveAccounting',
      recordKind: 'registration',
      recordId: '1',
    } as const;
    const staffOnly = { utilizaRegraFiscalEntradaNf: { before: null, after: true } };
    const seen = { porte: { before: null, after: 'EmpresaPequenoPorte' } };
    await gateway.database.queries.insert(auditEntries).values([
      { ...entry, changes: { ...staffOnly, ...seen } },
      { ...entry, changes: staffOnly },
    ]);
    const { alteracoes } = JSON.parse((await archive()).text('dados.json'));
    const fields = (alteracoes as { campos: object }[]).map(({ campos }) => campos);
    expect(fields).toContainEqual(seen);
    expect(fields).not.toContainEqual({});
    expect(JSON.stringify(fields)).not.toContain('utilizaRegraFiscalEntradaNf');
  });

  it('cuts the long name of a document before its extension, so that it can be unpacked', async () => {
    await storeDocument(gateway, { names: [`${'ç'.repeat(243)}.pdf`] });
    const { files } = await archive();
    const [name] = Object.keys(files).filter((path) => path.includes('çç'));
    expect(name).toMatch(/^documentos\/Contrato Social \d+ ç+\.pdf$/);
    expect(name?.slice('documentos/'.length)).toHaveLength(120);
  });

  it('names a document whose file is gone', async () => {
    const { queries } = gateway.database;
    const [document] = await queries.select().from(documents).where(isNull(documents.removedAt)).limit(1);
    const bytes = await gateway.config.files.open(document?.fileId ?? '');
    const kept = new Uint8Array(await new Response(bytes?.stream).arrayBuffer());
    await gateway.config.files.remove(document?.fileId ?? '');
    const { text } = await archive();
    await gateway.config.files.putBack(document?.fileId ?? '', Readable.from([kept]));
    expect(text('documentos-nao-encontrados.txt')).toContain(KEPT.documents);
  });

  it('has an address of five minutes, for its account alone', async () => {
    const address = await addressOf();
    const other = address.replace(/meus-dados\/\d+/, 'meus-dados/1');
    expect(other).not.toBe(address);
    expect((await gateway.app.request(other)).status).toBe(403);
    const begun = gateway.clock.now;
    gateway.clock.now = new Date(begun.getTime() + 300_000);
    expect((await gateway.app.request(address)).status).toBe(403);
    gateway.clock.now = begun;
    await gateway.database.queries.update(users).set({ active: false }).where(eq(users.id, userId));
    expect((await gateway.app.request(address)).status).toBe(404);
    await gateway.database.queries.update(users).set({ active: true }).where(eq(users.id, userId));
  });

  it('is not asked for by staff; the log tells who asked', async () => {
    const staff = await gateway.tokenOf('Comercial');
    expect((await gateway.call(ASK, { token: staff })).status).toBe(403);
    await addressOf();
    expect(gateway.entries.at(-1)).toMatchObject({ event: 'own-data-asked', userId, status: 200 });
  });
});
