import { createPortalClient, errorMessage, toApiError } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { uploadRemedy } from '../../../shared/uploads/uploadRemedy.ts';
import { uploadDocument } from './uploadDocument.ts';

const MEGABYTE = 1_048_576;

/** Address of the test server for uploads, see `scripts/fileReceiver.ts`, which returns what arrived. */
const RECEIVER_PATH = '/recebe-arquivos/';

interface ReceivedFile {
  headers: Record<string, string | undefined>;
  bytes: number;
  /** Whether the sender broke off. */
  brokenOff: boolean;
}

/** A file whose type the browser knows: it must not travel. */
const pdfOf = (bytes: number, name = 'contrato-social.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

let count = 0;

/** A gateway that returns these addresses of the test server, one after the other. */
function openGateway(...queries: string[]) {
  const name = `${Date.now()}-${++count}`;
  const addressOf = (query: string) => new URL(`${RECEIVER_PATH}${name}?${query}`, location.href).href;
  const calls: { url: string; authorization: string | null; form: [string, FormDataEntryValue][] }[] = [];
  const fetchAddress = vi.fn<typeof fetch>(async (input) => {
    const call = new Request(input);
    const query = queries[Math.min(calls.length, queries.length - 1)] ?? '';
    calls.push({
      url: new URL(call.url).pathname,
      authorization: call.headers.get('Authorization'),
      form: [...(await call.formData())],
    });
    return Response.json([{ url: addressOf(query) }]);
  });
  const api = createPortalClient({
    baseUrl: 'https://gateway.portal.test',
    getAccessToken: () => 'segredo',
    fetch: fetchAddress,
  });
  return {
    calls,
    fetchAddress,
    /** What arrived on the other side. */
    received: async (): Promise<ReceivedFile[]> => (await fetch(addressOf(''))).json(),
    upload: (file: File, changes: Partial<Parameters<typeof uploadDocument>[1]> = {}) =>
      uploadDocument(api, {
        fornecedorId: 15,
        type: 'ContratoSocial',
        file,
        signal: new AbortController().signal,
        onProgress: () => {},
        ...changes,
      }),
  };
}

/** The text to show for an upload that fails. */
const failureOf = (upload: Promise<unknown>) =>
  upload.then(
    () => 'no failure',
    (error: unknown) => errorMessage(error),
  );

describe('sending a document', () => {
  it('announces name and size of the file in a form, then puts its bytes at the address given (UPL-001 to UPL-008)', async () => {
    const { upload, calls, received } = openGateway('');
    await upload(pdfOf(MEGABYTE));
    expect(calls).toEqual([
      {
        url: '/api/fornecedores/15/url-pre-assinada',
        authorization: 'Bearer segredo',
        form: [
          ['TipoDocumento', 'ContratoSocial'],
          ['Upload', 'true'],
          ['NomesArquivos', 'contrato-social.pdf'],
          ['TamanhosArquivos', String(MEGABYTE)],
        ],
      },
    ]);
    expect(await received()).toMatchObject([{ bytes: MEGABYTE, brokenOff: false }]);
  });

  it.each(['contrato.pdf', 'fachada.png', 'ata.docx', 'tabela.xlsx'])(
    'sends no token, no cookie and an empty type with %s, as its address was signed (UPL-007, UPL-06, C-10)',
    async (name) => {
      const { upload, received } = openGateway('');
      const type = name.endsWith('png') ? 'image/png' : 'application/pdf';
      await upload(new File(['x'], name, { type }));
      const headers = (await received())[0]?.headers ?? {};
      expect(headers['content-type']).toBe('');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    },
  );

  it('reports progress at least once a second, and never reads the whole file (UPL-02)', async () => {
    const { upload } = openGateway('pausa=4');
    const file = pdfOf(24 * MEGABYTE);
    const readWhole = ['arrayBuffer', 'stream', 'text', 'bytes'].map((name) =>
      vi.spyOn(file, name as 'text').mockRejectedValue(new Error('The whole file was read')),
    );
    const reported: { fraction: number; at: number }[] = [];
    await upload(file, { onProgress: (fraction) => reported.push({ fraction, at: performance.now() }) });
    expect(reported.length).toBeGreaterThan(2);
    expect(reported.at(-1)?.fraction).toBe(1);
    expect(reported.map(({ fraction }) => fraction)).toEqual(
      reported.map(({ fraction }) => fraction).toSorted(),
    );
    const pauses = reported.slice(1).map(({ at }, index) => at - (reported[index]?.at ?? at));
    expect(Math.max(...pauses)).toBeLessThan(1_000);
    for (const read of readWhole) expect(read).not.toHaveBeenCalled();
  });

  it('stops within 200 ms of being cancelled, and the line is cut', async () => {
    const { upload, received } = openGateway('pausa=20');
    const controller = new AbortController();
    const reason = new Error('cancelled');
    let cancelledAt = 0;
    const sent = upload(pdfOf(48 * MEGABYTE), {
      signal: controller.signal,
      onProgress: (fraction) => {
        if (fraction <= 0 || cancelledAt > 0) return;
        cancelledAt = performance.now();
        controller.abort(reason);
      },
    });
    await expect(sent).rejects.toBe(reason);
    expect(performance.now() - cancelledAt).toBeLessThan(200);
    await expect.poll(async () => (await received())[0]?.brokenOff).toBe(true);
  });

  it('sends nothing when it was cancelled before its address came', async () => {
    const { upload, fetchAddress, received } = openGateway('');
    const controller = new AbortController();
    const reason = new Error('cancelled');
    fetchAddress.mockImplementation(async () => {
      controller.abort(reason);
      throw new TypeError('aborted');
    });
    await expect(upload(pdfOf(9), { signal: controller.signal })).rejects.toBe(reason);
    expect(await received()).toEqual([]);
  });

  it('asks for a new address once when the first one has expired', async () => {
    const { upload, calls, received } = openGateway('status=403', '');
    await upload(pdfOf(9));
    expect(calls).toHaveLength(2);
    expect(await received()).toHaveLength(2);
  });

  it('gives up when the second address is refused too (UPL-015)', async () => {
    const { upload, calls } = openGateway('status=403');
    const failure = await upload(pdfOf(9)).catch(toApiError);
    expect(failure).toMatchObject({ kind: 'forbidden', message: 'Erro ao anexar arquivo' });
    expect(uploadRemedy(failure)).toContain('O envio foi recusado.');
    expect(calls).toHaveLength(2);
  });

  it('counts a file that the address has taken before as sent', async () => {
    const { upload } = openGateway('status=409');
    await expect(upload(pdfOf(9))).resolves.toBeUndefined();
  });

  it.each([
    ['the line breaks (UPL-11)', 'corta=1', 'Erro ao anexar arquivo'],
    ['the storage fails', 'status=500', 'Erro ao anexar arquivo'],
    ['the record is gone', 'status=404', 'Erro ao anexar arquivo'],
    ['it is refused without words', 'status=400', 'Erro ao anexar arquivo'],
    ['it is refused with words', 'status=400&texto=O arquivo est%C3%A1 vazio', 'O arquivo está vazio'],
  ])('says so when %s (UPL-015)', async (_case, query, text) => {
    const { upload, calls } = openGateway(query);
    expect(await failureOf(upload(pdfOf(MEGABYTE)))).toBe(text);
    expect(calls).toHaveLength(1);
  });

  it('says to check the file when an object store finds it too large', async () => {
    const { upload } = openGateway('status=413');
    const failure = await upload(pdfOf(9)).catch(toApiError);
    expect(failure).toMatchObject({ kind: 'validation', message: 'Erro ao anexar arquivo' });
    expect(uploadRemedy(failure)).toBe('Confira o arquivo e escolha-o de novo.');
  });

  it('says that the document was not registered when no address comes (UPL-014)', async () => {
    const { upload, fetchAddress, received } = openGateway('');
    fetchAddress.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failureOf(upload(pdfOf(9)))).toBe('Erro ao anexar documento');
    fetchAddress.mockResolvedValueOnce(Response.json([]));
    expect(await failureOf(upload(pdfOf(9)))).toBe('Erro ao anexar documento');
    fetchAddress.mockResolvedValueOnce(Response.json([{ url: 'javascript:alert(1)' }]));
    expect(await failureOf(upload(pdfOf(9)))).toBe('Erro ao anexar documento');
    expect(await received()).toEqual([]);
  });

  it("keeps the gateway's words about a name that it refuses", async () => {
    const { upload, fetchAddress } = openGateway('');
    const message = 'O nome do arquivo tem caracteres inválidos';
    fetchAddress.mockResolvedValueOnce(
      Response.json({ message, errors: { global: [message], fields: {} } }, { status: 400 }),
    );
    const failure = await upload(pdfOf(9)).catch(toApiError);
    expect(failure).toMatchObject({ kind: 'validation', message });
  });
});
