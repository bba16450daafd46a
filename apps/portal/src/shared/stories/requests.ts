import type { Schemas } from '@portal/api';
import { products } from './catalogue.ts';

type Family = Schemas['FamilyRequest'];
type Status = Schemas['FamilyStatus'];

let families = 0;

function familyOf(
  familiaNome: string | null,
  [statusFornecedor, status, statusContabil]: readonly [Status, Status, Status],
): Family {
  families += 1;
  return {
    id: 88 + families,
    familiaId: familiaNome === null ? null : 87 + families,
    familiaNome,
    novaFamilia: familiaNome === null,
    quantidadeCadastroProduto: 3 * families,
    quantidadeRecusada: 0,
    status,
    statusContabil,
    statusFornecedor,
    dataCriacao: '2027-03-01T09:30:00-03:00',
    versao: 1,
  };
}

const unbegun = () => familyOf(null, ['ACadastrar', 'ACadastrar', 'ACadastrar']);
const begun = (name: string) => familyOf(name, ['Cadastrando', 'Cadastrando', 'ACadastrar']);
const concluded = (name: string) => familyOf(name, ['Concluido', 'Concluido', 'ACadastrar']);

let requests = 0;

function requestOf(
  solicitacaoCadastroFamilias: readonly Family[],
  given: Partial<Schemas['RegistrationRequest']> = {},
): Schemas['RegistrationRequest'] {
  requests += 1;
  return {
    id: 30 + requests,
    codigo: 5030 + requests,
    fornecedorId: 61,
    fornecedorNomeTela: 'PANELAS DA SERRA',
    fornecedorCnpj: '11222333000181',
    codigoFornecedor: 7061,
    dataCriacao: '2027-03-01T09:30:00-03:00',
    dataExpiracao: '2090-12-31',
    cadastroEnviado: false,
    solicitacaoCadastroFamilias: [...solicitacaoCadastroFamilias],
    versao: 1,
    ...given,
  };
}

/** Requests that are ready, incomplete, over and sent, in this order; the last is of another supplier. */
export const registrationRequests: Schemas['RegistrationRequest'][] = [
  requestOf([concluded('PANELA TRAMONTINA 4,5 LT SOLAR'), concluded('FRIGIDEIRA TRAMONTINA 24 CM SOLAR')]),
  requestOf([
    concluded('CAÇAROLA ROCHEDO 3 LT VERMONT'),
    begun('LEITEIRA ROCHEDO 1,2 LT VERMONT'),
    unbegun(),
  ]),
  requestOf([concluded('FORMA NIGRO 30 CM LINHA ETERNA')], { dataExpiracao: '2020-07-31' }),
  requestOf(
    [
      familyOf('PANELA DE PRESSÃO FULGOR 4,5 LT', ['Concluido', 'Validado', 'Aguardando']),
      familyOf('PANELA DE PRESSÃO FULGOR 7 LT', ['Concluido', 'Recusado', 'Aguardando']),
      familyOf('PANELA DE PRESSÃO FULGOR 10 LT', ['Concluido', 'Aprovado', 'Validado']),
    ],
    {
      cadastroEnviado: true,
      dataExpiracao: '2020-06-30',
      fornecedorId: 62,
      fornecedorNomeTela: null,
      fornecedorCnpj: '12ABC34501DE35',
      codigoFornecedor: null,
      versao: 2,
    },
  ),
];

const decisions: readonly (readonly [Status, Status])[] = [
  ['Aguardando', 'Aguardando'],
  ['Validado', 'Aguardando'],
  ['Recusado', 'Validado'],
  ['Aprovado', 'Validado'],
  ['ACadastrar', 'ACadastrar'],
];

const labels: Readonly<Partial<Record<Status, string>>> = { ACadastrar: 'Aguardando', Aprovado: 'Concluído' };

/** The products that a supplier registered for a family, in every state of analysis. */
export const productRequests: Schemas['ProductRequest'][] = decisions.map(
  ([statusComercial, statusContabil], index) => ({
    id: 5021 + index,
    solicitacaoCadastroProdutoId: 340 + index,
    solicitacaoCadastroFamiliaId: 88,
    familiaId: 87,
    codigo: 305021 + index,
    nome: `PANELA TRAMONTINA SOLAR VERMELHA ${index + 1},5 LT`,
    gtinEan: '7891000315507',
    miniaturaByte: products[index]?.miniaturaByte ?? null,
    incompleto: false,
    statusProduto: 'Aguardando',
    statusAprovacao: 'AguardandoValidacao',
    statusComercial,
    statusContabil,
    statusFamiliaComercial: 'Validado',
    validacoes: [
      { nome: 'Família', status: { label: 'Validado' } },
      { nome: 'Contabilidade', status: { label: labels[statusContabil] ?? statusContabil } },
      { nome: 'Produto', status: { label: labels[statusComercial] ?? statusComercial } },
    ],
    dataCriacao: '2027-03-02T14:05:00-03:00',
    dataAprovacao: statusComercial === 'Aprovado' ? '2027-03-09T10:00:00-03:00' : null,
    dataModificacao: '2027-03-04T08:15:00-03:00',
    versao: 1,
  }),
);

