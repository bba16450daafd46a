import { randomUUID } from 'node:crypto';
import type { Schemas } from '@portal/api';
import type { Role } from '@portal/domain';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  families,
  files,
  productPhotos,
  productSuppliers,
  products,
  suppliers,
  users,
} from '../../database/schema.ts';
import { recordChange } from '../../records/recordChange.ts';
import { decide, insertBatchProducts } from '../../testing/batchFixtures.ts';
import { emailOf } from '../../testing/fixtures.ts';
import { ifMatch } from '../../testing/register.ts';
import { FAMILY_INPUT, insertReview, reviewIds } from '../../testing/reviewFixtures.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';
import { isAbout, logRows } from './logQueries.ts';

let gateway: TestGateway;
let token: string;
let codes: { product: number; family: number };

const PERIOD = 'DataInicio=2026-11-01&DataFim=2026-11-30';

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  await insertBatchProducts(gateway, 2);
  token = await gateway.tokenOf('Comercial');
  const { queries } = gateway.database;
  const [product] = await queries
    .select({ codigo: products.codigo })
    .from(products)
    .where(eq(products.id, 5001));
  const [family] = await queries
    .select({ codigo: families.codigo })
    .from(families)
    .where(eq(families.id, reviewIds.family));
  codes = { product: product?.codigo ?? 0, family: family?.codigo ?? 0 };
});

afterAll(() => gateway.close());

const list = (query: string, as = token) => gateway.call(`/api/produtos/logs?${query}`, { token: as });
const put = async (path: string, body: object, role: Role, version = 1) => {
  const answer = await gateway.call(path, {
    method: 'PUT',
    token: await gateway.tokenOf(role),
    body,
    headers: ifMatch(version),
  });
  expect([path, answer.status, answer.status === 200 ? '' : answer.text]).toEqual([path, 200, '']);
};
const found = async (query: string) => {
  const answer = await list(`${query}&${PERIOD}`);
  expect(answer.status).toBe(200);
  return answer.body as Schemas['LogList'];
};
const lines = ({ logs }: Schemas['LogList']) =>
  logs.map(({ registro, acao, rotulo, valorAnterior, valorNovo }) =>
    [registro, acao, rotulo, valorAnterior, valorNovo].join(' | '),
  );

