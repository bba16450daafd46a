import type { Schemas } from '@portal/api';
import { areStepsFinished, type FlowStatus, stepOf } from '@portal/domain';
import { gatewayHttp } from './gatewayHttp.ts';
import { supplier } from './people.ts';
import { workAnswer } from './work.ts';

type Registration = Schemas['Registration'];
type Supplier = Schemas['RegistrationSupplier'];
type DocumentType = Schemas['DocumentType'];

/** Fields of a registration that a story sets. */
interface RegistrationOverrides extends Partial<Omit<Registration, 'fornecedor'>> {
  readonly fornecedor?: Partial<Supplier>;
}

const FLOW_ID = supplier.fluxoCadastroId ?? '';

const contact = (tipoContato: Schemas['ContactType'], nome: string, local: string): Schemas['Contact'] => ({
  tipoContato,
  nome,
  email: `${local}@panelasdaserra.com.br`,
  cargo: tipoContato === 'Representante' ? 'GERENTE COMERCIAL' : null,
  dddTelefoneFixo: tipoContato === 'Representante' ? '31' : null,
  numeroTelefoneFixo: tipoContato === 'Representante' ? '32224455' : null,
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '998877665',
});

const representative = contact('Representante', 'MARIA LIMA', 'maria');
const accountant = contact('Contabil', 'JOÃO ALVES', 'fiscal');
const financial = contact('Financeiro', 'ANA REIS', 'financeiro');
const logistics = contact('FaturamentoELogistica', 'CARLOS DIAS', 'logistica');

const noDocuments: Supplier['documentosPorTipo'] = {
  CatalogoProduto: [],
  TabelaPrecos: [],
  ContratoSocial: [],
  AlvaraFuncionamento: [],
  CartaoCnpj: [],
  CartaoInscricaoEstadual: [],
  DocumentoSocio: [],
  CartaoSintegra: [],
  AlvaraSanitario: [],
};

/** A stored document. */
export function storedDocument(
  id: number,
  tipoDocumento: DocumentType,
  nomeOriginal: string,
): Schemas['StoredDocument'] {
  return { id, tipoDocumento, nomeOriginal, tamanho: 48_213, dataCriacao: '2027-03-02T10:00:00-03:00' };
}

/** A pended document that is still to be replaced. */
export function newPendency(
  documentoId: number,
  tipoDocumento: DocumentType,
  nomeOriginal: string,
  descricao: string | null = null,
): Schemas['Pendency'] {
  return {
    id: 4_000 + documentoId,
    documentoId,
    tipoDocumento,
    nomeOriginal,
    descricao,
    motivoPendencia: 'DocumentoIlegivel',
    statusPendencia: 'Nova',
    dataCriacao: '2027-03-04T15:00:00-03:00',
  };
}

/** A supplier that has just signed up. */
const signedUp: Supplier = {
  id: 61,
  codigo: null,
  cnpj: '11222333000181',
  segmento: null,
  qualificacao: 'Revenda',
  razaoSocial: null,
  nomeFantasia: null,
  inscricaoEstadual: null,
  inscricaoEstadualSubstTribut: null,
  inscricaoMunicipal: null,
  importadoLegado: false,
  endereco: { cep: null, logradouro: null, numero: null, complemento: null, bairro: null, cidade: null },
  contatos: [],
  contatosPorTipo: { Contabil: [], Financeiro: [], FaturamentoELogistica: [] },
  marcas: [],
  categorias: [],
  lojas: [],
  observacoesCadastro: null,
  documentosPorTipo: noDocuments,
  pendencias: [],
  cnae: null,
  contribuinteIcms: null,
  porte: null,
  temConvenioComEstado: null,
  codigoRegime: null,
  aliquota: null,
  receitaBrutaAnual: null,
  regimeTributario: null,
  suframa: null,
  regimeDeclaracaoPisConfins: null,
  utilizaRegraFiscalEntradaNf: null,
  dadosBancarios: {
    banco: null,
    agenciaBancaria: null,
    numeroContaCorrente: null,
    digitoContaCorrente: null,
    chavePix: null,
  },
  prorrogacoes: null,
  descontoFinanceiro: null,
  tipoDescontoFinanceiro: null,
  prazoPagamento: null,
  emailParaRecebimentoXml: null,
  situacaoFrete: null,
  glnEdi: null,
  regioesEntregas: [],
  transportadoras: [],
  tratamentoQuebras: null,
};

