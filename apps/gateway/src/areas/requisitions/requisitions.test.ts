import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import { ATTACHMENT_TEXTS } from '@portal/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import {
  documentUploads,
  expenses,
  files,
  managers,
  requisitionDocuments,
  requisitionLogs,
  requisitions,
  suppliers,
  userRoles,
  users,
} from '../../database/schema.ts';
import { auditOf, ifMatch } from '../../testing/register.ts';
import {
  BACKOFFICE,
  billFirstInstallment,
  createRequisition,
  decidedInput,
  insertPurchasing,
  REQUISITIONS,
  requisitionInput,
  requisitionOf,
  setRequisition,
} from '../../testing/requisitionFixtures.ts';
import { supplyIds } from '../../testing/supplyFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let comercial: string;
let diretoria: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertPurchasing(gateway);
  comercial = await gateway.tokenOf('Comercial');
  diretoria = await gateway.tokenOf('Diretoria');
});

afterAll(() => gateway.close());

const read = async (id: number) =>
  requisitionOf(await gateway.call(`${REQUISITIONS}/${id}`, { token: comercial }));
const put = (path: string, token: string, version: number, body?: object) =>
  gateway.call(path, { method: 'PUT', token, headers: ifMatch(version), ...(body && { body }) });
const logOf = async (id: number) => {
  const answer = await gateway.call(`${REQUISITIONS}/${id}/logs`, { token: comercial });
  return answer.body as Schemas['RequisitionLogList'];
};
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('a new requisition (RQF-048 to RQF-059)', () => {
  it('is read as it was sent, with what the gateway adds (RTE-041, RTE-042)', async () => {
    const id = await createRequisition(gateway);
    expect(await read(id)).toMatchObject({
      id,
      status: 'Requisitado',
      requisitante: 'Marina Alves',
      nomeGestor: 'HELENA PRADO',
      fornecedor: 'ALFA 100% AÇO',
      departamentoRequisicaoId: 1,
      preRequisicao: false,
      dataCompraFinal: '2026-12-01',
      valorOriginal: 1_000.01,
      saldoRequisicao: 1_000.01,
      saldoContaCorrente: -50.25,
      divisoes: [{ id: 1, descricao: 'MESA' }],
      tags: [{ id: 2, descricao: 'COZINHA' }],
      sugestaoCompra: null,
      versao: 1,
      prazoCompra: {
        vencimentos: [
          { numeroParcela: 1, data: '2026-12-31', valor: 500, prazoOriginal: 30, prazoAdicional: 0 },
          { numeroParcela: 2, data: '2027-01-30', valor: 500.01 },
        ],
      },
    });
  });

  it('is refused with the messages of the form, at their fields (D6)', async () => {
    const body = { prazoCompra: { tipoPrazo: 'Padrao' } };
    const answer = await gateway.call(REQUISITIONS, { token: comercial, body });
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({
      message: 'Preencha todos os campos obrigatórios',
      errors: { fields: { gestorId: ['Selecione um gestor'], fornecedorId: ['Selecione um fornecedor'] } },
    });
  });

  it.each([
    [{ gestorId: 99 }, 'gestorId', 'Selecione um gestor'],
    [{ fornecedorId: supplyIds.suppliers.waiting }, 'fornecedorId', 'Selecione um fornecedor'],
    [{ tipoLiberacao: 'Outra' }, 'tipoLiberacao', 'Selecione uma liberação'],
    [{ divisoes: [{ id: 99 }] }, 'divisoes', 'Divisão não encontrada'],
    [{ grupoDivisaoId: 99 }, 'grupoDivisaoId', 'Grupo de divisão não encontrado'],
    [{ tags: [{ id: 99 }] }, 'tags', 'Tag não encontrada'],
    [{ dataCompraFinal: '2026-11-30' }, 'dataCompraFinal', 'A data final é anterior à data de faturamento'],
    [{ nomeOriginal: ['a.png'] }, 'nomeOriginal[0]', 'Selecione apenas arquivos PDF.'],
    [{ nomeOriginal: ['a.pdf'], tamanhosArquivos: [0] }, 'tamanhosArquivos[0]', 'O arquivo está vazio'],
    [
      { nomeOriginal: ['a.pdf'], tamanhosArquivos: [104_857_601] },
      'tamanhosArquivos[0]',
      ATTACHMENT_TEXTS.size,
    ],
    [{ tamanhosArquivos: [15] }, 'tamanhosArquivos', 'Informe o tamanho de cada arquivo'],
    [{ valorRequisicao: 10.001 }, 'valorRequisicao', 'Digite no máximo 2 casas decimais'],
  ])('with %j is refused at %s', async (change, field, message) => {
    const answer = await gateway.call(REQUISITIONS, {
      token: comercial,
      body: { ...requisitionInput, ...change },
    });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).errors.fields[field]).toEqual([message]);
  });

  it('is created once, however often its call comes, and its number is never given again', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const call = { token: comercial, body: requisitionInput, headers };
    const [one, two] = await Promise.all([
      gateway.call(REQUISITIONS, call),
      gateway.call(REQUISITIONS, call),
    ]);
    expect(requisitionOf(one).id).toBe(requisitionOf(two).id);
    const { id } = requisitionOf(one);
    const gone = await gateway.call(`${REQUISITIONS}/${id}`, {
      method: 'DELETE',
      token: comercial,
      headers: ifMatch(1),
    });
    expect(gone.status).toBe(204);
    expect((await gateway.call(`${REQUISITIONS}/${id}`, { token: comercial })).status).toBe(404);
    const ids = await Promise.all(Array.from({ length: 5 }, () => createRequisition(gateway)));
    expect(new Set([...ids, id]).size).toBe(6);
    expect(Math.min(...ids)).toBeGreaterThan(id);
  });
});

