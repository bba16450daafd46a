import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { DOCUMENT_MAX_BYTES } from '@portal/domain';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents, documentUploads } from '../../database/schema.ts';
import { openS3FileStore } from '../../files/store/openS3FileStore.ts';
import { documentFiles } from '../../testing/documentFiles.ts';
import { allDocuments, setStatus, uploadAddresses } from '../../testing/documents.ts';
import { SUPPLIER_FLOW } from '../../testing/fixtures.ts';
import { losingAnswers } from '../../testing/losingAnswers.ts';
import { startObjectStore, type TestObjectStore } from '../../testing/objectStore.ts';
import { ifMatch } from '../../testing/register.ts';
import {
  insertDocuments,
  insertSupplierCategories,
  REGISTRATION,
  STEP_2_DOCUMENTS,
  STEP_3_DOCUMENTS,
  STEP_FORMS,
  setFlow,
  storedFlow,
} from '../../testing/registrations.ts';
import {
  BACKOFFICE,
  insertPurchasing,
  REQUISITIONS,
  requisitionInput,
} from '../../testing/requisitionFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';
import { finishDirectUploads } from './finishDirectUploads.ts';

let server: TestObjectStore;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startObjectStore();
  gateway = await createTestGateway({ files: openS3FileStore(server.settings, 1_500) });
});

afterAll(async () => {
  await gateway.close();
  await server.close();
});

beforeEach(async () => {
  await gateway.database.queries.delete(documents);
  await gateway.database.queries.delete(documentUploads);
  server.objects.clear();
  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
});

const finish = (database = gateway.database) => {
  const { config, clock } = gateway;
  return finishDirectUploads({ database, config, now: () => clock.now }, 1);
};

/** Sends bytes to the object store, as a browser does. */
async function sendTo(address: string | undefined, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const { status } = await fetch(address ?? '', { method: 'PUT', body });
  if (status !== 200) throw new Error(`The object store answered with ${status}`);
}

async function store(name: string, body: Uint8Array<ArrayBuffer> = documentFiles.pdf()): Promise<void> {
  const [address] = await uploadAddresses(gateway, { names: [name] });
  await sendTo(address, body);
}

