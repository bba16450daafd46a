import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { DOCUMENT_MAX_BYTES } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, documents, documentUploads, files, suppliers } from '../../database/schema.ts';
import { documentFiles } from '../../testing/documentFiles.ts';
import {
  allDocuments,
  askForUploads,
  send,
  setStatus,
  storeDocument,
  type UploadRequest,
  uploadAddresses,
} from '../../testing/documents.ts';
import { losingAnswers } from '../../testing/losingAnswers.ts';
import {
  createTestGateway,
  openTestDatabase,
  PORTAL_ORIGIN,
  type TestGateway,
} from '../../testing/testGateway.ts';

let gateway: TestGateway;
/** Whether the connection to the database breaks when a transaction is committed. */
let breaks = false;
/** A supplier that none of the users belongs to. */
let other: number;
const START = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  gateway = await createTestGateway({ database: losingAnswers(await openTestDatabase(), () => breaks) });
  const [row] = await gateway.database.queries
    .insert(suppliers)
    .values({ cnpj: '11444777000161', email: 'outro@exemplo.com.br' })
    .returning({ id: suppliers.id });
  other = row?.id ?? 0;
});

afterAll(() => gateway.close());

beforeEach(() => setStatus(gateway, 'AprovadoPrimeiraAnalise'));

afterEach(async () => {
  breaks = false;
  gateway.clock.now = START;
  await gateway.database.queries.delete(documents);
  await gateway.database.queries.delete(documentUploads);
  await gateway.database.queries.delete(files);
});

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