/** What each step fills in, in their order. */
const filledIn: readonly Partial<Supplier>[] = [
  {
    segmento: 'Industria',
    razaoSocial: 'PANELAS DA SERRA INDÚSTRIA E COMÉRCIO LTDA',
    nomeFantasia: 'PANELAS DA SERRA',
    inscricaoEstadual: '0623079040081',
    endereco: {
      cep: '30130010',
      logradouro: 'PRAÇA SETE DE SETEMBRO',
      numero: '100',
      complemento: 'SALA 12',
      bairro: 'CENTRO',
      cidade: { id: 3106200, nome: 'Belo Horizonte', estado: { id: 31, nome: 'Minas Gerais', sigla: 'MG' } },
    },
    contatos: [representative],
  },
  {
    marcas: [{ id: 412, descricao: 'TRAMONTINA' }],
    categorias: [
      { id: 3, descricao: 'UTILIDADES DOMÉSTICAS', principal: true },
      { id: 8, descricao: 'BAZAR', principal: false },
    ],
    lojas: ['LOJA DO CENTRO'],
    observacoesCadastro: 'Entregamos também aos sábados.',
    documentosPorTipo: {
      ...noDocuments,
      CatalogoProduto: [storedDocument(15, 'CatalogoProduto', 'catalogo.pdf')],
      TabelaPrecos: [storedDocument(16, 'TabelaPrecos', 'tabela.xlsx')],
    },
  },
  {
    documentosPorTipo: {
      CatalogoProduto: [storedDocument(15, 'CatalogoProduto', 'catalogo.pdf')],
      TabelaPrecos: [storedDocument(16, 'TabelaPrecos', 'tabela.xlsx')],
      ContratoSocial: [storedDocument(21, 'ContratoSocial', 'contrato-social.pdf')],
      DocumentoSocio: [
        storedDocument(22, 'DocumentoSocio', 'socio-maria.png'),
        storedDocument(23, 'DocumentoSocio', 'socio-jose.png'),
      ],
      AlvaraFuncionamento: [storedDocument(24, 'AlvaraFuncionamento', 'alvara.pdf')],
      AlvaraSanitario: [],
      CartaoCnpj: [storedDocument(25, 'CartaoCnpj', 'cartao-cnpj.pdf')],
      CartaoSintegra: [storedDocument(26, 'CartaoSintegra', 'sintegra.pdf')],
      CartaoInscricaoEstadual: [storedDocument(27, 'CartaoInscricaoEstadual', 'inscricao-estadual.pdf')],
    },
  },
  {
    inscricaoMunicipal: '1234567',
    cnae: { id: 1, codigo: '4649401', descricao: 'Comércio atacadista de equipamentos elétricos' },
    contribuinteIcms: true,
    porte: 'EmpresaPequenoPorte',
    temConvenioComEstado: false,
    aliquota: { id: 3, descricao: 'De R$ 360.000,01 a R$ 720.000,00' },
    receitaBrutaAnual: 'De360MilA4Milhoes800Mil',
    regimeTributario: 'Simples',
    regimeDeclaracaoPisConfins: 'SimplesNacional',
    contatos: [representative, accountant],
    contatosPorTipo: { Contabil: [accountant], Financeiro: [], FaturamentoELogistica: [] },
  },
  {
    dadosBancarios: {
      banco: { id: 1, codigo: '001', descricao: 'Banco do Brasil S.A.' },
      agenciaBancaria: '12345',
      numeroContaCorrente: '987654',
      digitoContaCorrente: 'X',
      chavePix: null,
    },
    prorrogacoes: true,
    descontoFinanceiro: 2.5,
    tipoDescontoFinanceiro: 'Boleto',
    prazoPagamento: 'Dde',
    contatos: [representative, accountant, financial],
    contatosPorTipo: { Contabil: [accountant], Financeiro: [financial], FaturamentoELogistica: [] },
  },
  {
    emailParaRecebimentoXml: 'nfe@panelasdaserra.com.br',
    situacaoFrete: 'Cif',
    glnEdi: '7891234567895',
    regioesEntregas: [
      { id: 1, prazoEntrega: 3, opcaoEntrega: 'DiasUteis' },
      { id: 2, prazoEntrega: 5, opcaoEntrega: 'DiasUteis' },
      { id: 3, prazoEntrega: 10, opcaoEntrega: 'DiasCorridos' },
    ],
    transportadoras: [
      {
        nome: 'TRANSPORTES VALE LTDA',
        email: 'coleta@transportesvale.com.br',
        ddd: '31',
        numeroTelefone: '33334444',
        dddTelefoneCelular: '31',
        numeroTelefoneCelular: '988776655',
      },
    ],
    tratamentoQuebras: 'Devolucao',
    contatos: [representative, accountant, financial, logistics],
    contatosPorTipo: { Contabil: [accountant], Financeiro: [financial], FaturamentoELogistica: [logistics] },
  },
];

