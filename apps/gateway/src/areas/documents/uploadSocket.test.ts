import { existsSync, readdirSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DOCUMENT_MAX_BYTES } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { type Listening, listen } from '../../http/server/listen.ts';
import { allDocuments, setStatus, uploadAddresses } from '../../testing/documents.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

// These tests use a real socket, since they check what the server does during the upload.

let gateway: TestGateway;
let listening: Listening;

beforeAll(async () => {
  gateway = await createTestGateway();
  await setStatus(gateway, 'AprovadoPrimeiraAnalise');
  listening = await listen((request, env) => gateway.app.fetch(request, env), '127.0.0.1', 0);
});

afterAll(async () => {
  await listening.close();
  await gateway.close();
});

/** An address for an upload, on the socket. */
async function address(type = 'ContratoSocial'): Promise<string> {
  const [url = ''] = await uploadAddresses(gateway, { type });
  return onSocket(url);
}

const onSocket = (url: string) => url.replace('http://localhost', `http://127.0.0.1:${listening.port}`);

const PIECE = Buffer.alloc(1_048_576);

/** Yields a PDF of a size without holding it in memory; `onTaken` gets the bytes sent so far. */
async function* pdfOf(sizeBytes: number, onTaken = (_bytes: number) => {}): AsyncGenerator<Buffer> {
  let left = sizeBytes;
  for (let first = true; left > 0; first = false) {
    onTaken(sizeBytes - left);
    const piece = first ? Buffer.concat([Buffer.from('%PDF-1.7\n'), PIECE.subarray(9)]) : PIECE;
    yield piece.subarray(0, left);
    left -= Math.min(left, piece.byteLength);
  }
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends a PDF as a browser does, by default with its size announced, as fast as the server accepts it. */
function sendPdf(
  url: string,
  sizeBytes: number,
  { announced = true, onTaken }: { announced?: boolean; onTaken?: (bytes: number) => void } = {},
): Promise<Answer> {
  const headers = announced ? { 'Content-Length': sizeBytes } : {};
  return new Promise((resolve, reject) => {
    const request = openRequest(url, { method: 'PUT', headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    // A server that refuses stops reading; the rest of the upload may fail.
    pipeline(Readable.from(pdfOf(sizeBytes, onTaken)), request).catch(() => {});
  });
}

/** Sends half of a PDF and keeps the connection, as a line does that broke unnoticed. @returns the answer, if one comes. */
async function sendHalf(url: string): Promise<{ readonly answer: Promise<Answer>; end(): void }> {
  const headers = { 'Content-Length': 2 * PIECE.byteLength };
  const request = openRequest(url, { method: 'PUT', headers });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
  });
  answer.catch(() => {}); // it is destroyed at the end
  for await (const piece of pdfOf(PIECE.byteLength)) request.write(piece);
  return { answer, end: () => request.destroy() };
}

/** Files in the store, half-written ones included. */
async function storedNames(): Promise<string[]> {
  const entries = await readdir(gateway.filesDirectory, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('an upload over a socket (UPL-02, D13)', () => {
  it('writes 100 MB as they arrive, with only a part in memory', async () => {
    const bytesOnDisk = () => {
      if (!existsSync(gateway.filesDirectory)) return 0; // it is made with the first file
      return readdirSync(gateway.filesDirectory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
    };
    let most = 0;
    const { status } = await sendPdf(await address(), DOCUMENT_MAX_BYTES, {
      onTaken: (bytes) => {
        most = Math.max(most, bytes - bytesOnDisk());
      },
    });
    expect(status).toBe(204);
    // The buffers of both ends of the socket hold a few MB of it.
    expect(most / 1_048_576).toBeLessThan(32);
    const [document] = await allDocuments(gateway);
    expect(document?.tamanho).toBe(DOCUMENT_MAX_BYTES);
  });

  it.each([
    ['announced', true],
    ['not announced', false],
  ])('refuses one byte more that is %s, and keeps nothing of it', async (_, announced) => {
    const before = await storedNames();
    const { status, body } = await sendPdf(await address('CartaoCnpj'), DOCUMENT_MAX_BYTES + 1, {
      announced,
    });
    expect([status, JSON.parse(body)]).toEqual([
      400,
      expect.objectContaining({ message: 'Selecione apenas arquivos de no máximo 100 MB.' }),
    ]);
    expect(await storedNames()).toEqual(before);
  });

  it('keeps nothing of an upload that breaks off, and accepts the next one (UPL-11)', async () => {
    const before = await storedNames();
    const target = await address('CartaoSintegra');
    const request = openRequest(target, {
      method: 'PUT',
      headers: { 'Content-Length': 4 * PIECE.byteLength },
    });
    request.on('error', () => {});
    for await (const piece of pdfOf(2 * PIECE.byteLength)) request.write(piece);
    await waitFor(async () => expect((await storedNames()).length).toBe(before.length + 1));
    request.destroy();
    await waitFor(async () => expect(await storedNames()).toEqual(before));
    expect(await allDocuments(gateway, 'CartaoSintegra')).toEqual([]);
    expect(gateway.lines.filter((line) => line.startsWith('error'))).toEqual([]);
    expect((await sendPdf(target, 2_000)).status).toBe(204);
    expect(await allDocuments(gateway, 'CartaoSintegra')).toHaveLength(1);
  });
});

describe('uploads that stand still (UPL-11)', () => {
  it('end with the next body for the same file, which is taken at once', async () => {
    const before = await storedNames();
    const target = await address('AlvaraFuncionamento');
    const first = await sendHalf(target);
    await waitFor(async () => expect((await storedNames()).length).toBe(before.length + 1));
    expect((await sendPdf(target, 2_000)).status).toBe(204);
    const { status, body } = await first.answer;
    expect([status, JSON.parse(body)]).toEqual([
      400,
      expect.objectContaining({ message: 'O envio do arquivo foi interrompido. Tente novamente.' }),
    ]);
    expect((await storedNames()).length).toBe(before.length + 1);
    expect(await allDocuments(gateway, 'AlvaraFuncionamento')).toHaveLength(1);
  });

  it('have one body at an address, however many are sent to it', async () => {
    const before = await storedNames();
    const target = await address('AlvaraSanitario');
    const sent = await Promise.all(Array.from({ length: 12 }, () => sendHalf(target)));
    const statuses: number[] = [];
    for (const { answer } of sent)
      answer.then(
        ({ status }) => statuses.push(status),
        () => {},
      );
    await waitFor(() => expect(statuses).toEqual(Array(11).fill(400)));
    expect((await storedNames()).length).toBe(before.length + 1);
    for (const { end } of sent) end();
    await waitFor(async () => expect(await storedNames()).toEqual(before));
  });

  it('keep only their own account waiting, of which three arrive at once', async () => {
    const before = await storedNames();
    const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf'];
    const own = await uploadAddresses(gateway, { type: 'DocumentoSocio', names });
    const sent = await Promise.all(own.map((url) => sendHalf(onSocket(url))));
    await waitFor(async () => expect((await storedNames()).length).toBe(before.length + 3));
    const [other] = await uploadAddresses(gateway, {
      token: await gateway.tokenOf('Comercial'),
      type: 'CartaoInscricaoEstadual',
    });
    expect((await sendPdf(onSocket(other ?? ''), 2_000)).status).toBe(204);
    expect((await storedNames()).length).toBe(before.length + 4);
    for (const { end } of sent) end();
    await waitFor(async () => expect((await storedNames()).length).toBe(before.length + 1));
  });
});