describe('its course (SM-5)', () => {
  it('leaves a line in the edit log with each save (RQA-026 to RQA-033)', async () => {
    const id = await createRequisition(gateway, { dataCompraFinal: '2026-12-20' });
    const path = `${REQUISITIONS}/${id}`;
    const moved = {
      ...decidedInput,
      valorRequisicao: 900,
      prazoCompra: { tipoPrazo: 'Padrao', vencimento1: '2027-01-15' },
    };
    const refused = await put(`${BACKOFFICE}/${id}/recusar`, comercial, 1, { observacao: 'Sem verba' });
    expect(requisitionOf(refused)).toMatchObject({
      status: 'Recusado',
      observacoesValidador: 'Sem verba',
      versao: 2,
    });
    const edited = await put(`${path}/requisitante`, comercial, 2, {
      ...requisitionInput,
      observacoes: 'Menor',
    });
    expect(requisitionOf(edited)).toMatchObject({ status: 'Requisitado', versao: 3 });
    const validated = await put(`${path}/validador`, comercial, 3, {
      ...moved,
      observacoesValidador: 'Combinado',
    });
    expect(requisitionOf(validated)).toMatchObject({
      status: 'Validado',
      valorRequisicao: 900,
      valorOriginal: 1_000.01,
      observacoesValidador: 'Combinado',
      prazoCompra: {
        vencimento2: null,
        vencimentos: [{ data: '2027-01-15', prazoAdicional: 15, valor: 900 }],
      },
    });
    const approved = await put(`${BACKOFFICE}/${id}/aprovar`, diretoria, 4);
    expect(requisitionOf(approved)).toMatchObject({ status: 'Aprovado', versao: 5 });
    expect(approved.headers.get('etag')).toBe('"5"');
    const { requisicaoLogs: rows, meta } = await logOf(id);
    expect(meta.paginacao).toEqual({ totalRegistros: 5, paginaAtual: 1, tamanhoPagina: 20 });
    expect(rows.map(({ status, valorRequisicao }) => [status, valorRequisicao])).toEqual([
      ['Aprovado', 900],
      ['Validado', 900],
      ['Requisitado', 1_000.01],
      ['Recusado', 1_000.01],
      ['Requisitado', 1_000.01],
    ]);
    expect(rows[1]).toMatchObject({
      requisitante: 'Marina Alves',
      tipoPrazo: 'Padrao',
      vencimento1: '2027-01-15',
      vencimento2: null,
      saldoContaCorrente: -50.25,
      observacoes: 'Combinado',
    });
    expect(rows.at(-1)).toMatchObject({
      tipoPrazo: 'Parcelado',
      dataCompraInicial: '2026-12-01',
      dataCompraFinal: '2026-12-20',
      vencimento1: '2026-12-31',
      vencimento2: '2027-01-30',
    });
    const audit = await auditOf(gateway, 'requisition', id);
    expect(audit.map(({ operation }) => operation)).toEqual([
      'createRequisition',
      'refuseRequisition',
      'updateRequisition',
      'validateRequisition',
      'approveListedRequisition',
    ]);
  });

  it('keeps in its edit log why it was refused each time, and what was written with each step (RQA-021, RQA-033)', async () => {
    const id = await createRequisition(gateway, { observacoes: 'Reposição' });
    const path = `${REQUISITIONS}/${id}`;
    await put(`${BACKOFFICE}/${id}/recusar`, comercial, 1, { observacao: 'Sem verba' });
    await put(`${path}/requisitante`, comercial, 2, { ...requisitionInput, observacoes: 'Menor' });
    await put(`${BACKOFFICE}/${id}/recusar`, comercial, 3, { observacao: 'Prazo curto' });
    await put(`${path}/requisitante`, comercial, 4, { ...requisitionInput, observacoes: 'Prazo maior' });
    await put(`${path}/validador`, comercial, 5, { ...decidedInput, observacoesValidador: 'Combinado' });
    await put(`${BACKOFFICE}/${id}/aprovar`, diretoria, 6);
    const { requisicaoLogs: rows } = await logOf(id);
    expect(rows.map(({ status, observacoes }) => [status, observacoes]).reverse()).toEqual([
      ['Requisitado', 'Reposição'],
      ['Recusado', 'Sem verba'],
      ['Requisitado', 'Menor'],
      ['Recusado', 'Prazo curto'],
      ['Requisitado', 'Prazo maior'],
      ['Validado', 'Combinado'],
      ['Aprovado', null],
    ]);
  });

  it('has in its edit log the reason of a refusal from before the log kept it (RQA-033)', async () => {
    const { queries } = gateway.database;
    const byValidator = await createRequisition(gateway);
    await put(`${BACKOFFICE}/${byValidator}/recusar`, comercial, 1, { observacao: 'Sem verba' });
    const byDirector = await createRequisition(gateway);
    const validation = { ...decidedInput, observacoesValidador: 'Combinado' };
    await put(`${REQUISITIONS}/${byDirector}/validador`, comercial, 1, validation);
    await put(`${BACKOFFICE}/${byDirector}/recusar`, diretoria, 2, { observacao: 'Prazo longo' });
    await queries.update(requisitionLogs).set({ observacoes: 'Reposição' });
    await queries.execute(sql`delete from schema_migrations where name = '0059_refusal_reasons.sql'`);
    expect(await migrate(gateway.database)).toEqual(['0059_refusal_reasons.sql']);
    for (const [id, reason] of [
      [byValidator, 'Sem verba'],
      [byDirector, 'Prazo longo'],
    ] as const) {
      const [refusal, ...earlier] = (await logOf(id)).requisicaoLogs;
      expect(refusal).toMatchObject({ status: 'Recusado', observacoes: reason });
      expect(new Set(earlier.map(({ observacoes }) => observacoes))).toEqual(new Set(['Reposição']));
    }
  });

  it('has no observation of the course before once it is sent again (RQF-037, RQF-038)', async () => {
    const id = await createRequisition(gateway);
    const path = `${REQUISITIONS}/${id}`;
    await put(`${path}/validador`, comercial, 1, { ...decidedInput, observacoesValidador: 'Combinado' });
    const refused = await put(`${BACKOFFICE}/${id}/recusar`, diretoria, 2, { observacao: 'Prazo longo' });
    expect(requisitionOf(refused)).toMatchObject({
      status: 'Recusado',
      observacoesValidador: 'Combinado',
      observacoesDiretor: 'Prazo longo',
    });
    const sent = await put(`${path}/requisitante`, comercial, 3, requisitionInput);
    expect(requisitionOf(sent)).toMatchObject({ observacoesValidador: null, observacoesDiretor: null });
    await put(`${BACKOFFICE}/${id}/validar`, comercial, 4);
    const approved = await put(`${path}/diretor`, diretoria, 5, {
      ...decidedInput,
      observacoesDiretor: null,
    });
    expect(requisitionOf(approved)).toMatchObject({
      status: 'Aprovado',
      observacoesValidador: null,
      observacoesDiretor: null,
    });
  });

  it.each([{ gestorId: 1 }, { dataContaCorrente: '2026-11-21' }])(
    'changes nothing but what the edit log records when it is validated: not %j (G-54)',
    async (other) => {
      const id = await createRequisition(gateway);
      const body = { ...decidedInput, ...other };
      expect((await put(`${REQUISITIONS}/${id}/validador`, comercial, 1, body)).status).toBe(400);
      expect((await read(id)).status).toBe('Requisitado');
    },
  );

  it('needs a reason for a refusal (RQF-047)', async () => {
    const id = await createRequisition(gateway);
    const answer = await put(`${BACKOFFICE}/${id}/recusar`, comercial, 1, { observacao: ' \n ' });
    expect(errorOf(answer).errors.fields).toEqual({ observacao: ['Campo obrigatório'] });
  });

  it('takes one of two decisions at once; the other learns of it (D7)', async () => {
    const id = await createRequisition(gateway);
    await setRequisition(gateway, id, 'Validado');
    const answers = await Promise.all([
      put(`${BACKOFFICE}/${id}/aprovar`, diretoria, 1),
      put(`${BACKOFFICE}/${id}/recusar`, diretoria, 1, { observacao: 'Não' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await logOf(id)).meta.paginacao.totalRegistros).toBe(2);
    const without = await gateway.call(`${BACKOFFICE}/${id}/aprovar`, {
      method: 'PUT',
      token: diretoria,
      headers: { 'If-Match': '' },
    });
    expect([400, 428]).toContain(without.status);
  });

  it.each(['validar', 'aprovar'])(
    'is refused by the list (%s) as by the form once a due date has passed (RQP-015)',
    async (act) => {
      const start = gateway.clock.now;
      onTestFinished(() => {
        gateway.clock.now = start;
      });
      const id = await createRequisition(gateway);
      if (act === 'aprovar') await setRequisition(gateway, id, 'Validado');
      const { status } = await read(id);
      const decideOn = async (day: string) => {
        gateway.clock.now = new Date(`${day}T12:00:00Z`);
        // Sessions of an earlier day have ended.
        const { token } = await gateway.signIn('Diretoria');
        return put(`${BACKOFFICE}/${id}/${act}`, token, 1);
      };
      const late = await decideOn('2027-01-01');
      expect([late.status, errorOf(late).message]).toEqual([400, 'Não é permitido data anterior a hoje']);
      const [stored] = await gateway.database.queries
        .select()
        .from(requisitions)
        .where(eq(requisitions.id, id));
      expect(stored?.status).toBe(status);
      expect((await decideOn('2026-12-31')).status).toBe(200);
    },
  );

  it('is approved thirty at a time, but for one that was refused meanwhile (D19, G-43)', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => createRequisition(gateway)));
    for (const id of ids) await setRequisition(gateway, id, 'Validado');
    await put(`${BACKOFFICE}/${ids[7]}/recusar`, diretoria, 1, { observacao: 'Não' });
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await put(`${BACKOFFICE}/${id}/aprovar`, diretoria, 1)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
    expect(statuses[7]).toBe(409);
  });
});