/** How many steps are filled in at a status. */
function stepsFilledIn(status: FlowStatus, etapaReprovacao: Registration['etapaReprovacao']): number {
  if (areStepsFinished({ statusFluxoCadastro: status, etapaReprovacao })) return 6;
  if (status === 'Reprovado') return 2;
  const inFirstAnalysis = status === 'AguardandoPrimeiraAnalise' || status === 'PendenciadoNaPrimeiraAnalise';
  return inFirstAnalysis ? 2 : stepOf(status) - 1;
}

/**
 * A registration at a status, with the steps of that status filled in; `changes` override its fields.
 *
 * @example registrationAt('Reprovado', { etapaReprovacao: 'PrimeiraAnalise', motivoReprovacao: 'Fora da linha' })
 */
export function registrationAt(status: FlowStatus, overrides: RegistrationOverrides = {}): Registration {
  const { fornecedor, etapaReprovacao = null, ...flow } = overrides;
  const steps = filledIn.slice(0, stepsFilledIn(status, etapaReprovacao));
  return {
    id: FLOW_ID,
    statusFluxoCadastro: status,
    statusAprovacaoComercialSegundaAnalise: null,
    statusAprovacaoContabilidadeSegundaAnalise: null,
    etapaReprovacao,
    motivoReprovacao: null,
    dataCriacao: '2027-03-01T09:30:00-03:00',
    dataModificacao: '2027-03-12T14:05:00-03:00',
    email: 'contato@panelasdaserra.com.br',
    versao: 9,
    validacoes: [
      { nome: 'Comercial', status: { label: 'Aguardando', cor: '#ffedd5', corTexto: '#9a3412' } },
      { nome: 'Contábil', status: { label: 'Aguardando', cor: '#ffedd5', corTexto: '#9a3412' } },
    ],
    resumoProdutos: status === 'Aprovado' ? { ativos: 128, bloqueados: 4 } : null,
    ...flow,
    fornecedor: Object.assign(
      { ...signedUp },
      ...steps,
      status === 'Aprovado' && { codigo: 7061 },
      fornecedor,
    ),
  };
}

const list = (items: Record<string, string>) =>
  Object.entries(items).map(([id, descricao]) => ({ id, descricao }));