describe('createDocumentUploads (UPL-001 to UPL-008, UPL-019, C-09)', () => {
  it.each(['url-pre-assinada', 'anexar-documento'] as const)(
    'answers %s with an address for each file, in the order of the names',
    async (path) => {
      const request = { path, type: 'DocumentoSocio', names: ['Sócia.pdf', 'socio.png', 'sócia.pdf'] };
      const addresses = await uploadAddresses(gateway, request);
      expect(new Set(addresses).size).toBe(3);
      for (const address of addresses)
        expect(address).toMatch(
          /^http:\/\/localhost\/arquivos\/[0-9a-f-]{36}\?validade=\d+&assinatura=[\w-]{43}$/,
        );
      const rows = await gateway.database.queries.select().from(documentUploads);
      expect(addresses.map((address) => rows.find(({ id }) => address.includes(id))?.nomeOriginal)).toEqual(
        request.names,
      );
      expect(await allDocuments(gateway, 'DocumentoSocio')).toEqual([]);
    },
  );

  it.each([
    ['an unknown type', { type: 'Contrato' }, 'TipoDocumento'],
    ['another flag', { flag: 'false' }, 'Upload'],
    ['no name', { names: [] }, 'NomesArquivos'],
    ['an empty name', { names: [' '] }, 'NomesArquivos'],
    ['a name of 256 characters', { names: [`${'a'.repeat(252)}.pdf`] }, 'NomesArquivos[0]'],
    ['a name with a folder', { names: ['ok.pdf', '../x.pdf'], type: 'DocumentoSocio' }, 'NomesArquivos[1]'],
    ['a name with a line', { names: ['a\u0001.pdf'] }, 'NomesArquivos[0]'],
    ['a spreadsheet in step 3', { names: ['x.xlsx'] }, 'NomesArquivos[0]'],
    ['a program', { names: ['x.pdf.exe'] }, 'NomesArquivos[0]'],
    ['an ending alone', { names: ['.pdf'] }, 'NomesArquivos[0]'],
    ['an empty file', { sizes: [0] }, 'TamanhosArquivos[0]'],
    ['a size that is no number', { sizes: ['15 B'] }, 'TamanhosArquivos[0]'],
    ['part of a byte', { sizes: [1.5] }, 'TamanhosArquivos[0]'],
    ['less than nothing', { sizes: [-1] }, 'TamanhosArquivos[0]'],
    ['a size too much', { sizes: [15, 15] }, 'TamanhosArquivos'],
    [
      'a size too few',
      { sizes: [15], names: ['a.pdf', 'b.pdf'], type: 'DocumentoSocio' },
      'TamanhosArquivos',
    ],
    ['21 names', { names: Array.from({ length: 21 }, (_, index) => `${index}.pdf`) }, 'NomesArquivos'],
  ] satisfies [string, UploadRequest, string][])(
    'refuses %s with 400 at its field',
    async (_, request, field) => {
      const response = await askForUploads(gateway, request);
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as { errors: { fields: Record<string, string[]> } };
      expect(Object.keys(errors.fields)).toEqual([field]);
    },
  );

  it.each([
    [0, 'O arquivo está vazio'],
    [DOCUMENT_MAX_BYTES + 1, 'Selecione apenas arquivos de no máximo 100 MB.'],
  ])('refuses %i bytes before there is an address for them (UPL-01, UPL-02)', async (size, text) => {
    const response = await askForUploads(gateway, { sizes: [size] });
    expect([response.status, await messageOf(response)]).toEqual([400, text]);
    expect(await gateway.database.queries.select().from(documentUploads)).toEqual([]);
    expect((await askForUploads(gateway, { sizes: [DOCUMENT_MAX_BYTES] })).status).toBe(200);
  });

  it.each([
    ['ContratoSocial', 1, 3],
    ['DocumentoSocio', 20, 60],
  ])(
    'lets the oldest addresses of %s give way, so that nobody who tries again is refused',
    async (type, count, most) => {
      const names = Array.from({ length: count }, (_, index) => `${index}.pdf`);
      const given: string[] = [];
      for (let minute = 0; minute < 5; minute += 1) {
        gateway.clock.now = new Date(START.getTime() + minute * 60_000);
        given.push(...(await uploadAddresses(gateway, { type, names })));
      }
      const rows = await gateway.database.queries.select().from(documentUploads);
      expect(rows.length).toBe(most);
      expect((await send(gateway, given[0])).status).toBe(404);
      expect((await send(gateway, given.at(-most))).status).toBe(204);
      expect((await send(gateway, given.at(-1))).status).toBe(204);
      // Those of another type stay.
      await uploadAddresses(gateway, { type: 'CartaoCnpj' });
      expect(await gateway.database.queries.$count(documentUploads)).toBe(most + 1);
    },
  );

  it('stores a name without marks of direction, which would hide its ending (D24)', async () => {
    const names = ['nota\u202Efdp.exe\u202C\u2066\u2069.pdf'];
    await uploadAddresses(gateway, { type: 'DocumentoSocio', names });
    const rows = await gateway.database.queries.select().from(documentUploads);
    expect(rows.map(({ nomeOriginal }) => nomeOriginal)).toEqual(['notafdp.exe.pdf']);
  });

  it('takes spreadsheets in step 2 (ST2-030)', async () => {
    await uploadAddresses(gateway, { type: 'TabelaPrecos', names: ['Tabela.XLSX'] });
  });

  it('takes one file where a new one replaces the old, and up to 20 of partners (G-32)', async () => {
    const two = await askForUploads(gateway, { names: ['a.pdf', 'b.pdf'] });
    expect([two.status, await messageOf(two)]).toEqual([400, 'Selecione apenas um arquivo']);
    await storeDocument(gateway, { type: 'DocumentoSocio' });
    const names = Array.from({ length: 20 }, (_, index) => `${index}.pdf`);
    const many = await askForUploads(gateway, { type: 'DocumentoSocio', names });
    expect([many.status, await messageOf(many)]).toEqual([400, 'Selecione no máximo 20 arquivos']);
  });

  it.each([
    ['Fornecedor', 200],
    ['Comercial', 200],
    ['ComercialAprovadores', 200],
    ['Diretoria', 403],
    ['ComericalGeradorLink', 403],
    ['Ecommerce', 403],
    ['ComercialValidadores', 403],
    ['Contabil', 200],
  ] as const)('answers %s with %i', async (role, status) => {
    const response = await askForUploads(gateway, { token: await gateway.tokenOf(role) });
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });

  it('answers accounting with 404 for a pre-registration, which it does not see (C-16)', async () => {
    await setStatus(gateway, 'AguardandoPrimeiraAnalise');
    const token = await gateway.tokenOf('Contabil');
    expect((await askForUploads(gateway, { token, type: 'TabelaPrecos' })).status).toBe(404);
  });

  it.each([
    ['Novo', 'Fornecedor', 'TabelaPrecos', 'Conclua a etapa anterior para continuar'],
    ['DadosBasicosInformados', 'Fornecedor', 'TabelaPrecos', null],
    ['DadosBasicosInformados', 'Fornecedor', 'ContratoSocial', 'Conclua a etapa anterior para continuar'],
    ['AguardandoPrimeiraAnalise', 'Fornecedor', 'TabelaPrecos', 'Aguarde seu cadastro ser analisado'],
    ['AguardandoPrimeiraAnalise', 'Comercial', 'TabelaPrecos', null],
    ['PendenciadoNaPrimeiraAnalise', 'Fornecedor', 'TabelaPrecos', expect.stringMatching(/./)],
    ['DadosFinanceirosInformados', 'Fornecedor', 'AlvaraSanitario', null],
    ['AguardandoDiretoria', 'Fornecedor', 'ContratoSocial', 'Aguarde seu cadastro ser analisado'],
    ['AguardandoDiretoria', 'Contabil', 'ContratoSocial', null],
    ['Aprovado', 'Fornecedor', 'ContratoSocial', 'O cadastro foi aprovado'],
    ['Aprovado', 'Comercial', 'ContratoSocial', null],
    ['Reprovado', 'Comercial', 'CatalogoProduto', 'O cadastro foi reprovado'],
  ] as const)(
    'at %s answers %s who sends %s as the registration lets (G-22)',
    async (status, role, type, reason) => {
      await setStatus(gateway, status);
      const response = await askForUploads(gateway, { type, token: await gateway.tokenOf(role as Role) });
      expect([response.status, response.status === 400 ? await messageOf(response) : null]).toEqual(
        reason === null ? [200, null] : [400, reason],
      );
    },
  );

  it('answers a supplier that names another one with 404, whether it exists or not (UPL-29)', async () => {
    const before = await gateway.database.queries.select().from(documentUploads);
    for (const supplierId of [other, 2_147_000_000]) {
      const response = await askForUploads(gateway, { supplierId });
      expect([response.status, await messageOf(response)]).toEqual([404, 'Registro não encontrado']);
    }
    expect(await gateway.database.queries.select().from(documentUploads)).toEqual(before);
  });
});