describe('documents in an object store', () => {
  it('are created when the registration is read after the upload (UPL-009)', async () => {
    const [address] = await uploadAddresses(gateway);
    expect(address).toContain(`${server.settings.endpoint}/documentos/`);
    await finish();
    expect(await allDocuments(gateway)).toEqual([]);
    await sendTo(address, documentFiles.pdf());
    // Two reads at one time make one document.
    await Promise.all([finish(), finish()]);
    const [document, ...others] = await allDocuments(gateway);
    expect(others).toEqual([]);
    expect(document).toMatchObject({ nomeOriginal: 'contrato.pdf', tamanho: 15 });

    const token = await gateway.tokenOf('Fornecedor');
    const answer = await gateway.call(`/api/fornecedores/1/documentos/${document?.id}`, { token });
    const { url } = answer.body as Schemas['Document'];
    expect(await (await fetch(url)).bytes()).toEqual(documentFiles.pdf());
  });

  it('are in the answer of the registration that is read next (UPL-009)', async () => {
    await store('catalogo.pdf');
    const token = await gateway.tokenOf('Fornecedor');
    const answer = await gateway.call(`/api/fornecedores/pre-cadastro/${SUPPLIER_FLOW}`, { token });
    const { fornecedor } = answer.body as Schemas['Registration'];
    expect(fornecedor.documentosPorTipo.ContratoSocial).toMatchObject([{ nomeOriginal: 'catalogo.pdf' }]);
  });

  it('stay as they were judged, though their address still serves', async () => {
    const [address] = await uploadAddresses(gateway);
    await sendTo(address, documentFiles.pdf());
    await finish();
    await sendTo(address, documentFiles.png());
    await finish();
    const [document, ...others] = await allDocuments(gateway);
    expect(others).toEqual([]);
    const read = await gateway.config.files.open(document?.fileId ?? '');
    expect(await new Response(read?.stream).bytes()).toEqual(documentFiles.pdf());
  });

  it('are judged by what is kept, whatever is sent meanwhile', async () => {
    const { database, config, clock } = gateway;
    const { addresses } = config.files;
    if (addresses === undefined) throw new Error('The store has no addresses');
    const [address] = await uploadAddresses(gateway);
    await sendTo(address, documentFiles.png());
    const seal = async (id: string) => {
      const copy = await addresses.seal(id);
      await sendTo(address, documentFiles.pdf());
      return copy;
    };
    const files = { ...config.files, addresses: { ...addresses, seal } };
    await finishDirectUploads({ database, config: { ...config, files }, now: () => clock.now }, 1);
    expect(await allDocuments(gateway)).toEqual([]);
    expect([...server.objects.keys()]).toEqual([]);
  });

  it.each(['silence', 503] as const)(
    'wait while the store is away (%s), and are there afterwards',
    async (away) => {
      await store('catalogo.pdf');
      const token = await gateway.tokenOf('Fornecedor');
      const read = () => gateway.call(`/api/fornecedores/pre-cadastro/${SUPPLIER_FLOW}`, { token });
      server.failWith(away);
      const answer = await read();
      server.failWith(null);
      expect([answer.status, answer.headers.get('retry-after'), errorOf(answer).message]).toEqual([
        503,
        '2',
        'O serviço está indisponível no momento. Tente novamente em breve.',
      ]);
      const { fornecedor } = (await read()).body as Schemas['Registration'];
      expect(fornecedor.documentosPorTipo.ContratoSocial).toMatchObject([{ nomeOriginal: 'catalogo.pdf' }]);
    },
  );

  it('keep their bytes though the database could not say any more that they are there', async () => {
    await store('catalogo.pdf');
    await expect(finish(losingAnswers(gateway.database, () => true))).rejects.toThrow('ECONNRESET');
    const [document] = await allDocuments(gateway);
    expect(await gateway.config.files.sizeOf(document?.fileId ?? '')).toBe(15);
  });

  it('replace the one before with its bytes', async () => {
    await store('velho.pdf');
    await finish();
    await store('novo.docx', documentFiles.docx());
    await finish();
    const rows = await allDocuments(gateway);
    expect(rows.map(({ nomeOriginal, fileId }) => [nomeOriginal, fileId === null])).toEqual([
      ['velho.pdf', true],
      ['novo.docx', false],
    ]);
    expect(server.objects.size).toBe(1);
  });

  it.each([
    ['empty', new Uint8Array()],
    ['another kind', documentFiles.png()],
  ])('are removed and never shown when the file is %s', async (_, body) => {
    await store('contrato.pdf', body);
    await finish();
    expect(await allDocuments(gateway)).toEqual([]);
    expect(server.objects.size).toBe(0);
    expect(await gateway.database.queries.select().from(documentUploads)).toEqual([]);
  });

  it('are removed when there are more than 100 MB', async () => {
    await store('contrato.pdf');
    const [key = ''] = server.objects.keys();
    const bytes = new Uint8Array(DOCUMENT_MAX_BYTES + 1);
    server.objects.set(key, { bytes, modified: new Date() });
    await finish();
    expect(server.objects.size).toBe(0);
  });
});

