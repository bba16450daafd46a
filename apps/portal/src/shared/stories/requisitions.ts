import type { Schemas } from '@portal/api';
import { EMPTY_TERMS, emptyForm, requisitionPageFields } from '@portal/domain';
import { addDays, dayInSaoPaulo } from '@portal/formats';
import type { Records } from '../editor/knownRecords.ts';
import { productEnumerations } from './catalogue.ts';
import { draftOf } from './draftOf.ts';
import { gatewayHttp, meta } from './gatewayHttp.ts';
import {
  costCurves,
  divisionHistory,
  purchaseCurves,
  requisitionLogs,
  supplierAnalyses,
} from './requisitionParts.ts';

/** A day so many days from today in São Paulo: due dates are never before it. */
export const dayFromNow = (days: number) => addDays(dayInSaoPaulo(new Date()), days);

/** A requisition of two installments with two suggestions. */
export const requisition: Schemas['Requisition'] = {
  id: 4012,
  sugestaoCompra: '871, 872',
  gestorId: 3,
  nomeGestor: 'ADRIANA MOURA',
  tipoLiberacao: 'Divisao',
  fornecedorId: 61,
  fornecedor: 'PANELAS DA SERRA',
  dataCompraInicial: dayFromNow(10),
  dataCompraFinal: dayFromNow(10),
  dataCriacao: '2026-11-02T14:30:00-03:00',
  valorRequisicao: 10_000.01,
  saldoContaCorrente: -120.5,
  status: 'Requisitado',
  requisitante: 'Marina Alves',
  observacoesValidador: null,
  preRequisicao: false,
  versao: 3,
  sugestoes: [
    { sugestaoId: 871, valorSugestao: 6_000, dataVencimento: dayFromNow(40) },
    { sugestaoId: 872, valorSugestao: 2_500, dataVencimento: dayFromNow(70) },
  ],
  departamentoRequisicaoId: 1,
  liberacaoEspecial: true,
  grupoDivisaoId: 4,
  divisoes: [{ id: 9, descricao: 'MESA' }],
  valorOriginal: 12_000,
  saldoRequisicao: 1_500.01,
  dataContaCorrente: dayFromNow(-3),
  prazosCadastro: '30/60',
  observacoes: 'Reposição para o Natal',
  observacoesDiretor: null,
  tags: [{ id: 18, descricao: 'COZINHA' }],
  nomeOriginal: [],
  documentos: [],
  analises: [],
  historico: [],
  prazoCompra: {
    ...EMPTY_TERMS,
    tipoPrazo: 'Parcelado',
    vencimento1Original: dayFromNow(40),
    vencimento1: dayFromNow(40),
    vencimento2: dayFromNow(70),
    valorVencimento1: 5_000,
    valorVencimento2: 5_000.01,
    vencimentos: [],
  },
};

/** The terms that a supplier is registered with. */
export const supplierTerms: Schemas['SupplierTerms'] = {
  tipoPrazo: 'Parcelado',
  prazoEmDias: null,
  doDia: null,
  ateDia: null,
  diaBase: null,
  prazoVencimento1: 30,
  prazoVencimento2: 60,
  prazoVencimento3: null,
  prazoVencimento4: null,
  prazoVencimento5: null,
  prazosCadastro: '30/60',
};

/** The draft of a new requisition, as it was typed. */
export const newRequisitionDraft = (typed: object, known?: Records) => ({
  'requisition-form:requisition': draftOf(emptyForm(requisitionPageFields), typed, known),
});

/** Reading a requisition. */
export const readsRequisition = (requisicao: Schemas['Requisition']) =>
  gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ response }) =>
    response(200).json({ requisicao, assinaturasArquivos: [] }),
  );

/** The terms of any supplier. */
export const readsTerms = (dados: Schemas['SupplierTerms']) =>
  gatewayHttp.get('/api/produtos/requisicoes/prazo/fornecedores/{fornecedorId}', ({ response }) =>
    response(200).json({ dados }),
  );

const named = (id: number, descricao: string) => ({ id, descricao });

/** Answers for the form of a requisition besides the requisition: lists, figures, its log. */
export const requisitionFormLists = [
  gatewayHttp.get('/api/produtos/enumeracoes', ({ response }) =>
    response(200).json({
      ...productEnumerations,
      tipoLiberacaoRequisicao: [
        { id: 'GrupoDivisao', descricao: 'Grupo de divisão' },
        { id: 'Divisao', descricao: 'Divisão' },
        { id: 'Fornecedor', descricao: 'Fornecedor' },
      ],
    }),
  ),
  gatewayHttp.get('/api/produtos/gestores', ({ response }) =>
    response(200).json({
      gestores: [
        { id: 3, nome: 'ADRIANA MOURA', email: 'adriana.moura@empresa.com.br', ativo: true, versao: 1 },
      ],
      meta: meta(1),
    }),
  ),
  gatewayHttp.get('/api/fornecedores/lista', ({ response }) =>
    response(200).json({
      fornecedores: [
        { id: 61, codigo: 7012, nomeFantasia: 'PANELAS DA SERRA' },
        { id: 62, codigo: 7013, nomeFantasia: 'MONTE CLARO' },
      ],
      meta: meta(2),
    }),
  ),
  gatewayHttp.get('/api/produtos/divisoes', ({ response }) =>
    response(200).json({ divisoes: [named(9, 'MESA'), named(10, 'BAR')], meta: meta(2) }),
  ),
  gatewayHttp.get('/api/produtos/grupo-divisoes', ({ response }) =>
    response(200).json({
      grupoDivisoes: [
        { ...named(4, 'BAZAR'), codigo: 4, gestoresId: 3, nomeGestor: 'ADRIANA MOURA', versao: 1 },
      ],
      meta: meta(1),
    }),
  ),
  gatewayHttp.get('/api/produtos/tags', ({ response }) =>
    response(200).json({ tags: [named(18, 'COZINHA'), named(19, 'VERÃO')], meta: meta(2) }),
  ),
  gatewayHttp.get('/api/produtos/requisicoes', ({ response }) =>
    response(200).json({ requisicoes: [], meta: meta(0) }),
  ),
  gatewayHttp.get('/api/produtos/curvas/empresa', ({ response }) =>
    response(200).json({ data: { lstsubCurvaEmpresa: [...costCurves] } }),
  ),
  gatewayHttp.get('/api/produtos/curvas/sugestaoEmpresa', ({ response }) =>
    response(200).json({ data: { lstCurvaProdutoSugestao: [...purchaseCurves] } }),
  ),
  gatewayHttp.get(
    '/api/produtos/requisicoes/historico/gestores/{gestorId}/HistoricoPorDivisao',
    ({ response }) => response(200).json({ historico: [...divisionHistory] }),
  ),
  gatewayHttp.get('/api/produtos/requisicoes/analises/gestores/{gestorId}/fornecedores', ({ response }) =>
    response(200).json({ analises: [...supplierAnalyses] }),
  ),
  gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}/logs', ({ response }) =>
    response(200).json({ requisicaoLogs: [...requisitionLogs], meta: meta(3) }),
  ),
  readsTerms(supplierTerms),
];