describe('PUT of a document (UPL-006, UPL-007)', () => {
  const address = async (request: UploadRequest = {}) => (await uploadAddresses(gateway, request))[0] ?? '';

  it.each(['', 'application/pdf', 'text/html', 'application/x-www-form-urlencoded'])(
    'stores the bytes whatever the content type is: %j (C-10)',
    async (type) => {
      const target = await address();
      expect(await allDocuments(gateway)).toEqual([]);
      const headers = { Origin: PORTAL_ORIGIN, ...(type === '' ? {} : { 'Content-Type': type }) };
      const response = await send(gateway, target, new Blob([documentFiles.pdf()]), headers);
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect(response.headers.get('access-control-allow-origin')).toBe(PORTAL_ORIGIN);
      const [document] = await allDocuments(gateway);
      expect(document).toMatchObject({ nomeOriginal: 'contrato.pdf', tamanho: 15, dataCriacao: START });
    },
  );

  it.each([
    ['the empty type of a document', { 'Content-Type': '' }],
    ['no type', {}],
  ])('takes a file whose size was announced with %s (UPL-007)', async (_, headers) => {
    const target = await address({ sizes: [15] });
    expect((await send(gateway, target, documentFiles.pdf(), headers)).status).toBe(204);
    expect(await allDocuments(gateway)).toMatchObject([{ tamanho: 15 }]);
  });

  const pdf = (sizeBytes: number) => {
    const bytes = new Uint8Array(sizeBytes).fill(32);
    bytes.set(documentFiles.pdf().subarray(0, sizeBytes));
    return bytes;
  };

  it.each([
    ['a byte more', pdf(16), {}],
    ['a byte less', pdf(14), {}],
    ['a byte more, as its head says', pdf(16), { 'Content-Length': '16' }],
    ['another type', pdf(15), { 'Content-Type': 'text/html' }],
  ])(
    'refuses %s than was announced, keeps nothing, and takes the right file then',
    async (_, body, headers) => {
      const target = await address({ sizes: [15] });
      const refused = await send(gateway, target, body, headers);
      expect([refused.status, await messageOf(refused)]).toEqual([
        400,
        'O arquivo recebido não tem o tipo ou o tamanho anunciado',
      ]);
      expect(await allDocuments(gateway)).toEqual([]);
      expect(await gateway.database.queries.select().from(files)).toEqual([]);
      expect((await send(gateway, target)).status).toBe(204);
    },
  );

  it('says of an empty file that it is empty, whatever was announced (UPL-01)', async () => {
    const refused = await send(gateway, await address({ sizes: [15] }), new Uint8Array());
    expect([refused.status, await messageOf(refused)]).toEqual([400, 'O arquivo está vazio']);
  });

  it('answers a preflight of the portal, and of no other page', async () => {
    const target = await address();
    const ask = (Origin: string) =>
      gateway.app.request(target, {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'PUT' },
      });
    const allowed = await ask(PORTAL_ORIGIN);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('works once, then answers that it was used', async () => {
    const target = await address();
    expect((await send(gateway, target)).status).toBe(204);
    const again = await send(gateway, target);
    expect([again.status, await messageOf(again)]).toEqual([409, 'Este arquivo já foi enviado']);
    expect(await allDocuments(gateway)).toHaveLength(1);
  });

  it('stores one document when the same file comes twice at one time', async () => {
    const target = await address();
    const answers = await Promise.all([send(gateway, target), send(gateway, target)]);
    const [stored, other] = answers.map(({ status }) => status).sort();
    // The later body ends the earlier one, unless that has arrived.
    expect([400, 409]).toContain(other);
    expect(stored).toBe(204);
    expect(await allDocuments(gateway)).toHaveLength(1);
    expect(await gateway.database.queries.select().from(files)).toHaveLength(1);
  });

  it.each([
    ['an empty file', new Uint8Array(), 'O arquivo está vazio'],
    ['a PNG', documentFiles.png(), 'O conteúdo do arquivo não é o que a extensão do nome diz'],
    [
      'a page',
      new TextEncoder().encode('<script>alert(1)</script>'),
      'O conteúdo do arquivo não é o que a extensão do nome diz',
    ],
  ])(
    'refuses %s under the name of a PDF, keeps nothing, and takes the right one then (UPL-01)',
    async (_, bytes, text) => {
      const target = await address();
      const refused = await send(gateway, target, bytes);
      expect([refused.status, await messageOf(refused)]).toEqual([400, text]);
      expect(await allDocuments(gateway)).toEqual([]);
      expect((await send(gateway, target)).status).toBe(204);
    },
  );

  it('refuses what announces more than 100 MB before a byte of it is read (UPL-02)', async () => {
    const response = await send(gateway, await address(), 'x', {
      'Content-Length': String(DOCUMENT_MAX_BYTES + 1),
    });
    expect([response.status, await messageOf(response)]).toEqual([
      400,
      'Selecione apenas arquivos de no máximo 100 MB.',
    ]);
  });

  it('refuses a token, which an object store would get to see as well', async () => {
    const headers = { Authorization: `Bearer ${await gateway.tokenOf('Fornecedor')}` };
    const response = await send(gateway, await address(), documentFiles.pdf(), headers);
    expect([response.status, await messageOf(response)]).toEqual([
      400,
      'Envie o arquivo sem o token de acesso',
    ]);
  });

  it('refuses compressed bytes', async () => {
    const response = await send(gateway, await address(), documentFiles.pdf(), {
      'Content-Encoding': 'gzip',
    });
    expect(response.status).toBe(415);
  });

  it.each([
    ['another signature', (url: string) => url.replace(/assinatura=.*/, `assinatura=${'A'.repeat(43)}`)],
    ['a later end', (url: string) => url.replace(/validade=\d+/, 'validade=9999999999')],
    ['another upload', (url: string) => url.replace(/arquivos\/[^?]+/, `arquivos/${randomUUID()}`)],
    ['a path', (url: string) => url.replace(/arquivos\/[^?]+/, 'arquivos/..%2f..%2fsecret')],
    ['no query', (url: string) => url.replace(/\?.*/, '')],
    ['another size', (url: string) => url.replace('tamanho=15', 'tamanho=16')],
    ['another type', (url: string) => url.replace('tipo=', 'tipo=text%2Fhtml')],
    ['no size', (url: string) => url.replace('&tamanho=15', '')],
    ['nothing announced', (url: string) => url.replace('&tipo=&tamanho=15', '')],
    ['a second size before the first', (url: string) => url.replace('tipo=', 'tamanho=16&tipo=')],
  ])('answers an address with %s with 403', async (_, change) => {
    const response = await send(gateway, change(await address({ sizes: [15] })));
    expect([response.status, await messageOf(response)]).toEqual([
      403,
      'Você não tem permissão para esta ação',
    ]);
  });

  it('works for an hour', async () => {
    const target = await address();
    gateway.clock.now = new Date(START.getTime() + 3_600_000);
    expect((await send(gateway, target)).status).toBe(403);
    gateway.clock.now = new Date(START.getTime() + 3_599_000);
    expect((await send(gateway, target)).status).toBe(204);
  });

  it('answers an upload whose record is gone with 404', async () => {
    const target = await address();
    await gateway.database.queries.delete(documentUploads);
    expect((await send(gateway, target)).status).toBe(404);
  });

  it('refuses a document that the registration stopped taking meanwhile', async () => {
    const target = await address();
    await setStatus(gateway, 'AguardandoSegundaAnalise');
    const response = await send(gateway, target);
    expect([response.status, await messageOf(response)]).toEqual([400, 'Aguarde seu cadastro ser analisado']);
    expect(await gateway.database.queries.select().from(files)).toEqual([]);
  });

  it('replaces the document of a type only when the new one is there, and removes the old bytes (G-32)', async () => {
    await storeDocument(gateway, { names: ['velho.pdf'] });
    const [old] = await allDocuments(gateway);
    const oldFile = old?.fileId ?? '';
    const target = await address({ names: ['novo.pdf'] });
    expect((await send(gateway, target, 'x')).status).toBe(400);
    expect(await allDocuments(gateway)).toEqual([old]);
    expect(await gateway.config.files.sizeOf(oldFile)).toBe(15);

    gateway.clock.now = new Date(START.getTime() + 60_000);
    expect((await send(gateway, target)).status).toBe(204);
    const [replaced, fresh] = await allDocuments(gateway);
    // A pendency may still refer to the old one (G-23).
    expect(replaced).toMatchObject({
      id: old?.id,
      fileId: null,
      removedAt: gateway.clock.now,
      replacedById: fresh?.id,
    });
    expect(fresh).toMatchObject({
      nomeOriginal: 'novo.pdf',
      removedAt: null,
      dataCriacao: gateway.clock.now,
    });
    expect(await gateway.config.files.sizeOf(oldFile)).toBeNull();
    expect(await gateway.database.queries.select().from(files)).toHaveLength(1);
  });

  it('keeps the bytes of a document that is there though the database could not say so any more', async () => {
    const target = await address();
    breaks = true;
    expect((await send(gateway, target)).status).toBe(503);
    breaks = false;
    const [document] = await allDocuments(gateway);
    const answer = await gateway.call(`/api/fornecedores/1/documentos/${document?.id}`, {
      token: await gateway.tokenOf('Fornecedor'),
    });
    const shown = await gateway.app.request((answer.body as Schemas['Document']).url);
    expect([shown.status, await shown.text()]).toEqual([200, new TextDecoder().decode(documentFiles.pdf())]);
  });

  it('keeps several documents of partners beside each other', async () => {
    for (const name of ['um.pdf', 'um.pdf', 'dois.pdf'])
      await storeDocument(gateway, { type: 'DocumentoSocio', names: [name] });
    const rows = await allDocuments(gateway, 'DocumentoSocio');
    expect(rows.map(({ nomeOriginal, removedAt }) => [nomeOriginal, removedAt])).toEqual([
      ['um.pdf', null],
      ['um.pdf', null],
      ['dois.pdf', null],
    ]);
  });

  it('records who sent it', async () => {
    await storeDocument(gateway, { names: ['auditado.pdf'], token: await gateway.tokenOf('Comercial') });
    const entries = await gateway.database.queries
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordKind, 'registration'));
    expect(entries.at(-1)).toMatchObject({
      operation: 'createDocumentUploads',
      recordId: '1',
      changes: { ContratoSocial: { before: null, after: 'auditado.pdf' } },
    });
  });

  it('keeps ids and signatures out of the log', async () => {
    const target = await address();
    await send(gateway, target);
    expect(gateway.lines.at(-1)).toMatch(/^PUT \/arquivos\/\{id\} 204 \d+ms$/);
    expect(gateway.lines.join('\n')).not.toContain(new URL(target).pathname);
  });
});
