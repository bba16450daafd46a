import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands, characteristics } from '../../database/schema.ts';
import { recordChange } from '../../records/recordChange.ts';
import { ifMatch } from '../../testing/register.ts';
import {
  flowAsRead,
  insertDocuments,
  insertSupplierCategories,
  REGISTRATION,
  STEP_2_DOCUMENTS,
  STEP_3_DOCUMENTS,
  STEP_FORMS,
  setFlow,
} from '../../testing/registrations.ts';
import { FAMILY_INPUT, insertReview } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { logRows } from './logQueries.ts';
import { findLogNames, logRow } from './logTexts.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  await insertSupplierCategories(gateway);
  await saveRegistration();
  await saveProductParts();
  await recordRareChanges();
});

afterAll(() => gateway.close());

/** The six steps of a registration, each for the first time. */
async function saveRegistration() {
  await setFlow(gateway, { statusFluxoCadastro: 'DadosFinanceirosInformados' });
  await insertDocuments(gateway, [...STEP_2_DOCUMENTS, ...STEP_3_DOCUMENTS]);
  const token = await gateway.tokenOf('Fornecedor');
  for (const [section, body] of Object.entries(STEP_FORMS)) {
    const headers = await flowAsRead(gateway);
    const { status } = await gateway.call(`${REGISTRATION}/${section}`, {
      method: 'PUT',
      token,
      body,
      headers,
    });
    expect([section, status]).toEqual([section, 200]);
  }
}

/** A family; an EAN, a supplier and his SKU of a product, created and removed. */
async function saveProductParts() {
  const token = await gateway.tokenOf('Comercial');
  const create = async (path: string, body: object) => {
    const answer = await gateway.call(`/api/produtos/${path}`, { token, body });
    expect([path, answer.status]).toEqual([path, 201]);
    return answer.body as { id: number };
  };
  const remove = async (path: string) => {
    const headers = ifMatch(1);
    const { status } = await gateway.call(`/api/produtos/${path}/delete`, { method: 'PUT', token, headers });
    expect([path, status]).toEqual([path, 204]);
  };
  await create('familias', FAMILY_INPUT);
  const codes = { gtinEan: '7891000100103', dun: '17891000100100', quantidadeProdutosNaCaixa: 6 };
  const ean = await create('2/produtos-filhos', {
    ...codes,
    descricao: null,
    principal: false,
    saldao: false,
  });
  await remove(`2/produtos-filhos/${ean.id}`);
  const terms = { padrao: false, unidadeId: 1, qtdCompra: 1, multiplicador: 1 };
  const link = await create('2/fornecedores', { ...terms, fornecedorId: 101 });
  await create(`2/fornecedores/${link.id}/skus`, { sku: 'A1', principal: false });
  await remove(`2/fornecedores/${link.id}`);
}

/** What takes long to come about: what a product refers to, and documents that were sent back. */
async function recordRareChanges() {
  const { queries } = gateway.database;
  const author = { userId: 1, operation: 'updateProduct', at: gateway.clock.now } as const;
  const [brand] = await queries.insert(brands).values({ kind: 'ecommerce', descricao: 'LUMEN' }).returning();
  const [trait] = await queries.insert(characteristics).values({ descricao: 'BRILHANTE' }).returning();
  const document = { id: 1, tipoDocumento: 'CartaoCnpj', nomeOriginal: 'cnpj.pdf', tamanho: 10 };
  const pendency = {
    ...document,
    documentoId: 1,
    motivoPendencia: 'DocumentoIlegivel',
    statusPendencia: 'Nova',
  };
  const product = {
    marcaEcommerceId: brand?.id,
    caracteristicasIds: [trait?.id],
    filiaisBloqueio: [3],
    fotos: [7],
    importadoLegado: true,
    descricao: '<h3>Uso</h3><p>Fogões a <strong>gás</strong> &amp; indução</p>',
    codigo: 300_001,
  };
  await recordChange(
    queries,
    author,
    { kind: 'product', id: 2, before: null, after: product },
    {
      kind: 'registration',
      id: 1,
      before: { pendencias: [], documentosPorTipo: { CartaoCnpj: [] }, suframa: null },
      after: {
        pendencias: [pendency],
        documentosPorTipo: { CartaoCnpj: [document] },
        suframa: '20',
        statusFluxoCadastro: 'PendenciadoNaPrimeiraAnalise',
        statusAprovacaoComercialSegundaAnalise: 'Pendenciar',
        etapaReprovacao: 'SegundaAnaliseContabil',
      },
    },
    { kind: 'account', id: 1, before: null, after: { nome: 'Ana', funcoes: ['Comercial'], sessoes: ['a'] } },
  );
}

