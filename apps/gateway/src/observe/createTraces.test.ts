import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openS3FileStore } from '../files/store/openS3FileStore.ts';
import { queueMail } from '../mail/queueMail.ts';
import { sendDueMails } from '../mail/sendDueMails.ts';
import { documentFiles } from '../testing/documentFiles.ts';
import { allDocuments, setStatus, uploadAddresses } from '../testing/documents.ts';
import { emailOf, insertFixtures, PASSWORD, SUPPLIER_FLOW } from '../testing/fixtures.ts';
import { startObjectStore, type TestObjectStore } from '../testing/objectStore.ts';
import { createTestGateway, emptyDump, type TestGateway } from '../testing/testGateway.ts';
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../testing/traceCollector.ts';
import { createTraces } from './createTraces.ts';
import type { Traces } from './Traces.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

let collector: TraceCollector;
let store: TestObjectStore;
let traces: Traces;
let database: Database;
let gateway: TestGateway;
/** Makes the next transactions fail. */
let fails = false;

beforeAll(async () => {
  collector = await startTraceCollector();
  store = await startObjectStore();
  traces = createTraces({ endpoint: `${collector.endpoint}/`, serviceName: 'portal-teste' }, () => {}, 50);
  const opened = await openDatabase({ memory: true, dump: await emptyDump() }, traces.statement);
  await insertFixtures(opened);
  database = traces.database({
    ...opened,
    transaction: (work, options) =>
      opened.transaction(async (queries) => {
        if (fails) await queries.execute(sql`select ${'segredo-do-banco'}::integer`);
        return work(queries);
      }, options),
  });
  const files = traces.files(openS3FileStore(store.settings));
  gateway = await createTestGateway({ database, files, measureCall: traces.call });
});

afterAll(async () => {
  await gateway.close();
  await traces.end();
  await store.close();
  await collector.close();
});

const named = (name: string) => collector.spans().filter((span) => span.name === name);

/** The only span of a name, once it has come. */
async function theSpan(name: string): Promise<CollectedSpan> {
  await expect.poll(() => named(name), { timeout: 10_000 }).toHaveLength(1);
  return named(name)[0] as CollectedSpan; // polled for
}

/** Spans right under another one. */
const under = ({ spanId }: CollectedSpan) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);