export const supplierEnumerations: Schemas['SupplierEnumerations'] = {
  segmentos: list({
    Industria: 'Indústria',
    Distribuidor: 'Distribuidor',
    Atacadista: 'Atacadista',
    Importador: 'Importador',
    ProdutorRural: 'Produtor rural',
    PrestadorServicos: 'Prestador de serviços',
  }),
  qualificacoes: list({ Revenda: 'Revenda', UsoEConsumo: 'Uso e Consumo', Servicos: 'Serviços' }),
  estados: [
    { id: 31, nome: 'Minas Gerais', sigla: 'MG' },
    { id: 35, nome: 'São Paulo', sigla: 'SP' },
  ],
  regimesTributarios: list({
    Simples: 'SIMPLES',
    LucroPresumido: 'LUCRO PRESUMIDO',
    LucroReal: 'LUCRO REAL',
  }),
  regimeDeclaracao: list({ SimplesNacional: 'Simples Nacional', Cumulativo: 'Cumulativo' }),
  aliquotas: [
    { id: 1, descricao: 'Até R$ 180.000,00' },
    { id: 3, descricao: 'De R$ 360.000,01 a R$ 720.000,00' },
  ],
  portes: list({
    MicroEmpresa: 'Microempresa',
    EmpresaPequenoPorte: 'Empresa de Pequeno Porte',
    Normal: 'Normal',
  }),
  receitasBrutasAnuais: list({
    Ate360Mil: 'Até R$ 360.000,00',
    De360MilA4Milhoes800Mil: 'De R$ 360.000,01 a R$ 4.800.000,00',
  }),
  tiposDescontoFinanceiro: list({ Boleto: 'No boleto', NotaFiscal: 'Na nota fiscal' }),
  tratamentoQuebras: list({ Devolucao: 'Devolução', Desconto: 'Desconto na fatura' }),
  motivosPendencia: list({
    DocumentoIlegivel: 'Documento ilegível',
    DocumentoInvalido: 'Documento inválido',
    DocumentoCorrompido: 'Documento corrompido',
  }),
};

/** Cities by the id of their state. */
export const cities: Readonly<Record<number, Schemas['City'][]>> = {
  31: [
    { id: 3106200, nome: 'Belo Horizonte' },
    { id: 3170206, nome: 'Uberlândia' },
  ],
  35: [
    { id: 3509502, nome: 'Campinas' },
    { id: 3550308, nome: 'São Paulo' },
  ],
};

export const cnaes: Schemas['Cnae'][] = [
  { id: 1, codigo: '4649401', descricao: 'Comércio atacadista de equipamentos elétricos' },
  { id: 2, codigo: '4649408', descricao: 'Comércio atacadista de produtos de higiene e limpeza' },
];

export const banks: Schemas['Bank'][] = [
  { id: 1, codigo: '001', descricao: 'Banco do Brasil S.A.' },
  { id: 2, codigo: '237', descricao: 'Banco Bradesco S.A.' },
  { id: 463, codigo: null, descricao: 'Cooperativa de Crédito Exemplo' },
];

/** Answers for a registration besides itself: fixed lists, cities, activities and banks, and no other work of the supplier. */
export const stepListCalls = [
  workAnswer(),
  gatewayHttp.get('/api/fornecedores/enumeracoes', ({ response }) =>
    response(200).json(supplierEnumerations),
  ),
  gatewayHttp.get('/api/fornecedores/enumeracoes/cidades/{estadoId}', ({ params, response }) =>
    response(200).json({ cidades: cities[Number(params.estadoId)] ?? [] }),
  ),
  gatewayHttp.get('/api/fornecedores/enumeracoes/cnaes', ({ response }) => response(200).json({ cnaes })),
  gatewayHttp.get('/api/fornecedores/enumeracoes/bancos', ({ response }) =>
    response(200).json({ bancos: banks }),
  ),
];

/** Answers with this registration. */
export const readRegistration = (registration: Registration) =>
  gatewayHttp.get('/api/fornecedores/pre-cadastro/{fluxoCadastroId}', ({ response }) =>
    response(200).json(registration),
  );