describe('its attachments (RQF-032 to RQF-035, RQF-056 to RQF-062, RQF-086)', () => {
  const send = (url: string, body: Uint8Array<ArrayBuffer>) =>
    gateway.app.request(url, { method: 'PUT', body, headers: { 'Content-Type': 'application/pdf' } });
  const named = (count: number) => Array.from({ length: count }, (_, place) => `anexo-${place}.pdf`);
  /** Saves a requisition with announced files; gives the addresses that take them. */
  const announce = async (id: number, version: number, nomeOriginal: readonly string[]) => {
    const body = { ...requisitionInput, nomeOriginal };
    const answer = await put(`${REQUISITIONS}/${id}/requisitante`, comercial, version, body);
    return (answer.body as Schemas['RequisitionAnswer']).assinaturasArquivos.map(({ url }) => url);
  };
  const messageOf = async (response: Response) => ((await response.json()) as Schemas['Error']).message;

  it('come under the addresses of the answer, fail one by one and are sent again', async () => {
    const names = ['pedido.pdf', 'tabela.pdf'];
    const answer = await gateway.call(REQUISITIONS, {
      token: comercial,
      body: { ...requisitionInput, nomeOriginal: names },
    });
    const { requisicao, assinaturasArquivos } = answer.body as Schemas['RequisitionAnswer'];
    const [first, second] = assinaturasArquivos.map(({ url }) => url);
    expect(assinaturasArquivos.map(({ nomeArquivo }) => nomeArquivo)).toEqual(names);
    expect((await send(first ?? '', pdf)).status).toBe(204);
    expect((await send(second ?? '', new TextEncoder().encode('no PDF'))).status).toBe(400);
    expect((await read(requisicao.id)).nomeOriginal).toEqual(['pedido.pdf']);
    expect((await send(second ?? '', pdf)).status).toBe(204);
    const stored = (await gateway.call(`${REQUISITIONS}/${requisicao.id}`, { token: comercial }))
      .body as Schemas['RequisitionAnswer'];
    expect(stored.requisicao.documentos.map(({ nomeOriginal }) => nomeOriginal)).toEqual(names);
    const file = await gateway.app.request(stored.assinaturasArquivos[0]?.url ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await file.bytes()).toEqual(pdf);
  });

  it('are taken at the size that was announced and as PDF alone (RQF-061)', async () => {
    const answer = await gateway.call(REQUISITIONS, {
      token: comercial,
      body: { ...requisitionInput, nomeOriginal: ['a.pdf'], tamanhosArquivos: [pdf.byteLength] },
    });
    const [file] = (answer.body as Schemas['RequisitionAnswer']).assinaturasArquivos;
    const url = file?.url ?? '';
    expect((await send(url, new Uint8Array([...pdf, 10]))).status).toBe(400);
    expect((await gateway.app.request(url, { method: 'PUT', body: pdf })).status).toBe(400);
    expect((await send(url, pdf)).status).toBe(204);
  });

  it('stay where an edit names them, and go otherwise', async () => {
    const answer = await gateway.call(REQUISITIONS, {
      token: comercial,
      body: { ...requisitionInput, nomeOriginal: ['a.pdf', 'b.pdf'] },
    });
    const { requisicao, assinaturasArquivos } = answer.body as Schemas['RequisitionAnswer'];
    for (const { url } of assinaturasArquivos) await send(url, pdf);
    const {
      versao,
      documentos: [kept, gone],
    } = await read(requisicao.id);
    const path = `${REQUISITIONS}/${requisicao.id}/requisitante`;
    const edited = await put(path, comercial, versao, {
      ...requisitionInput,
      documentos: [kept],
      nomeOriginal: ['c.pdf'],
    });
    expect(requisitionOf(edited).nomeOriginal).toEqual(['a.pdf']);
    expect((edited.body as Schemas['RequisitionAnswer']).assinaturasArquivos).toHaveLength(1);
    const wrong = await put(path, comercial, versao + 1, { ...requisitionInput, documentos: [gone] });
    expect(errorOf(wrong).errors.fields).toEqual({ documentos: ['O anexo não é mais da requisição'] });
    const rows = await gateway.database.queries
      .select()
      .from(requisitionDocuments)
      .where(eq(requisitionDocuments.requisicaoId, requisicao.id));
    expect(rows).toHaveLength(1);
  });

  it('are at most 20, the ones that stay and the new ones together (RQF-032)', async () => {
    const answer = await gateway.call(REQUISITIONS, {
      token: comercial,
      body: { ...requisitionInput, nomeOriginal: named(2) },
    });
    const { requisicao, assinaturasArquivos } = answer.body as Schemas['RequisitionAnswer'];
    for (const { url } of assinaturasArquivos) await send(url, pdf);
    const { documentos, versao } = await read(requisicao.id);
    const edit = (nomeOriginal: readonly string[]) =>
      put(`${REQUISITIONS}/${requisicao.id}/requisitante`, comercial, versao, {
        ...requisitionInput,
        documentos,
        nomeOriginal,
      });
    const refused = await edit(named(19));
    expect(refused.status).toBe(400);
    expect(errorOf(refused).errors.fields).toEqual({ nomeOriginal: [ATTACHMENT_TEXTS.many] });
    const allowed = await edit(named(18));
    expect((allowed.body as Schemas['RequisitionAnswer']).assinaturasArquivos).toHaveLength(18);
  });

  it('are at most 20 when they arrive too, however many saves announced them (RQF-032)', async () => {
    const id = await createRequisition(gateway);
    const addresses = [...(await announce(id, 1, named(20))), ...(await announce(id, 2, named(20)))];
    const taken = addresses.slice(0, 20);
    for (const url of taken) expect((await send(url, pdf)).status).toBe(204);
    const beyond = await send(addresses[20] ?? '', pdf);
    expect([beyond.status, await messageOf(beyond)]).toEqual([400, ATTACHMENT_TEXTS.many]);
    expect((await read(id)).documentos).toHaveLength(20);
  });

  it('stay where they arrive while somebody else has the requisition open (D7)', async () => {
    const id = await createRequisition(gateway);
    const [address = ''] = await announce(id, 1, ['a.pdf']);
    const { versao, documentos } = await read(id);
    expect((await send(address, pdf)).status).toBe(204);
    const seen = { ...requisitionInput, documentos };
    const saved = await put(`${REQUISITIONS}/${id}/requisitante`, comercial, versao, seen);
    expect(saved.status).toBe(409);
    expect(await read(id)).toMatchObject({ versao: versao + 1, nomeOriginal: ['a.pdf'] });
  });

  it('are refused once the requisition is closed to their sender (SM-5)', async () => {
    const id = await createRequisition(gateway);
    const [address = ''] = await announce(id, 1, ['a.pdf']);
    const refusal = async () => {
      const response = await send(address, pdf);
      return [response.status, await messageOf(response)];
    };
    const stored = () => gateway.database.queries.$count(files);
    const before = await stored();
    expect((await put(`${BACKOFFICE}/${id}/validar`, comercial, 2)).status).toBe(200);
    expect(await refusal()).toEqual([400, 'A requisição já foi validada']);
    expect((await put(`${BACKOFFICE}/${id}/aprovar`, diretoria, 3)).status).toBe(200);
    expect(await refusal()).toEqual([400, 'A requisição já foi aprovada']);
    expect(await read(id)).toMatchObject({ versao: 4, documentos: [] });
    expect(await stored()).toBe(before);
  });

  it('are refused once their sender has no role for it', async () => {
    const id = await createRequisition(gateway);
    const [address = ''] = await announce(id, 1, ['a.pdf']);
    const { queries } = gateway.database;
    const [upload] = await queries.select().from(documentUploads).where(eq(documentUploads.requisicaoId, id));
    const held = await queries
      .delete(userRoles)
      .where(eq(userRoles.userId, upload?.userId ?? 0))
      .returning();
    onTestFinished(async () => void (await queries.insert(userRoles).values(held).onConflictDoNothing()));
    const response = await send(address, pdf);
    expect([response.status, await messageOf(response)]).toEqual([
      400,
      'Você não tem permissão para esta ação',
    ]);
    await queries.insert(userRoles).values(held);
    expect((await send(address, pdf)).status).toBe(204);
  });

  it('are refused once the access of their sender has ended (D25)', async () => {
    const id = await createRequisition(gateway);
    const [address = ''] = await announce(id, 1, ['a.pdf']);
    const { queries } = gateway.database;
    const [upload] = await queries.select().from(documentUploads).where(eq(documentUploads.requisicaoId, id));
    const setActive = async (active: boolean) => {
      await queries
        .update(users)
        .set({ active })
        .where(eq(users.id, upload?.userId ?? 0));
    };
    onTestFinished(() => setActive(true));
    await setActive(false);
    const response = await send(address, pdf);
    expect([response.status, await messageOf(response)]).toEqual([
      400,
      'Você não tem permissão para esta ação',
    ]);
    await setActive(true);
    expect((await read(id)).documentos).toEqual([]);
  });

  it('are audited with the save that announced them', async () => {
    const answer = await gateway.call(REQUISITIONS, {
      token: comercial,
      body: { ...requisitionInput, nomeOriginal: ['a.pdf'] },
    });
    const { requisicao, assinaturasArquivos } = answer.body as Schemas['RequisitionAnswer'];
    const start = gateway.clock.now;
    onTestFinished(() => {
      gateway.clock.now = start;
    });
    gateway.clock.now = new Date(start.getTime() + 60_000);
    const [later = ''] = await announce(requisicao.id, 1, ['b.pdf']);
    await send(assinaturasArquivos[0]?.url ?? '', pdf);
    await send(later, pdf);
    expect((await auditOf(gateway, 'requisition', requisicao.id)).slice(-2)).toEqual([
      { operation: 'createRequisition', changes: { anexo: { before: null, after: 'a.pdf' } } },
      { operation: 'updateRequisition', changes: { anexo: { before: null, after: 'b.pdf' } } },
    ]);
  });

  it('go with a requisition that is removed for real (RQL-027)', async () => {
    const { requisicao, assinaturasArquivos } = (
      await gateway.call(REQUISITIONS, {
        token: comercial,
        body: { ...requisitionInput, nomeOriginal: ['a.pdf'] },
      })
    ).body as Schemas['RequisitionAnswer'];
    const path = `${REQUISITIONS}/${requisicao.id}`;
    await send(assinaturasArquivos[0]?.url ?? '', pdf);
    const stored = (await gateway.call(path, { token: comercial })).body as Schemas['RequisitionAnswer'];
    const address = stored.assinaturasArquivos[0]?.url ?? '';
    expect((await gateway.app.request(address)).status).toBe(200);
    const [document] = await gateway.database.queries
      .select({ fileId: requisitionDocuments.fileId })
      .from(requisitionDocuments)
      .where(eq(requisitionDocuments.requisicaoId, requisicao.id));
    const kept = () => gateway.database.queries.$count(files, eq(files.id, document?.fileId ?? ''));
    expect(await kept()).toBe(1);
    const headers = ifMatch(stored.requisicao.versao);
    const removed = await gateway.call(path, { method: 'DELETE', token: comercial, headers });
    expect(removed.status).toBe(204);
    expect(await kept()).toBe(0);
    expect((await gateway.app.request(address)).status).toBe(404);
  });
});