const product = (place: number, statuses: Partial<Schemas['RequestRow']> = {}) => ({
  solicitacaoCadastroProdutoId: 340 + place,
  produtoId: 5021 + place,
  produtoNome: `PANELA TRAMONTINA SOLAR VERMELHA ${place + 1},5 LT`,
  statusProduto: 'AguardandoValidacao' as const,
  statusComercial: 'Aguardando' as const,
  cx: 6,
  bloqueados: place,
  versaoProduto: 1,
  ...statuses,
});

const prices = {
  risco: 'Médio risco',
  valorNf: 40,
  custoFinal: 52.4,
  pv: 1089.9,
  margem: 32.5,
  quantidadeCadastrada: 2,
};

function rowOf(
  [id, codigoSolicitacao, familiaNome]: readonly [number, number, string | null],
  [statusFamiliaComercial, statusContabil]: readonly [Status, Status],
  given: Partial<Schemas['RequestRow']> = {},
): Schemas['RequestRow'] {
  const validations = { Família: statusFamiliaComercial, Contabilidade: statusContabil };
  return {
    id,
    codigoSolicitacao,
    familiaNome,
    solicitacaoCadastroProdutoId: null,
    fornecedorNomeTela: 'PANELAS DA SERRA',
    codigoFornecedor: 7061,
    fornecedorCnpj: '11222333000181',
    familiaId: familiaNome === null ? null : id - 1,
    novaFamilia: familiaNome === null,
    quantidadeCadastroProduto: 3,
    quantidadeCadastrada: 0,
    cadastroEnviado: true,
    produtoId: null,
    produtoNome: null,
    statusProduto: null,
    statusComercial: null,
    statusContabil,
    statusFamiliaComercial,
    cx: null,
    bloqueados: null,
    risco: null,
    valorNf: null,
    custoFinal: null,
    pv: null,
    margem: null,
    dataCriacao: '2027-03-01T09:30:00-03:00',
    dataExpiracao: '2090-12-31',
    validacoes: Object.entries(validations).map(([nome, status]) => ({
      nome,
      status: { label: labels[status] ?? status },
    })),
    versao: 4,
    versaoProduto: null,
    ...given,
  };
}

const validated = [188, 5034, 'PANELA DE PRESSÃO FULGOR 4,5 LT'] as const;
const inReview = [189, 5034, 'PANELA DE PRESSÃO FULGOR 7 LT'] as const;
const refused = [190, 5033, 'FORMA NIGRO 30 CM LINHA ETERNA'] as const;
const filling = [191, 5032, 'LEITEIRA ROCHEDO 1,2 LT VERMONT'] as const;

const unsent = { cadastroEnviado: false };
const expired = { ...unsent, dataExpiracao: '2020-07-31' };

/**
 * Rows of staff: of 5034 two products that can be validated, one that is, and one whose family is in review; of 5033 a
 * refused family; of 5032 what is with its supplier; of 5031 what is over, of a supplier without a name.
 */
export const requestRows: Schemas['RequestRow'][] = [
  rowOf(validated, ['Validado', 'Validado'], { ...prices, ...product(0) }),
  rowOf(validated, ['Validado', 'Validado'], { ...prices, ...product(1) }),
  rowOf(validated, ['Validado', 'Validado'], {
    ...prices,
    ...product(2, { statusProduto: 'Validado', statusComercial: 'Validado' }),
  }),
  rowOf(inReview, ['Aguardando', 'Validado'], { ...prices, ...product(3) }),
  rowOf(refused, ['Recusado', 'Aguardando'], { ...prices, ...product(4) }),
  rowOf(filling, ['Cadastrando', 'ACadastrar'], unsent),
  rowOf([192, 5032, null], ['ACadastrar', 'ACadastrar'], unsent),
  rowOf([193, 5031, null], ['ACadastrar', 'ACadastrar'], {
    ...expired,
    fornecedorNomeTela: null,
    fornecedorCnpj: '12ABC34501DE35',
    codigoFornecedor: null,
  }),
];