describe('the log of a record (LOG-001 to LOG-009, G-04, API3-002, API3-037)', () => {
  it('tells of a product what was changed, by whom, through which call, the newest first', async () => {
    const director = await gateway.tokenOf('Diretoria');
    await decide(gateway, director, 'aprovar', [5001]);
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
    // A save of the family renames its products; the audit of each says so.
    await put(`/api/produtos/familias/${reviewIds.family}`, { ...FAMILY_INPUT, colecao: 'LUA' }, 'Comercial');
    const log = await found(`Dominio=Produtos&CodigoProduto=${codes.product}`);
    expect(lines(log)).toEqual([
      'Produto | Alteração da família | Nome | PANELA BRINOX 5001 3L | PANELA BRINOX LUA 5001 3L',
      'Produto | Aprovação em lote | Aprovação | Aguardando Aprovação | Aprovado',
    ]);
    expect(log.logs[0]).toMatchObject({ codigo: codes.product, operacao: 'updateFamily', campo: 'nome' });
    expect(log.meta.paginacao).toEqual({ totalRegistros: 2, paginaAtual: 1, tamanhoPagina: 20 });
  });

  it('names the batch that made a change or took it back, to who made the batch and nobody else', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const read = async () => {
      const [row] = await gateway.database.queries.select().from(products).where(eq(products.id, 5002));
      return { codigo: row?.codigo, versao: row?.versao ?? 0 };
    };
    const { codigo, versao: seen } = await read();
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
    const director = await gateway.tokenOf('Diretoria');
    await decide(gateway, director, 'aprovar', [5002], { lote: first, versao: seen });
    const { versao } = await read();
    const back = await gateway.call('/api/produtos/alteracao-status-lote', {
      method: 'PUT',
      token,
      body: {
        lote: second,
        versoes: [{ produtoId: 5002, versao }],
        produtosIds: [5002],
        status: 'Validado',
      },
    });
    expect([back.status, back.text]).toEqual([200, expect.stringContaining('Feito')]);
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
    const undo = `/api/produtos/lotes/${second}/desfazer?produtosIds=5002`;
    expect((await gateway.call(undo, { method: 'PUT', token })).text).toContain('Feito');
    const { logs } = await found(`Dominio=Produtos&CodigoProduto=${codigo}`);
    expect(logs.slice(0, 3).map(({ operacao, lote }) => [operacao, lote])).toEqual([
      ['undoBatch', second],
      ['changeProductsStatus', second],
      ['approveProducts', null],
    ]);
  });

  it('includes the bar codes and links of a product, and the mark that a save takes from another one', async () => {
    const path = '/api/produtos/5001/produtos-filhos';
    const ean = { dun: '17891000315528', quantidadeProdutosNaCaixa: 6, descricao: null, saldao: false };
    const create = (gtinEan: string, principal: boolean) =>
      gateway.call(path, { token, body: { ...ean, gtinEan, principal } });
    expect((await create('7891000315521', true)).status).toBe(201);
    expect((await create('7891000315538', true)).status).toBe(201);
    const log = await found(`Dominio=Produtos&CodigoProduto=${codes.product}&QuantidadeRegistros=100`);
    expect(lines(log)).toEqual(
      expect.arrayContaining([
        'EAN | Cadastro de EAN | EAN |  | 7891000315521',
        'EAN | Cadastro de EAN | Principal | Sim | Não',
      ]),
    );
  });

  it("includes the SKUs of a product's links, removed ones too", async () => {
    const { queries } = gateway.database;
    const [link] = await queries
      .select({ id: productSuppliers.id })
      .from(productSuppliers)
      .where(eq(productSuppliers.produtoId, 5001));
    const path = `/api/produtos/5001/fornecedores/${link?.id}/skus`;
    const created = await gateway.call(path, { token, body: { sku: 'PAN-5001', principal: true } });
    expect(created.status).toBe(201);
    const { id, versao } = created.body as Schemas['ProductSupplierSku'];
    const headers = ifMatch(versao);
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
    const removed = await gateway.call(`${path}/${id}/delete`, { method: 'PUT', token, headers });
    expect(removed.status).toBe(204);
    const log = await found(`Dominio=Produtos&CodigoProduto=${codes.product}&QuantidadeRegistros=100`);
    expect(lines(log).filter((line) => line.startsWith('SKU'))).toEqual([
      'SKU | Exclusão de SKU | Principal | Sim | ',
      'SKU | Exclusão de SKU | SKU | PAN-5001 | ',
      'SKU | Cadastro de SKU | Principal |  | Sim',
      'SKU | Cadastro de SKU | SKU |  | PAN-5001',
    ]);
  });

  it('tells of photos as people call them, never by their bytes or keys, also in entries of before (G-04)', async () => {
    const { queries } = gateway.database;
    const data = 'data:image/png;base64,iVBORw0KGgo=';
    const fileId = randomUUID();
    await queries.insert(files).values({ id: fileId, contentType: 'image/png', sizeBytes: 8 });
    const photos = await queries
      .insert(productPhotos)
      .values([
        { produtoId: 5001, arquivo: data, ordem: 0 },
        { produtoId: 5001, fileId, ordem: 1 },
      ])
      .returning({ id: productPhotos.id });
    const [first = 0, second = 0] = photos.map(({ id }) => id);
    const entry = {
      userId: null,
      operation: 'updateEcommerceProduct',
      recordKind: 'product',
      recordId: '5001',
    };
    const change = (minute: number, before: unknown[], after: unknown[]) => ({
      ...entry,
      changedAt: new Date(gateway.clock.now.getTime() + minute * 60_000),
      changes: { fotos: { before, after } },
    });
    await queries
      .insert(auditEntries)
      .values([
        change(1, [data, randomUUID()], [data, fileId]),
        change(2, [first, second], [second, first]),
        change(3, [second, first], []),
      ]);
    const log = await found(`Dominio=Produtos&CodigoProduto=${codes.product}&QuantidadeRegistros=100`);
    expect(lines(log).filter((line) => line.includes('Fotos'))).toEqual([
      `Produto | Alteração no e-commerce | Fotos | Foto ${second}, Foto ${first} | `,
      `Produto | Alteração no e-commerce | Fotos | Foto ${first}, Foto ${second} | Foto ${second}, Foto ${first}`,
      `Produto | Alteração no e-commerce | Fotos | Foto ${first}, 1 foto excluída | Foto ${first}, Foto ${second}`,
    ]);
    await queries.delete(productPhotos).where(eq(productPhotos.produtoId, 5001));
    await queries.delete(files).where(eq(files.id, fileId));
  });

  it('tells of a family with the names of what it refers to', async () => {
    const { logs } = await found(`Dominio=Familias&CodigoFamilia=${codes.family}&QuantidadeRegistros=100`);
    expect(logs.find(({ campo }) => campo === 'colecao')).toMatchObject({
      registro: 'Família',
      rotulo: 'Coleção',
      valorAnterior: null,
      valorNovo: 'LUA',
      usuario: 'Marina Alves',
    });
  });

  it('tells of a supplier', async () => {
    const { queries } = gateway.database;
    const [user] = await queries
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, emailOf('Contabil')));
    await queries.insert(auditEntries).values({
      changedAt: gateway.clock.now,
      userId: user?.id ?? 0,
      operation: 'saveRegistrationBasicData',
      recordKind: 'registration',
      recordId: '1',
      changes: { nomeFantasia: { before: 'SERRA', after: 'PANELAS DA SERRA' } },
    });
    const [supplier] = await queries
      .select({ codigo: suppliers.codigo })
      .from(suppliers)
      .where(eq(suppliers.id, 1));
    const { logs } = await found('Dominio=Fornecedores&FornecedorId=1');
    expect(logs).toMatchObject([
      {
        registro: 'Fornecedor',
        codigo: supplier?.codigo,
        valorAnterior: 'SERRA',
        valorNovo: 'PANELAS DA SERRA',
      },
    ]);
  });

  it('tells of a supplier also when the password of its account changed', async () => {
    const [account] = await gateway.database.queries
      .select({ id: users.id })
      .from(users)
      .innerJoin(suppliers, eq(suppliers.cnpj, users.cnpj))
      .where(eq(suppliers.id, 1));
    const { now } = gateway.clock;
    await recordChange(
      gateway.database.queries,
      { userId: account?.id ?? 0, operation: 'changePassword', at: now },
      {
        kind: 'account',
        id: account?.id ?? 0,
        before: { senhaAlteradaEm: null, sessoes: ['one'] },
        after: { senhaAlteradaEm: now, sessoes: [] },
      },
    );
    const { logs } = await found('Dominio=Fornecedores&FornecedorId=1');
    expect(logs.slice(0, 2).map((log) => [log.registro, log.acao, log.rotulo, log.valorAnterior])).toEqual([
      ['Conta', 'Troca de senha', 'Senha', null],
      ['Conta', 'Troca de senha', 'Sessões abertas', '1 sessão'],
    ]);
  });

  it('is narrowed by period and user, sorted and paged', async () => {
    const query = `Dominio=Produtos&CodigoProduto=${codes.product}`;
    const { logs } = await found(`${query}&QuantidadeRegistros=100`);
    const director = await gateway.database.queries
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, emailOf('Diretoria')));
    const byDirector = await found(`${query}&UsuarioId=${director[0]?.id}`);
    expect(lines(byDirector)).toEqual([
      'Produto | Aprovação em lote | Aprovação | Aguardando Aprovação | Aprovado',
    ]);
    const page = (await found(`${query}&Pagina=2&QuantidadeRegistros=2`)).logs;
    expect(page.map(({ id }) => id)).toEqual(logs.slice(2, 4).map(({ id }) => id));
    const oldest = (await found(`${query}&Ordenacao.Coluna=Data&Ordenacao.Ascending=true`)).logs[0];
    expect(oldest?.acao).toBe('Aprovação em lote');
    const other = await list(`${query}&DataInicio=2026-10-01&DataFim=2026-10-31`);
    expect((other.body as Schemas['LogList']).logs).toEqual([]);
    expect((await found('Dominio=Produtos&CodigoProduto=99999999')).logs).toEqual([]);
  });

  it.each([
    [`Dominio=Familias&${PERIOD}`, 'CodigoFamilia', 'Família é obrigatória'],
    [`Dominio=Fornecedores&${PERIOD}`, 'FornecedorId', 'Fornecedor é obrigatório'],
    [`Dominio=Produtos&${PERIOD}`, 'CodigoProduto', 'Código do Produto é obrigatório'],
    [
      'Dominio=Produtos&CodigoProduto=1&DataInicio=2026-11-30&DataFim=2026-11-01',
      'DataFim',
      'A data final deve ser igual ou posterior à inicial',
    ],
  ])('%s is refused', async (query, name, text) => {
    const answer = await list(query);
    expect([answer.status, errorOf(answer).errors.fields]).toEqual([400, { [name]: [text] }]);
  });

  it('needs both days (LOG-004)', async () => {
    expect((await list('Dominio=Produtos&CodigoProduto=1&DataInicio=2026-11-01')).status).toBe(400);
  });
});