describe('the payment terms of a supplier (RQP-025 to RQP-031)', () => {
  const terms = (id: number, query = '') =>
    gateway.call(`${REQUISITIONS}/prazo/fornecedores/${id}${query}`, { token: comercial });

  it('are those of a division that has its own, else the general ones', async () => {
    const { alfa } = supplyIds.suppliers;
    expect((await terms(alfa)).body).toMatchObject({
      dados: { tipoPrazo: 'Parcelado', prazosCadastro: '30/60' },
    });
    expect((await terms(alfa, '?divisoesId=1&divisoesId=2')).body).toMatchObject({
      dados: { prazosCadastro: '21' },
    });
    expect((await terms(alfa, '?divisoesId=1')).body).toMatchObject({ dados: { prazosCadastro: '30/60' } });
  });

  it('have a message of their own where there are none, and where the legacy takes too long', async () => {
    const missing = await terms(supplyIds.suppliers.agua);
    expect([missing.status, errorOf(missing).message]).toEqual([
      404,
      'Não foi encontrado um prazo cadastrado para o fornecedor, revise o cadastro.',
    ]);
    const late = await terms(supplyIds.suppliers.beta);
    expect([late.status, errorOf(late).message]).toEqual([504, 'Tempo limite no legado para buscar prazo']);
  });
});

