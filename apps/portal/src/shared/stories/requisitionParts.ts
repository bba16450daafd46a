import type { Schemas } from '@portal/api';
import { shareCurves } from '@portal/domain';

type Log = Schemas['RequisitionLog'];

/** A save of a requisition, the n-th before the last. */
const logAt = (place: number): Log => ({
  id: 900 - place,
  dataCriacao: `2027-03-${String(9 - place).padStart(2, '0')}T14:3${place}:00-03:00`,
  requisitante: place === 0 ? 'Rui Barros' : 'Marina Alves',
  status: place === 0 ? 'Validado' : 'Requisitado',
  valorRequisicao: 48_750.5 + place * 1_000,
  dataCompraInicial: '2027-04-01',
  dataCompraFinal: '2027-04-01',
  tipoPrazo: place === 2 ? 'Padrao' : 'Parcelado',
  vencimento1: '2027-05-01',
  vencimento2: place === 2 ? null : '2027-05-31',
  vencimento3: place === 0 ? '2027-06-30' : null,
  vencimento4: null,
  vencimento5: null,
  vencimento6: null,
  saldoContaCorrente: -1_250.75,
  observacoes: place === 1 ? 'Prazo combinado com o fornecedor por telefone' : null,
});

/** The saves of a requisition, the latest first. */
export const requisitionLogs: readonly Log[] = [logAt(0), logAt(1), logAt(2)];

/** What a manager asked for by division. */
export const divisionHistory: readonly Schemas['DivisionHistory'][] = [
  {
    divisaoId: 4,
    divisao: 'COZINHA',
    quantidadeRequisicoes: 18,
    valorRequisitado: 612_400,
    valorAprovado: 548_900.9,
    ultimaCompra: '2027-02-15',
  },
  {
    divisaoId: 9,
    divisao: 'MESA',
    quantidadeRequisicoes: 2,
    valorRequisitado: 31_200.35,
    valorAprovado: 0,
    ultimaCompra: null,
  },
];

/** The figures of the suppliers of a manager. */
export const supplierAnalyses: readonly Schemas['RequisitionAnalysis'][] = [
  {
    fornecedorId: 61,
    fornecedor: 'PANELAS DA SERRA',
    diaEstoqueQuantidade: 42.35,
    diaEstoqueValor: 38.1,
    estimativaCustoAtual: 182_340.2,
    estimativaPrevisaoVenda: 301_900,
    estimativaRequisicaoCustoAtual: 231_090.7,
    evolucao: 12.5,
    ruptura: 3.7,
    valorVendaComparativo: 140_300,
    valorVendaVigente: 157_837.5,
  },
  {
    fornecedorId: 62,
    fornecedor: 'METALÚRGICA BOA VISTA',
    diaEstoqueQuantidade: 0,
    diaEstoqueValor: 0,
    estimativaCustoAtual: 0,
    estimativaPrevisaoVenda: 0,
    estimativaRequisicaoCustoAtual: 0,
    evolucao: -100,
    ruptura: 100,
    valorVendaComparativo: 12_400.99,
    valorVendaVigente: 0,
  },
];

const shared = shareCurves(
  (
    [
      ['A1', 412_000, 5_200],
      ['A2', 231_500, 3_900],
      ['A3', 74_300, 1_850],
      ['B', 205_800, 4_100],
      ['C', 61_200, 2_700],
    ] as const
  ).map(([curva, valor, quantidade]) => ({ curva, valor, quantidade, produtos: 40, emRuptura: 3 })),
);

/** Six curves by cost. */
export const costCurves: readonly Schemas['Curve'][] = shared.map(({ valor, percentualValor, ...curve }) => ({
  ...curve,
  cme: valor,
  percentualCME: percentualValor,
}));

/** Six curves by purchase value. */
export const purchaseCurves: readonly Schemas['PurchaseCurve'][] = shared.map(
  ({ valor, percentualValor, ...curve }) => ({
    ...curve,
    valorCompra: valor / 10,
    percentualValorCompra: percentualValor,
  }),
);

/** Products of a curve. */
export function curveProducts(count: number): Schemas['CurveProducts'] {
  const rows = Array.from({ length: count }, (_, index) => ({
    produtoId: 305_000 + index,
    produtoNome: `PANELA TRAMONTINA SOLAR ${index + 1} LT`,
    filialNome: index % 2 === 0 ? 'CENTRO' : 'SÃO JOSÉ DOS CAMPOS',
    quantidade: 12,
    valorCompra: 598.8,
  }));
  return {
    data: {
      lstCurvaProdutoSugestao: rows,
      totalQuantidade: 12 * count,
      totalValorCompra: Math.round(598.8 * count * 100) / 100,
    },
  };
}

/** Stored attachments of a requisition with their addresses. */
export const storedAttachments = (address: string): Schemas['SignedFile'][] => [
  {
    documentoId: 71,
    nomeArquivo: 'pedido.pdf',
    url: `${address}/71`,
    dataCriacao: '2027-03-05T09:00:00-03:00',
  },
  {
    documentoId: 72,
    nomeArquivo: 'tabela-de-precos.pdf',
    url: `${address}/72`,
    dataCriacao: '2027-03-05T09:01:00-03:00',
  },
];
