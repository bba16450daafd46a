import type { Schemas } from '@portal/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { documents, documentUploads } from '../../database/schema.ts';
import { openS3FileStore } from '../../files/store/openS3FileStore.ts';
import { documentFiles } from '../../testing/documentFiles.ts';
import { allDocuments, setStatus, uploadAddresses } from '../../testing/documents.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '../../testing/objectStoreServer.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
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

async function put(address: string | undefined, body: Uint8Array<ArrayBuffer>): Promise<number> {
  const response = await fetch(address ?? '', { method: 'PUT', body });
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