describe('the list (RQL-017, RQL-028, RQL-029, RQA-006 to RQA-013)', () => {
  const list = async (query: string) => {
    const answer = await gateway.call(`${REQUISITIONS}?${query}`, { token: comercial });
    return answer.body as Schemas['RequisitionList'];
  };

  it('is narrowed by every filter, and has pages of 20', async () => {
    const marked = await createRequisition(gateway, {
      dataCompraInicial: '2026-12-24',
      valorRequisicao: 7_777,
      tags: [{ id: 1 }],
      tipoLiberacao: 'Fornecedor',
    });
    await setRequisition(gateway, marked, 'PreRequisitado');
    const { requisicoes, meta } = await list('');
    expect([requisicoes.length, meta.paginacao.tamanhoPagina]).toEqual([20, 20]);
    expect(requisicoes[0]?.id).toBe(marked);
    for (const query of [
      'StatusRequisicao=PreRequisitado',
      'DataInicio=2026-12-24&DataFim=2026-12-24',
      'TagsIds=1&TagsIds=99',
      'TipoLiberacao=Fornecedor',
      'Ordenacao.Coluna=ValorRequisicao&Ordenacao.Ascending=false&QuantidadeRegistros=1',
    ])
      expect(
        (await list(query)).requisicoes.map(({ id }) => id),
        query,
      ).toEqual([marked]);
    for (const query of ['GestorId=99', 'FornecedorId=102', 'DataInicio=2027-12-24'])
      expect((await list(query)).requisicoes, query).toEqual([]);
    const sorted = await list(
      'Ordenacao.Coluna=Analise.estimativaRequisicaoCustoAtual&Ordenacao.Ascending=false',
    );
    expect(sorted.requisicoes[0]).toMatchObject({
      id: marked,
      analise: { estimativaRequisicaoCustoAtual: 7_777 },
    });
  });

  it('is sorted by the names that manager and supplier have now (RQL-028)', async () => {
    const { queries } = gateway.database;
    const [other] = await queries
      .insert(managers)
      .values({ id: 2, matricula: '2', nome: 'ANA', email: 'a@empresa.com.br' })
      .returning();
    const first = await createRequisition(gateway, {});
    await queries
      .update(requisitions)
      .set({ gestorId: other?.id ?? 0, fornecedorId: supplyIds.suppliers.beta })
      .where(eq(requisitions.id, first));
    const firstBy = async (column: string) =>
      (await list(`Ordenacao.Coluna=${column}&QuantidadeRegistros=100`)).requisicoes[0]?.id;
    const lastBy = async (column: string) =>
      (await list(`Ordenacao.Coluna=${column}&QuantidadeRegistros=100`)).requisicoes.at(-1)?.id;
    expect(await firstBy('NomeGestor')).toBe(first);
    await queries.update(managers).set({ nome: 'ZILDA' }).where(eq(managers.id, 2));
    await queries
      .update(suppliers)
      .set({ nomeFantasia: 'ÁGUIA' })
      .where(eq(suppliers.id, supplyIds.suppliers.beta));
    expect([await lastBy('NomeGestor'), await firstBy('Fornecedor')]).toEqual([first, first]);
    await queries
      .update(suppliers)
      .set({ nomeFantasia: 'ZÊNITE' })
      .where(eq(suppliers.id, supplyIds.suppliers.beta));
    expect(await lastBy('Fornecedor')).toBe(first);
    await queries.delete(requisitions).where(eq(requisitions.id, first));
  });

  it('refuses a period that ends before it begins', async () => {
    const answer = await gateway.call(`${REQUISITIONS}?DataInicio=2026-12-02&DataFim=2026-12-01`, {
      token: comercial,
    });
    expect(errorOf(answer).errors.fields).toEqual({ DataFim: ['A data final é anterior à data inicial'] });
  });
});