async function told() {
  const { queries } = gateway.database;
  const rows = await logRows(queries);
  const names = await findLogNames(queries, rows);
  return rows.map((row) => ({ kind: row.kind, ...logRow(row, { codigo: 1, names, callerId: 0 }) }));
}

describe('the texts of a log (D1)', () => {
  it('show people no id and no name of the wire, whatever record they are of', async () => {
    const logs = await told();
    expect([...new Set(logs.map(({ kind }) => kind))].toSorted()).toEqual([
      'account',
      'ean',
      'family',
      'product',
      'productSupplier',
      'registration',
      'sku',
    ]);
    const wire = /(?:^|, )[a-z]\w*: /;
    for (const { campo, rotulo, valorAnterior, valorNovo } of logs) {
      expect([campo, rotulo]).toEqual([campo, expect.stringMatching(/^[A-ZÀ-Ú]/)]);
      expect(rotulo).not.toBe(campo);
      for (const text of [valorAnterior, valorNovo]) expect(text ?? '').not.toMatch(wire);
    }
  });

  it.each([
    ['productSupplier', 'Unidade', 'CX - CAIXA'],
    ['productSupplier', 'Fornecedor', 'ALFA 100% AÇO'],
    ['product', 'Marca ecommerce', 'LUMEN'],
    ['product', 'Características', 'BRILHANTE'],
    ['product', 'Filiais bloqueadas', 'CONTAGEM'],
    ['product', 'Descrição', 'Uso Fogões a gás & indução'],
    ['family', 'Estoque sem giro', 'Devolução: Não, Indenização: Não'],
    ['registration', 'Segmento', 'Indústria'],
    [
      'registration',
      'Endereço',
      'CEP: 30130-010, Endereço: PRAÇA SETE, Número: 100, Bairro: CENTRO, Cidade: Uberlândia/MG',
    ],
    ['registration', 'Código CNAE', '4649408 - Comércio atacadista'],
    ['registration', 'Tabela de alíquotas', 'De R$ 360.000,01 a R$ 720.000,00'],
    [
      'registration',
      'Dados bancários',
      'Banco: Banco Bradesco S.A., Agência: 12345, Conta corrente: 987654, Dígito: X',
    ],
    [
      'registration',
      'Prazos de entrega',
      'Grande BH: 3 dias úteis, Região metropolitana: 5 dias úteis, Interior de MG: 10 dias corridos',
    ],
    ['registration', 'Contatos', 'MARIA LIMA · joao@serra.com.br · (31) 3222-4455 · (31) 99887-7001'],
    ['registration', 'Pendências', 'Cartão CNPJ: Documento ilegível'],
    ['registration', 'Documentos', 'cnpj.pdf'],
    ['registration', 'Status do cadastro', 'Pendenciado na primeira análise'],
    ['registration', 'Decisão do comercial', 'Pendenciado'],
    ['registration', 'Etapa da reprovação', 'Segunda análise, contábil'],
  ])('%s, %s: %s', async (kind, label, text) => {
    const logs = (await told()).filter(({ kind: own, rotulo }) => own === kind && rotulo === label);
    expect(logs.flatMap(({ valorAnterior, valorNovo }) => [valorAnterior, valorNovo])).toContain(text);
  });
});
