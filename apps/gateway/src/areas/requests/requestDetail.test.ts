import type { Schemas } from '@portal/api';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  familyRequests,
  productRequests,
  registrationRequests,
  suppliers,
  users,
} from '../../database/schema.ts';
import { emailOf } from '../../testing/fixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { recordRequestEvent } from './requestEvents.ts';

const CALL = '/api/produtos/solicitacoes-cadastros';
const OWN = 1;
const OTHER = 2;
const SUPPLIER = 'contato@serra.com.br';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await gateway.database.queries.insert(suppliers).values({
    id: OTHER,
    cnpj: '12ABC34501DE35',
    email: 'contato@rio.com.br',
    nomeFantasia: 'RIO MANSO ALIMENTOS',
  });
  gateway.clock.now = new Date('2027-03-02T12:00:00Z');
});

afterAll(() => gateway.close());

/** Opens a request of a new family and of family 1 of the fixtures, and gives the ids of both. */
async function openRequest(fornecedorId = OWN) {
  const [request] = await gateway.database.queries
    .insert(registrationRequests)
    .values({ fornecedorId, dataExpiracao: '2027-04-01' })
    .returning({ id: registrationRequests.id });
  const requestId = request?.id ?? 0;
  const rows = await gateway.database.queries
    .insert(familyRequests)
    .values([
      { solicitacaoCadastroId: requestId, novaFamilia: true, quantidadeCadastroProduto: 2 },
      {
        solicitacaoCadastroId: requestId,
        familiaId: 1,
        novaFamilia: false,
        quantidadeCadastroProduto: 3,
        statusFornecedor: 'Concluido',
        statusComercial: 'Concluido',
      },
    ])
    .returning({ id: familyRequests.id });
  const [newFamily = 0, known = 0] = rows.map(({ id }) => id);
  return { requestId, newFamily, known };
}

async function read(familyRequestId: number, role: 'Fornecedor' | 'Contabil' | 'Comercial' = 'Contabil') {
  const answer = await gateway.call(`${CALL}?SolicitacaoFamiliaId=${familyRequestId}`, {
    token: await gateway.tokenOf(role),
  });
  return { ...answer, detail: answer.body as Schemas['RegistrationRequestDetail'] };
}

describe('detail of a request (SOL-045)', () => {
  it('has every family, and the products of the one that was asked for', async () => {
    const { requestId, newFamily, known } = await openRequest();
    await gateway.database.queries.insert(productRequests).values([
      { solicitacaoCadastroFamiliaId: known, produtoId: 1, statusComercial: 'Recusado' },
      { solicitacaoCadastroFamiliaId: known, produtoId: 2 },
    ]);
    const { status, headers, detail } = await read(known);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"1"');
    expect(detail).toMatchObject({ id: requestId, fornecedorNomeTela: 'PANELAS DA SERRA', versao: 1 });
    expect(detail.solicitacoesCadastrosFamilias).toMatchObject([
      {
        id: newFamily,
        familiaId: null,
        quantidadeCadastroProduto: 2,
        quantidadeCadastrada: 0,
        quantidadeIncompleta: 0,
        quantidadeRecusada: 0,
      },
      {
        id: known,
        familiaNome: 'PANELA TRAMONTINA 4,5L SOLAR',
        quantidadeCadastrada: 2,
        quantidadeIncompleta: 0,
        quantidadeRecusada: 1,
        solicitacoesDetalhes: [
          { id: 1, nome: 'PANELA TRAMONTINA SOLAR VERMELHA', gtinEan: '7891000315507', versao: 1 },
          { id: 2 },
        ],
      },
    ]);
    expect(detail.solicitacoesCadastrosFamilias[0]).not.toHaveProperty('solicitacoesDetalhes');
    await gateway.database.queries.delete(productRequests);
  });

  it('tells what happened to the request and to the family, to the supplier without the names of staff', async () => {
    const { queries } = gateway.database;
    const { requestId, newFamily, known } = await openRequest();
    const people = await queries
      .select()
      .from(users)
      .where(inArray(users.email, [emailOf('Comercial'), SUPPLIER]));
    const author = (email: string) => ({
      userId: people.find((user) => user.email === email)?.id ?? 0,
      at: gateway.clock.now,
    });
    const created = { kind: 'FamiliaCriada', requestId, name: 'PANELA SOLAR' } as const;
    await recordRequestEvent(queries, author(emailOf('Comercial')), { kind: 'Aberta', requestId });
    await recordRequestEvent(queries, author(SUPPLIER), { ...created, familyRequestId: known });
    await recordRequestEvent(queries, author(SUPPLIER), { ...created, familyRequestId: newFamily });
    const once = { quantidade: 1, inicio: '2027-03-02T12:00:00.000Z', fim: '2027-03-02T12:00:00.000Z' };
    const opened = { ...once, tipo: 'Aberta', lado: 'Comercial', nome: null };
    const saved = {
      ...once,
      tipo: 'FamiliaCriada',
      lado: 'Fornecedor',
      nome: 'PANELA SOLAR',
      autor: 'Fornecedor',
    };
    expect((await read(known)).detail.historico).toEqual([{ ...opened, autor: 'Marina Alves' }, saved]);
    expect((await read(known, 'Fornecedor')).detail.historico).toEqual([{ ...opened, autor: null }, saved]);
  });

  it('is 404 for a family of another supplier, one that was taken out, and none (D6)', async () => {
    const { known } = await openRequest(OTHER);
    expect((await read(known, 'Fornecedor')).status).toBe(404);
    expect((await read(known)).status).toBe(200);
    await gateway.database.queries
      .update(familyRequests)
      .set({ deletedAt: gateway.clock.now })
      .where(eq(familyRequests.id, known));
    expect((await read(known)).status).toBe(404);
    expect((await read(999_999)).status).toBe(404);
  });
});