describe('history and analyses (RQF-053, RQF-054, RQF-081 to RQF-085)', () => {
  it('of a manager count by division', async () => {
    const answer = await gateway.call(`${REQUISITIONS}/historico/gestores/1/HistoricoPorDivisao`, {
      token: comercial,
    });
    const [mesa] = (answer.body as Schemas['HistoryAnswer']).historico;
    const rows = await gateway.database.queries.select().from(requisitions);
    const kept = rows.filter(({ deletedAt }) => deletedAt === null);
    const cents = kept.reduce((sum, { valorRequisicao }) => sum + Math.round(valorRequisicao * 100), 0);
    expect(mesa).toMatchObject({
      divisao: 'MESA',
      quantidadeRequisicoes: kept.length,
      valorRequisitado: cents / 100,
    });
  });

  it('of a requisition are those of its save; without one there is a message', async () => {
    await gateway.database.queries.delete(requisitions);
    const id = await createRequisition(gateway);
    const none = await gateway.call(`${REQUISITIONS}/${id}/historico`, { token: comercial });
    expect([none.status, errorOf(none).message]).toEqual([404, 'Histórico não encontrado']);
    const analyses = await gateway.call(`${REQUISITIONS}/${id}/analises`, { token: comercial });
    expect(analyses.body).toMatchObject({
      analises: [{ fornecedor: 'ALFA 100% AÇO', estimativaRequisicaoCustoAtual: 1_000.01 }],
    });
    const manager = await gateway.call(`${REQUISITIONS}/analises/gestores/1/fornecedores`, {
      token: comercial,
    });
    expect(errorOf(manager).message).toBe('Análises não encontradas');
  });
});

