import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { DOCUMENT_UPLOAD_TYPE } from '@portal/domain';
import { uploadContentType } from '@portal/formats';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents, documentUploads } from '../../database/schema.ts';
import { openS3FileStore } from '../../files/store/openS3FileStore.ts';
import { documentFiles } from '../../testing/documentFiles.ts';
import { allDocuments, setStatus, uploadAddresses } from '../../testing/documents.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '../../testing/objectStoreServer.ts';
import { createTestGateway, PORTAL_ORIGIN, type TestGateway } from '../../testing/testGateway.ts';
import { addressOfUpload } from './announcedFiles.ts';
import { finishDirectUploads } from './finishDirectUploads.ts';

// The store checks signatures and times by its own clock, so that the gateway has the real one.

let server: ObjectStoreServer;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startObjectStoreServer();
  gateway = await createTestGateway({ files: openS3FileStore(server.settings) });
});

afterAll(async () => {
  await gateway.close();
  await server.close();
});

beforeEach(async () => {
  gateway.clock.now = new Date();
  await gateway.database.queries.delete(documents);
  await gateway.database.queries.delete(documentUploads);
  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
});

const finish = () => {
  const { database, config, clock } = gateway;
  return finishDirectUploads({ database, config, now: () => clock.now }, 1);
};

async function put(
  address: string | undefined,
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const response = await fetch(address ?? '', { method: 'PUT', body, headers });
  await response.body?.cancel();
  return response.status;
}

async function addressOf(id: number): Promise<string> {
  const token = await gateway.tokenOf('Fornecedor');
  const answer = await gateway.call(`/api/fornecedores/1/documentos/${id}`, { token });
  return (answer.body as Schemas['Document']).url;
}

it('a document that was judged stays as it is, though its upload address still serves', async () => {
  const [upload] = await uploadAddresses(gateway);
  expect(await put(upload, documentFiles.pdf())).toBe(200);
  await finish();
  expect(await put(upload, documentFiles.png())).toBe(200);
  await finish();
  const [document, ...others] = await allDocuments(gateway);
  expect(others).toEqual([]);
  const response = await fetch(await addressOf(document?.id ?? 0));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.bytes()).toEqual(documentFiles.pdf());
});

it('no signed address serves for another key, another method, or a judged document', async () => {
  const [upload = ''] = await uploadAddresses(gateway);
  await put(upload, documentFiles.pdf());
  await finish();
  const [document] = await allDocuments(gateway);
  const other = new URL(upload);
  other.pathname = `/${server.settings.bucket}/${document?.fileId}`;
  expect(await put(other.href, documentFiles.png())).toBe(403);
  expect((await fetch(upload)).status).toBe(403);
  expect(await put(await addressOf(document?.id ?? 0), documentFiles.png())).toBe(403);
  const longer = new URL(upload);
  longer.searchParams.set('X-Amz-Expires', '604800');
  expect(await put(longer.href, documentFiles.png())).toBe(403);
});

/** Keys of all files in the store. */
async function keys(): Promise<string[]> {
  const listed: string[] = [];
  await gateway.config.files.removeUnknown(new Date(Date.now() + 60_000), async (ids) => {
    listed.push(...ids);
    return new Set(ids);
  });
  return listed.sort();
}

it('what is refused leaves nothing behind in the store, and what is taken leaves one file', async () => {
  const before = await keys();
  const [refused, taken] = await uploadAddresses(gateway, {
    names: ['a.pdf', 'b.pdf'],
    type: 'DocumentoSocio',
  });
  await put(refused, documentFiles.png());
  await put(taken, documentFiles.pdf());
  await finish();
  const [document] = await allDocuments(gateway, 'DocumentoSocio');
  expect(document?.nomeOriginal).toBe('b.pdf');
  expect(await keys()).toEqual([...before, document?.fileId].sort());
});

describe('an address that was signed for a type and a size', () => {
  const body = documentFiles.pdf();
  const announced = { sizes: [body.byteLength] };
  const longer = new Uint8Array([...body, 10]);
  const documentType = { 'Content-Type': DOCUMENT_UPLOAD_TYPE };

  it('takes that file of a registration, and makes a document of it', async () => {
    const [upload] = await uploadAddresses(gateway, announced);
    expect(await put(upload, body, documentType)).toBe(200);
    await finish();
    expect(await allDocuments(gateway)).toMatchObject([{ tamanho: body.byteLength }]);
  });

  it.each([
    ['a byte more', longer, documentType],
    ['a byte less', body.slice(0, -1), documentType],
    ['nothing', new Uint8Array(), documentType],
    ['another type', body, { 'Content-Type': 'text/html' }],
  ])('is refused %s by the store itself; a fresh address takes the file', async (_, sent, headers) => {
    const before = await keys();
    const [upload] = await uploadAddresses(gateway, announced);
    expect(await put(upload, sent, headers)).toBe(403);
    expect(await keys()).toEqual(before);
    const [fresh] = await uploadAddresses(gateway, announced);
    expect(await put(fresh, body, documentType)).toBe(200);
  });

  it('cannot be told another type or size, or to take any', async () => {
    const [upload = ''] = await uploadAddresses(gateway, announced);
    for (const names of ['host', 'content-type;host', 'content-length;host']) {
      const changed = new URL(upload);
      changed.searchParams.set('X-Amz-SignedHeaders', names);
      expect(await put(changed.href, longer, { 'Content-Type': 'text/html' })).toBe(403);
      expect(await put(changed.href, longer, documentType)).toBe(403);
    }
  });

  it('takes an attachment of a requisition as PDF alone (RQF-061)', async () => {
    const { config } = gateway;
    const upload = {
      id: randomUUID(),
      contentType: uploadContentType('pedido.pdf'),
      sizeBytes: body.byteLength,
    };
    const address = await addressOfUpload(config, { origin: 'http://localhost', at: new Date() }, upload);
    expect(await put(address, body, documentType)).toBe(403);
    expect(await put(address, longer, { 'Content-Type': 'application/pdf' })).toBe(403);
    expect(await put(address, body, { 'Content-Type': 'application/pdf' })).toBe(200);
  });

  it('may be asked for by pages of the portal: the store lets them send a type', async () => {
    const [upload = ''] = await uploadAddresses(gateway, announced);
    const asked = await fetch(upload, {
      method: 'OPTIONS',
      headers: {
        Origin: PORTAL_ORIGIN,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    await asked.body?.cancel();
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([200, 'content-type']);
  });
});

it('an address whose file was announced without a size takes any (C-10)', async () => {
  const [upload] = await uploadAddresses(gateway);
  expect(await put(upload, documentFiles.pdf(), { 'Content-Type': 'text/html' })).toBe(200);
  await finish();
  expect(await allDocuments(gateway)).toHaveLength(1);
});
