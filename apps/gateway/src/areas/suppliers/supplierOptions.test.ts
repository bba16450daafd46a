import type { Schemas } from '@portal/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSupply } from '../../testing/supplyFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertSupply(gateway.database);
  token = await gateway.tokenOf('Comercial');
});

afterAll(() => gateway.close());

async function read(path: string, query: Record<string, string> = {}): Promise<unknown> {
  const answer = await gateway.call(`${path}?${new URLSearchParams(query)}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('suppliers to choose from (LNK-032, API3-016)', () => {
  const suppliers = async (query?: Record<string, string>) =>
    (await read('/api/fornecedores/lista', query)) as Schemas['SupplierOptionList'];
  const ids = async (query: Record<string, string>) =>
    (await suppliers(query)).fornecedores.map(({ id }) => id);

  it('are the approved ones by trade name, 20 a page', async () => {
    expect(await suppliers()).toEqual({
      fornecedores: [
        { id: 103, codigo: 9103, nomeFantasia: 'ÁGUA E CIA' },
        { id: 101, codigo: 9101, nomeFantasia: 'ALFA 100% AÇO' },
        { id: 102, codigo: 9102, nomeFantasia: 'BETA CASA' },
      ],
      meta: { paginacao: { totalRegistros: 3, paginaAtual: 1, tamanhoPagina: 20 } },
    });
  });

  it.each([
    [{ busca: 'agua' }, [103]],
    [{ busca: '9102' }, [102]],
    [{ busca: 'alfa' }, [101]],
    [{ busca: 'comercial ltda' }, [103, 101, 102]],
    [{ busca: '12.abc.345/01de-35' }, [102]],
    [{ busca: '11444777' }, [101]],
    [{ busca: '100%' }, [101]],
    [{ busca: '%%' }, []],
    [{ busca: '-' }, []],
    [{ busca: 'espera' }, []],
    [{ Pagina: '2', QuantidadeRegistros: '2' }, [102]],
    [{ FornecedorId: '102' }, [102]],
    [{ FornecedorId: '104' }, []],
    [{ FornecedorId: '102', busca: 'alfa' }, []],
  ])('answer %j', async (query, expected) => {
    expect(await ids(query as Record<string, string>)).toEqual(expected);
  });

  it('takes no page size above 100', async () => {
    const answer = await gateway.call('/api/fornecedores/lista?QuantidadeRegistros=101', { token });
    expect(answer.status).toBe(400);
  });

  it('are found by their id behind the pages that can be read', async () => {
    const { queries } = gateway.database;
    const numbers = sql`generate_series(1000001, 1010001) as n`;
    await queries.execute(sql`
      insert into suppliers (id, codigo, cnpj, razao_social, nome_fantasia, email)
      select n, n, lpad(n::text, 14, '0'), 'ZINCO ' || n, 'ZINCO ' || n, 'contato@fornecedor.example' from ${numbers}`);
    await queries.execute(sql`
      insert into registration_flows (cnpj, email, fornecedor_id, status_fluxo_cadastro, confirmed_at)
      select lpad(n::text, 14, '0'), 'contato' || n || '@fornecedor.example', n, 'Aprovado', now() from ${numbers}`);
    const behind = await gateway.call('/api/fornecedores/lista?QuantidadeRegistros=100&Pagina=101', {
      token,
    });
    expect(behind.status).toBe(400);
    expect(await ids({ FornecedorId: '1010001' })).toEqual([1010001]);
  });
});

it('is closed to Fornecedor', async () => {
  const answer = await gateway.call('/api/fornecedores/lista', {
    token: await gateway.tokenOf('Fornecedor'),
  });
  expect(answer.status).toBe(403);
});