it('the users are those who changed something, by name; one is found by the id (LOG-010, LOG-011, API3-021)', async () => {
  const read = async (query: string) => {
    const { body } = await gateway.call(`/api/produtos/logs/usuarios?${query}`, { token });
    return body as Schemas['LogUserList'];
  };
  const { usuarios, meta } = await read('busca=mar%C3%ADna');
  expect(usuarios.every(({ nome }) => nome === 'Marina Alves')).toBe(true);
  expect(meta.paginacao.totalRegistros).toBe(3);
  for (const user of usuarios) expect((await read(`UsuarioId=${user.id}`)).usuarios).toEqual([user]);
});

it('who changed only what the logs do not tell of is none of the users (LOG-010)', async () => {
  const { queries } = gateway.database;
  const [other] = await queries
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, emailOf('Ecommerce')));
  const userId = other?.id ?? 0;
  const entry = {
    userId,
    operation: 'updateBrand',
    recordId: '1',
    changes: {},
    changedAt: gateway.clock.now,
  };
  const isListed = async () => {
    const { body } = await gateway.call('/api/produtos/logs/usuarios', { token });
    return (body as Schemas['LogUserList']).usuarios.some(({ id }) => id === userId);
  };
  await queries.insert(auditEntries).values({ ...entry, recordKind: 'brand' });
  expect(await isListed()).toBe(false);
  await queries.insert(auditEntries).values({ ...entry, recordKind: 'family' });
  expect(await isListed()).toBe(true);
});