describe('charts and cash flow (CHT-016 to CHT-023)', () => {
  const analysis = async (period: string) => {
    const path = `${REQUISITIONS}/graficos/analise?tipoVisaoGrafico=${period}`;
    return (await gateway.call(path, { token: diretoria })).body as Schemas['GraphicAnalysis'];
  };
  const cents = (line: Schemas['ChartLine'] | undefined) =>
    line?.data.reduce((sum, value) => sum + Math.round(value * 100), 0);

  it('agree with the requisitions to the cent at each step, and count what is billed once', async () => {
    await gateway.database.queries.delete(requisitions);
    await gateway.database.queries
      .insert(expenses)
      .values({ descricao: 'Aluguel', data: '2026-12-05', valor: 10.01 });
    const id = await createRequisition(gateway);
    const rows = async () => {
      const results: (number | undefined)[][] = [];
      for (const period of ['Dia', 'Semana', 'Mes'])
        results.push((await analysis(period)).tabelaGrafico.valores.map((line) => cents(line)));
      expect(results[0]).toEqual(results[2]);
      expect(results[1]).toEqual(results[2]);
      return results[2];
    };
    expect(await rows()).toEqual([0, 100_001, 100_001, 0, 1_001, 101_002]);
    await setRequisition(gateway, id, 'Recusado');
    expect(await rows()).toEqual([0, 0, 0, 0, 1_001, 1_001]);
    await setRequisition(gateway, id, 'Aprovado');
    expect(await rows()).toEqual([100_001, 0, 100_001, 0, 1_001, 101_002]);
    await billFirstInstallment(gateway, id);
    expect(await rows()).toEqual([50_001, 0, 50_001, 50_000, 1_001, 101_002]);
  });

  it('show what falls due of the selection, by default of all that are not refused (G-55)', async () => {
    const other = await createRequisition(gateway, { valorRequisicao: 2_000 });
    const releases = async (query: string) => {
      const path = `${REQUISITIONS}/graficos/lancamentos?tipoVisaoGrafico=Mes${query}`;
      const { categorias, valores } = (await gateway.call(path, { token: diretoria }))
        .body as Schemas['ChartData'];
      const [line] = valores;
      return categorias.flatMap((name, place) => (line?.data[place] ? [[name, line.data[place]]] : []));
    };
    expect(await releases(`&requisicoes=${other}`)).toEqual([
      ['12/2026', 500],
      ['01/2027', 1_500],
    ]);
    expect(await releases('')).toEqual([
      ['12/2026', 1_000],
      ['01/2027', 2_000.01],
    ]);
  });
});