describe('open uploads in an object store', () => {
  const AN_HOUR = 3_600_000;

  /** Counts what the store is asked about while something is read. */
  async function askedWhile(now: Date) {
    const { database, config } = gateway;
    const asked = { total: 0, atOnce: 0, most: 0 };
    const sizeOf = async (id: string) => {
      asked.total += 1;
      asked.atOnce += 1;
      asked.most = Math.max(asked.most, asked.atOnce);
      const size = await config.files.sizeOf(id);
      asked.atOnce -= 1;
      return size;
    };
    const files = { ...config.files, sizeOf };
    await finishDirectUploads({ database, config: { ...config, files }, now: () => now }, 1);
    return asked;
  }

  it('are asked about eight at a time, a hundred at most, and not again when their file cannot come any more', async () => {
    await uploadAddresses(gateway);
    const { queries } = gateway.database;
    const [upload] = await queries.select().from(documentUploads);
    if (upload === undefined) throw new Error('There is an upload');
    await queries
      .insert(documentUploads)
      .values(Array.from({ length: 130 }, () => ({ ...upload, id: randomUUID() })));
    const late = upload.expiresAt.getTime() + AN_HOUR;
    expect(await askedWhile(new Date(late))).toEqual({ total: 100, atOnce: 0, most: 8 });
    expect((await askedWhile(new Date(late + 1))).total).toBe(100);
    expect((await askedWhile(new Date(late + 1))).total).toBe(31);
    expect((await askedWhile(new Date(late + 1))).total).toBe(0);
  });

  it('become documents long after the end of their address', async () => {
    await store('ontem.pdf');
    const [upload] = await gateway.database.queries.select().from(documentUploads);
    await askedWhile(new Date((upload?.expiresAt.getTime() ?? 0) + 20 * AN_HOUR));
    expect(await allDocuments(gateway)).toMatchObject([{ nomeOriginal: 'ontem.pdf' }]);
  });

  it('do not give way while a file was sent to them that nobody has read', async () => {
    await store('enviado.pdf');
    for (let count = 0; count < 3; count += 1) await uploadAddresses(gateway, { names: ['outro.pdf'] });
    expect(await allDocuments(gateway)).toMatchObject([{ nomeOriginal: 'enviado.pdf' }]);
  });
});

describe('a step that is saved before what was sent to the object store was read', () => {
  const save = async (section: keyof typeof STEP_FORMS, versao: number) =>
    gateway.call(`${REGISTRATION}/${section}`, {
      method: 'PUT',
      token: await gateway.tokenOf('Fornecedor'),
      headers: ifMatch(versao),
      body: STEP_FORMS[section],
    });
  const read = async () =>
    (await gateway.call(REGISTRATION, { token: await gateway.tokenOf('Fornecedor') }))
      .body as Schemas['Registration'];

  it('is refused once, so that the file is seen, and then sends it for analysis (UPL-009, D23)', async () => {
    await insertSupplierCategories(gateway);
    await insertDocuments(gateway, [...STEP_2_DOCUMENTS, ...STEP_3_DOCUMENTS]);
    await setFlow(gateway, { statusFluxoCadastro: 'DadosFinanceirosInformados' });
    await store('alterado.pdf');
    const { versao } = await storedFlow(gateway);
    expect((await save('faturamento-logistica', versao)).status).toBe(409);
    const seen = await read();
    expect(seen.statusFluxoCadastro).toBe('DadosFinanceirosInformados');
    expect((await save('faturamento-logistica', seen.versao)).status).toBe(200);
    const { statusFluxoCadastro, fornecedor } = await read();
    expect(statusFluxoCadastro).toBe('AguardandoSegundaAnalise');
    expect(fornecedor.documentosPorTipo.ContratoSocial).toMatchObject([{ nomeOriginal: 'alterado.pdf' }]);
  });

  it('has the documents that it needs (ST3-009)', async () => {
    await setFlow(gateway, { statusFluxoCadastro: 'DadosFinanceirosInformados' });
    await insertDocuments(
      gateway,
      STEP_3_DOCUMENTS.filter((type) => type !== 'ContratoSocial'),
    );
    await store('contrato.pdf');
    const { versao } = await storedFlow(gateway);
    expect((await save('documentos', versao)).status).toBe(409);
    expect((await save('documentos', (await read()).versao)).status).toBe(200);
  });
});

describe('a file that came to the object store too late', () => {
  it('is dropped with a line in the log that says whose it was and why', async () => {
    gateway.entries.length = 0;
    await store('tarde.pdf');
    await setStatus(gateway, 'AguardandoSegundaAnalise');
    const [upload] = await gateway.database.queries.select().from(documentUploads);
    await Promise.all([finish(), finish()]);
    expect(await allDocuments(gateway)).toEqual([]);
    expect(gateway.entries.filter(({ event }) => event === 'upload-dropped')).toEqual([
      {
        event: 'upload-dropped',
        level: 'warn',
        userId: upload?.userId,
        message: 'Aguarde seu cadastro ser analisado',
      },
    ]);
  });
});

