import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents, documentUploads, products } from '../../database/schema.ts';
import { messages } from '../../http/messages.ts';
import { documentFiles } from '../../testing/documentFiles.ts';
import { allDocuments, send, setStatus, uploadAddresses } from '../../testing/documents.ts';
import { SUPPLIER_FLOW } from '../../testing/fixtures.ts';
import { startObjectStore, type TestObjectStore } from '../../testing/objectStore.ts';
import { formOf, photoBytes, photoFile } from '../../testing/photos.ts';
import { MALWARE, type ScannerServer, startScanner } from '../../testing/scannerServer.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { openS3FileStore } from '../store/openS3FileStore.ts';
import { clamdScanner } from './clamdScanner.ts';

/** Longer than a busy machine pauses. */
const SILENCE_MS = 2_000;
let scanner: ScannerServer;

beforeAll(async () => {
  scanner = await startScanner();
});

afterAll(() => scanner.close());

beforeEach(() => {
  scanner.files.length = 0;
  scanner.conduct('works');
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const infectedPdf = bytesOf(`%PDF-1.7\n${MALWARE}\n%%EOF\n`);

async function storedFiles({ config }: TestGateway): Promise<string[]> {
  return (await Array.fromAsync(config.files.list())).flat();
}

describe('where the gateway receives files', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await createTestGateway({ scanner: clamdScanner(scanner.place, SILENCE_MS) });
    await setStatus(gateway, 'AprovadoPrimeiraAnalise');
  });

  afterAll(() => gateway.close());

  beforeEach(async () => {
    await gateway.database.queries.delete(documents);
    await gateway.database.queries.delete(documentUploads);
    gateway.entries.length = 0;
  });

  it('refuses a document with malware, keeps nothing of it, and takes a clean one at the same address', async () => {
    const [address] = await uploadAddresses(gateway);
    const answer = await send(gateway, address, infectedPdf);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: messages.malware });
    expect(scanner.files).toEqual([Buffer.from(infectedPdf)]);
    expect(await storedFiles(gateway)).toEqual([]);
    expect(gateway.entries.at(-1)).toMatchObject({
      ...{ event: 'malware-found', level: 'warn', status: 400 },
      malware: 'Portal.Test.Malware-1',
    });
    expect((await send(gateway, address)).status).toBe(204);
    expect(await allDocuments(gateway)).toHaveLength(1);
  });

  it.each(['closes', 'silent'] as const)(
    'keeps nothing while the scanner %s, and takes the same file afterwards',
    async (conduct) => {
      const [address] = await uploadAddresses(gateway);
      const before = await storedFiles(gateway);
      scanner.conduct(conduct);
      const answer = await send(gateway, address);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.json()).toMatchObject({ message: messages.unavailable });
      expect(await storedFiles(gateway)).toEqual(before);
      scanner.conduct('works');
      expect((await send(gateway, address)).status).toBe(204);
    },
  );

  it('refuses a product at the photo with malware, and stores none of its photos', async () => {
    const before = await gateway.database.queries.$count(products);
    const files = await storedFiles(gateway);
    const infected = photoBytes('png', 400);
    infected.set(bytesOf(MALWARE), 100);
    const response = await gateway.app.request('/api/produtos', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await gateway.tokenOf('Comercial')}`,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: formOf({
        ...{ Nome: 'QUALQUER', Variacao: 'VERDE', Voltagem: '', FamiliaId: '1' },
        'Fotos[0].ordem': '0',
        'Fotos[0].arquivo': photoFile(),
        'Fotos[1].ordem': '1',
        'Fotos[1].arquivo': photoFile(infected),
      }),
    });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as Schemas['Error'];
    expect(errors.fields).toEqual({ 'Fotos[1].arquivo': [messages.malware] });
    expect(scanner.files).toHaveLength(2);
    expect(await gateway.database.queries.$count(products)).toBe(before);
    expect(await storedFiles(gateway)).toEqual(files);
  });
});

describe('where browsers send files to the object store', () => {
  let server: TestObjectStore;
  let gateway: TestGateway;

  beforeAll(async () => {
    server = await startObjectStore();
    gateway = await createTestGateway({
      files: openS3FileStore(server.settings),
      scanner: clamdScanner(scanner.place, SILENCE_MS),
    });
    await setStatus(gateway, 'AprovadoPrimeiraAnalise');
  });

  afterAll(async () => {
    await gateway.close();
    await server.close();
  });

  async function store(name: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    const [address] = await uploadAddresses(gateway, { names: [name] });
    const { status } = await fetch(address ?? '', { method: 'PUT', body });
    expect(status).toBe(200);
  }

  /** Names of the documents of the registration, read as its supplier does. */
  async function readNames(): Promise<string[]> {
    const token = await gateway.tokenOf('Fornecedor');
    const answer = await gateway.call(`/api/fornecedores/pre-cadastro/${SUPPLIER_FLOW}`, { token });
    expect(answer.status).toBe(200);
    const { fornecedor } = answer.body as Schemas['Registration'];
    return (fornecedor.documentosPorTipo.ContratoSocial ?? []).map(({ nomeOriginal }) => nomeOriginal);
  }

  it('drops what has malware, and reads the registration while the scanner is away', async () => {
    await store('infectado.pdf', infectedPdf);
    expect(await readNames()).toEqual([]);
    expect([...server.objects.keys()]).toEqual([]);

    await store('limpo.pdf', documentFiles.pdf());
    scanner.conduct('closes');
    expect(await readNames()).toEqual([]);
    // The file that was sent waits; the copy that was to be judged is gone.
    expect(server.objects.size).toBe(1);
    expect(
      gateway.entries.find(({ event, level }) => event === 'failure' && level === 'error'),
    ).toBeDefined();
    scanner.conduct('works');
    expect(await readNames()).toEqual(['limpo.pdf']);
  });
});
