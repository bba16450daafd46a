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