describe('a decision on a registration whose files are in an object store', () => {
  it('is not taken before what was sent by then is seen (UPL-009, D23)', async () => {
    await setStatus(gateway, 'AguardandoPrimeiraAnalise');
    const [address] = await uploadAddresses(gateway, {
      token: await gateway.tokenOf('Comercial'),
      type: 'CatalogoProduto',
    });
    await sendTo(address, documentFiles.pdf());
    const token = await gateway.tokenOf('ComercialAprovadores');
    const decide = (versao: number) =>
      gateway.call(`${REGISTRATION}/aprovacao`, {
        token,
        headers: ifMatch(versao),
        body: {
          tipoDecisao: 'Aprovar',
          etapaDecisao: 'PrimeiraAnalise',
          pendencias: [],
          observacao: null,
        },
      });
    const { versao } = await storedFlow(gateway);
    expect((await decide(versao)).status).toBe(409);
    const seen = (await gateway.call(REGISTRATION, { token })).body as Schemas['Registration'];
    expect(seen.fornecedor.documentosPorTipo.CatalogoProduto).toHaveLength(1);
    expect((await decide(seen.versao)).status).toBe(200);
  });
});

describe('attachments in an object store', () => {
  beforeAll(() => insertPurchasing(gateway));

  it('have sixty open addresses at most, of which the oldest give way unless a file was sent to them', async () => {
    const token = await gateway.tokenOf('Comercial');
    const nomeOriginal = Array.from({ length: 20 }, (_, index) => `${index}.pdf`);
    const body = { ...requisitionInput, nomeOriginal };
    const created = (await gateway.call(REQUISITIONS, { token, body })).body as Schemas['RequisitionAnswer'];
    const { id } = created.requisicao;
    let { versao } = created.requisicao;
    const save = async () =>
      gateway.call(`${REQUISITIONS}/${id}/requisitante`, {
        method: 'PUT',
        token,
        body,
        headers: ifMatch(versao),
      });
    for (let count = 0; count < 2; count += 1) {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 1_000);
      versao = ((await save()).body as Schemas['RequisitionAnswer']).requisicao.versao;
    }
    await sendTo(created.assinaturasArquivos[0]?.url, documentFiles.pdf());
    expect((await save()).status).toBe(409);
    const read = await gateway.call(`${REQUISITIONS}/${id}`, { token });
    const seen = (read.body as Schemas['RequisitionAnswer']).requisicao;
    expect(seen.nomeOriginal).toEqual(['0.pdf']);
    versao = seen.versao;
    expect((await save()).status).toBe(200);
    const open = isNull(documentUploads.completedAt);
    expect(await gateway.database.queries.$count(documentUploads, open)).toBe(60);
  });

  it('that were sent before the validation are seen before it (SM-5, D7)', async () => {
    const token = await gateway.tokenOf('Comercial');
    const created = await gateway.call(REQUISITIONS, {
      token,
      body: { ...requisitionInput, nomeOriginal: ['a.pdf'] },
    });
    const { requisicao, assinaturasArquivos } = created.body as Schemas['RequisitionAnswer'];
    await sendTo(assinaturasArquivos[0]?.url, documentFiles.pdf());
    const validate = (versao: number) =>
      gateway.call(`${BACKOFFICE}/${requisicao.id}/validar`, {
        method: 'PUT',
        token,
        headers: ifMatch(versao),
      });
    expect((await validate(requisicao.versao)).status).toBe(409);
    const read = await gateway.call(`${REQUISITIONS}/${requisicao.id}`, { token });
    const seen = (read.body as Schemas['RequisitionAnswer']).requisicao;
    expect(seen.nomeOriginal).toEqual(['a.pdf']);
    expect((await validate(seen.versao)).status).toBe(200);
  });
});