describe('a call', () => {
  it('is the next step of its caller, and its transaction and statements are its own', async () => {
    const token = await gateway.tokenOf('Comercial');
    const answer = await gateway.call('/api/produtos/marcas', {
      token,
      body: { descricao: 'MARCA RASTREADA' },
      headers: { traceparent: `00-${TRACE}-${SPAN}-01` },
    });
    expect(answer.status).toBe(201);
    const call = await theSpan('POST /api/produtos/marcas');
    expect(call).toMatchObject({ traceId: TRACE, parentSpanId: SPAN, kind: 2, status: 0 });
    expect(call.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/produtos/marcas',
      'http.response.status_code': 201,
      'portal.request_id': answer.headers.get('x-request-id'),
    });
    const [transaction] = under(call).filter(({ name }) => name === 'transaction');
    if (transaction === undefined) throw new Error('The call has no transaction');
    const [insert] = under(transaction).filter(({ name }) => name === 'insert');
    expect(insert).toMatchObject({ traceId: TRACE, kind: 3, attributes: { 'db.system.name': 'postgresql' } });
    expect(insert?.attributes['db.query.text']).toMatch(/^insert into "\w+" .*\$1/);
    // Who calls was looked up outside of the transaction.
    expect(under(call).some(({ name }) => name === 'select')).toBe(true);
  });

  it('has its trace in its line of the log', async () => {
    await gateway.call('/api/usuarios/perfil', { headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
    expect(gateway.entries.at(-1)).toMatchObject({ event: 'call', status: 401, traceId: TRACE });
    await gateway.call('/api/usuarios/perfil');
    const { traceId } = gateway.entries.at(-1) ?? {};
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe(TRACE);
  });

  it('is not recorded where its caller is not, and begins a trace where its caller names none', async () => {
    const [left, kept] = ['1'.repeat(32), '2'.repeat(32)];
    await gateway.call('/api/ceps/01001000', { headers: { traceparent: `00-${left}-${SPAN}-00` } });
    await gateway.call('/api/produtos/divisoes', { headers: { traceparent: `00-${kept}-${SPAN}-01` } });
    await gateway.call('/api/usuarios/equipe', { headers: { traceparent: 'nonsense' } });
    expect((await theSpan('GET /api/usuarios/equipe')).parentSpanId ?? '').toBe('');
    const ids = collector.spans().map(({ traceId }) => traceId);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(left);
  });

  it('is an error where it failed, and where a statement did; a refusal is none', async () => {
    const token = await gateway.tokenOf('Comercial');
    fails = true;
    const answer = await gateway.call('/api/fornecedores/categorias', {
      token,
      body: { descricao: 'QUALQUER' },
    });
    fails = false;
    expect(answer.status).toBe(500);
    const failed = await theSpan('POST /api/fornecedores/categorias');
    expect(failed).toMatchObject({ status: 2, attributes: { 'error.type': '500' } });
    const [transaction] = under(failed).filter(({ name }) => name === 'transaction');
    expect(transaction).toMatchObject({ status: 2, attributes: { 'error.type': '22P02' } });

    await gateway.call('/api/produtos/marcas/2147000000', { token });
    const refused = await theSpan('GET /api/produtos/marcas/{id}');
    expect(refused).toMatchObject({ status: 0, attributes: { 'http.response.status_code': 404 } });
    const [failure] = gateway.entries.filter(({ level }) => level === 'error');
    expect(failure?.traceId).toBe(failed.traceId);
  });

  it('of a probe is none', async () => {
    for (const path of ['/saude', '/pronto']) expect((await gateway.call(path)).status).toBe(200);
    await gateway.call('/api/produtos/grupo-divisoes');
    await theSpan('GET /api/produtos/grupo-divisoes');
    expect(collector.spans().filter(({ name }) => /saude|pronto/.test(name))).toEqual([]);
  });
});

it('the store is a step of the call that asked it', async () => {
  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
  const [address = ''] = await uploadAddresses(gateway);
  await fetch(address, { method: 'PUT', body: documentFiles.pdf() });
  const token = await gateway.tokenOf('Fornecedor');
  const before = collector.spans().length;
  await gateway.call(`/api/fornecedores/pre-cadastro/${SUPPLIER_FLOW}`, { token });
  expect(await allDocuments(gateway)).toHaveLength(1);
  const seal = await theSpan('store seal');
  expect(collector.spans().length).toBeGreaterThan(before);
  // The call ends after its step, and may be sent after it.
  await expect
    .poll(() => collector.spans().find(({ spanId }) => spanId === seal.parentSpanId)?.name)
    .toBe('GET /api/fornecedores/pre-cadastro/{fluxoCadastroId}');
});

it('a mail is a trace of its own, and one that is refused an error', async () => {
  const now = gateway.clock.now;
  const to = 'pessoa@destino.example';
  const mail = { subject: 'Assunto', text: 'Texto', kind: 'reactivation', registrationFlowId: null } as const;
  await queueMail(database.queries, { to, ...mail }, now);
  const deliver = traces.delivery(() => Promise.reject(new Error(`550 <${to}> unknown`)));
  await sendDueMails({ database, deliver, now: () => now, log: () => {} });
  const span = await theSpan('mail send');
  expect(span).toMatchObject({ kind: 3, status: 2, attributes: { 'error.type': 'Error' } });
  expect(span.parentSpanId ?? '').toBe('');
});

it('no value that a caller sent leaves the gateway, nor anything about a person (D15)', async () => {
  const secrets: string[] = [
    PASSWORD,
    emailOf('Contabil'),
    'errada-demais',
    'valor-do-corpo',
    'valor-da-busca',
  ];
  const { token, refreshToken } = await gateway.signIn('Contabil');
  secrets.push(token, refreshToken, ...token.split('.'));
  const own = await gateway.tokenOf('Comercial');
  await gateway.call('/api/usuarios/login', { body: { email: emailOf('Contabil'), senha: 'errada-demais' } });
  await gateway.call('/api/produtos/marcas?filtro=valor-da-busca&outro=valor-da-busca', { token: own });
  await gateway.call('/api/produtos/marcas', { token: own, body: { descricao: 'valor-do-corpo' } });
  await gateway.call('/api/valor-da-busca/valor-do-corpo', { token: own });
  await gateway.call('/api/ceps/valor-do-corpo', { token: own });
  await gateway.call('/api/usuarios/recuperar-senha', {
    body: { email: emailOf('Contabil') },
    headers: { 'User-Agent': 'valor-do-corpo', tracestate: 'a=valor-do-corpo', baggage: 'a=valor-do-corpo' },
  });
  const [address = ''] = await uploadAddresses(gateway, { names: ['valor-do-corpo.pdf'] });
  secrets.push(new URL(address).pathname.split('/').at(-1) ?? '');
  const key = randomUUID();
  secrets.push(key);
  const last = { token: own, body: { descricao: 'valor-do-corpo' }, headers: { 'Idempotency-Key': key } };
  await gateway.call('/api/produtos/ecommerces', last);
  await theSpan('POST /api/produtos/ecommerces');
  await traces.end();
  const sent = collector.bodies.join('\n').toLowerCase();
  expect(sent).toContain('portal-teste');
  expect(sent).toContain('post /api/usuarios/login');
  expect(sent).toContain('"get -"');
  secrets.push('segredo-do-banco', 'pessoa@destino.example', 'marca rastreada', '11222333000181');
  for (const secret of secrets) expect(sent).not.toContain(secret.toLowerCase());
});