it('is for commercial only (LOG-012)', async () => {
  for (const role of ['Diretoria', 'Contabil', 'Fornecedor'] as const) {
    const as = await gateway.tokenOf(role);
    expect((await list(`Dominio=Produtos&CodigoProduto=1&${PERIOD}`, as)).status).toBe(403);
    expect((await gateway.call('/api/produtos/logs/usuarios', { token: as })).status).toBe(403);
  }
});

describe('with many entries', () => {
  it('reads those of the record from the index, not the audit from its beginning to its end', async () => {
    const { queries } = gateway.database;
    await queries.execute(sql`
      insert into audit_entries (changed_at, user_id, operation, record_kind, record_id, changes)
      select now(), (select min(id) from users), 'updateProduct', 'product', (100000 + n % 5000)::text,
        '{"nome": {"before": "A", "after": "B"}}'::jsonb
      from generate_series(1, 20000) as n`);
    await queries.execute(sql`analyze audit_entries`);
    const about = isAbout({
      codigo: 1,
      records: [
        { kind: 'product', ids: [5001] },
        { kind: 'ean', ids: [1, 2] },
      ],
    });
    const page = logRows(queries)
      .where(about)
      .orderBy(desc(auditEntries.changedAt), desc(auditEntries.id))
      .limit(20)
      .getSQL();
    const answer = (await queries.execute(sql`explain ${page}`)) as unknown as {
      rows: Record<string, string>[];
    };
    const plan = answer.rows.flatMap((row) => Object.values(row));
    expect(plan.join('\n')).toContain('audit_entries_by_record');
    expect(plan.join('\n')).not.toContain('Seq Scan on audit_entries');
  });
});
