import type { Schemas } from '@portal/api';
import { expect, it } from 'vitest';
import { registrationFields } from './registrationFields.ts';

const contact = (tipoContato: Schemas['ContactType'], nome: string): Schemas['Contact'] => ({
  tipoContato,
  nome,
  email: 'contato@panelas.com.br',
  cargo: tipoContato === 'Representante' ? 'GERENTE' : null,
  dddTelefoneFixo: '31',
  numeroTelefoneFixo: '32224455',
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '998877665',
});

const representative = contact('Representante', 'MARIA LIMA');
const accountant = contact('Contabil', 'JOÃO ALVES');
const financial = { ...contact('Financeiro', 'ANA REIS'), dddTelefoneFixo: null, numeroTelefoneFixo: null };
const logistics = contact('FaturamentoELogistica', 'CARLOS DIAS');

const storedDocument = (tipoDocumento: Schemas['DocumentType'], id: number): Schemas['StoredDocument'] => ({
  id,
  tipoDocumento,
  nomeOriginal: `arquivo-${id}.pdf`,
  tamanho: 48_213,
  dataCriacao: '2027-03-02T10:00:00-03:00',
});

/** A supplier that filled in everything. */
const supplier: Schemas['RegistrationSupplier'] = {
  id: 61,
  codigo: null,
  cnpj: '11222333000181',
  segmento: 'Industria',
  qualificacao: 'Revenda',
  razaoSocial: 'PANELAS DA SERRA LTDA',
  nomeFantasia: 'PANELAS DA SERRA',
  inscricaoEstadual: '0623079040081',
  inscricaoEstadualSubstTribut: '123456',
  inscricaoMunicipal: '1234567',
  importadoLegado: false,
  endereco: {
    cep: '30130010',
    logradouro: 'PRAÇA SETE DE SETEMBRO',
    numero: '100',
    complemento: 'SALA 12',
    bairro: 'CENTRO',
    cidade: { id: 3106200, nome: 'Belo Horizonte', estado: { id: 31, nome: 'Minas Gerais', sigla: 'MG' } },
  },
  contatos: [representative, accountant, financial, logistics],
  contatosPorTipo: {
    Contabil: [accountant],
    Financeiro: [financial, { ...financial, nome: 'BRUNO LIMA' }],
    FaturamentoELogistica: [logistics],
  },
  marcas: [
    { id: 412, descricao: 'TRAMONTINA' },
    { id: 413, descricao: 'BRINOX' },
  ],
  categorias: [
    { id: 8, descricao: 'BAZAR', principal: false },
    { id: 3, descricao: 'UTILIDADES', principal: true },
  ],
  lojas: ['LOJA DO CENTRO', 'LOJA DA SERRA'],
  observacoesCadastro: 'Entregamos aos sábados.',
  documentosPorTipo: {
    CatalogoProduto: [storedDocument('CatalogoProduto', 1)],
    TabelaPrecos: [storedDocument('TabelaPrecos', 2)],
    ContratoSocial: [storedDocument('ContratoSocial', 3)],
    AlvaraFuncionamento: [storedDocument('AlvaraFuncionamento', 4)],
    CartaoCnpj: [storedDocument('CartaoCnpj', 5)],
    CartaoInscricaoEstadual: [storedDocument('CartaoInscricaoEstadual', 6)],
    DocumentoSocio: [storedDocument('DocumentoSocio', 7), storedDocument('DocumentoSocio', 8)],
    CartaoSintegra: [storedDocument('CartaoSintegra', 9)],
    AlvaraSanitario: [],
  },
  pendencias: [],
  cnae: { id: 1, codigo: '4649401', descricao: 'Comércio atacadista' },
  contribuinteIcms: true,
  porte: 'EmpresaPequenoPorte',
  temConvenioComEstado: true,
  codigoRegime: 'PTA 45',
  aliquota: { id: 3, descricao: 'De R$ 360.000,01 a R$ 720.000,00' },
  receitaBrutaAnual: 'De360MilA4Milhoes800Mil',
  regimeTributario: 'Simples',
  suframa: '20.0001-8',
  regimeDeclaracaoPisConfins: 'SimplesNacional',
  utilizaRegraFiscalEntradaNf: true,
  dadosBancarios: {
    banco: { id: 1, codigo: '001', descricao: 'Banco do Brasil S.A.' },
    agenciaBancaria: '12345',
    numeroContaCorrente: '987654',
    digitoContaCorrente: 'X',
    chavePix: 'fin@panelas.com.br',
  },
  prorrogacoes: false,
  descontoFinanceiro: 2.5,
  tipoDescontoFinanceiro: 'Boleto',
  prazoPagamento: 'Dde',
  emailParaRecebimentoXml: 'nfe@panelas.com.br',
  situacaoFrete: 'Cif',
  glnEdi: '7891234567895',
  regioesEntregas: [
    { id: 3, prazoEntrega: 10, opcaoEntrega: 'DiasCorridos' },
    { id: 1, prazoEntrega: 3, opcaoEntrega: 'DiasUteis' },
    { id: 2, prazoEntrega: 5, opcaoEntrega: 'DiasUteis' },
  ],
  tratamentoQuebras: 'Devolucao',
  transportadoras: [
    {
      nome: 'TRANSPORTES VALE LTDA',
      email: 'coleta@vale.com.br',
      ddd: '31',
      numeroTelefone: '33334444',
      dddTelefoneCelular: '31',
      numeroTelefoneCelular: '988776655',
    },
  ],
};

it('tells every field of a registration by its path, its label and what people read', () => {
  const rows = registrationFields(supplier, 'SegundaAnalise');
  expect(rows.map(({ campo, rotulo, texto }) => [campo, rotulo, texto])).toEqual([
    ['segmento', 'Segmento', 'Indústria'],
    ['qualificacao', 'Categoria de fornecimento', 'Revenda'],
    ['inscricaoEstadual', 'Inscrição estadual', '0623079040081'],
    ['inscricaoEstadualSubstTribut', 'Inscrição Estadual do Subst. Tribut.', '123456'],
    ['razaoSocial', 'Razão social', 'PANELAS DA SERRA LTDA'],
    ['nomeFantasia', 'Nome fantasia/marca', 'PANELAS DA SERRA'],
    ['endereco.cep', 'CEP', '30130-010'],
    ['endereco.logradouro', 'Endereço', 'PRAÇA SETE DE SETEMBRO'],
    ['endereco.numero', 'Número', '100'],
    ['endereco.complemento', 'Complemento', 'SALA 12'],
    ['endereco.bairro', 'Bairro', 'CENTRO'],
    ['endereco.cidade', 'Cidade', 'Belo Horizonte/MG'],
    ['contatos.email', 'E-mail', 'contato@panelas.com.br'],
    ['contatos.nome', 'Nome do responsável', 'MARIA LIMA'],
    ['contatos.cargo', 'Cargo', 'GERENTE'],
    ['contatos.telefoneFixo', 'Telefone fixo', '(31) 3222-4455'],
    ['contatos.telefoneCelular', 'Telefone celular', '(31) 99887-7665'],
    ['marcas', 'Marcas', 'TRAMONTINA, BRINOX'],
    ['categorias', 'Categorias', 'BAZAR, UTILIDADES'],
    ['categorias.principal', 'Principal categoria', 'UTILIDADES'],
    ['lojas', 'Lojas referências', 'LOJA DO CENTRO, LOJA DA SERRA'],
    ['observacoesCadastro', 'Observações gerais', 'Entregamos aos sábados.'],
    ['documentosPorTipo.CatalogoProduto', 'Catálogo de produtos', 'arquivo-1.pdf (02/03/2027 10:00)'],
    ['documentosPorTipo.TabelaPrecos', 'Tabela de valores', 'arquivo-2.pdf (02/03/2027 10:00)'],
    ['documentosPorTipo.ContratoSocial', 'Contrato Social', 'arquivo-3.pdf (02/03/2027 10:00)'],
    [
      'documentosPorTipo.DocumentoSocio',
      'Documentos de sócios',
      'arquivo-7.pdf (02/03/2027 10:00), arquivo-8.pdf (02/03/2027 10:00)',
    ],
    ['documentosPorTipo.AlvaraFuncionamento', 'Alvará de Funcionamento', 'arquivo-4.pdf (02/03/2027 10:00)'],
    ['documentosPorTipo.AlvaraSanitario', 'Alvará Sanitário', null],
    ['documentosPorTipo.CartaoCnpj', 'Cartão CNPJ', 'arquivo-5.pdf (02/03/2027 10:00)'],
    ['documentosPorTipo.CartaoSintegra', 'Cartão Sintegra', 'arquivo-9.pdf (02/03/2027 10:00)'],
    [
      'documentosPorTipo.CartaoInscricaoEstadual',
      'Cartão de Inscrição Estadual',
      'arquivo-6.pdf (02/03/2027 10:00)',
    ],
    ['inscricaoMunicipal', 'Inscrição municipal', '1234567'],
    ['contribuinteIcms', 'Contribuinte ICMS', 'Sim'],
    ['cnae', 'Código CNAE', '4649401 - Comércio atacadista'],
    ['regimeDeclaracaoPisConfins', 'Regime de Declaração PIS/COFINS', 'Simples Nacional'],
    ['aliquota', 'Tabela de alíquotas', 'De R$ 360.000,01 a R$ 720.000,00'],
    ['porte', 'Tamanho da empresa', 'Empresa de pequeno porte'],
    ['receitaBrutaAnual', 'Receita Bruta Anual', 'De R$ 360.000,01 a R$ 4.800.000,00'],
    ['regimeTributario', 'Regime tributário Federal', 'SIMPLES'],
    ['temConvenioComEstado', 'Tem Regime Especial MG', 'Sim'],
    ['codigoRegime', 'R.E. PTA', 'PTA 45'],
    [
      'contatosPorTipo.Contabil',
      'Contatos contábeis e fiscais',
      'JOÃO ALVES · contato@panelas.com.br · (31) 3222-4455 · (31) 99887-7665',
    ],
    ['dadosBancarios.banco', 'Banco', 'Banco do Brasil S.A.'],
    ['dadosBancarios.agenciaBancaria', 'Agência', '12345'],
    ['dadosBancarios.numeroContaCorrente', 'Conta corrente', '987654'],
    ['dadosBancarios.digitoContaCorrente', 'Dígito', 'X'],
    ['prorrogacoes', 'Prorrogações', 'Não'],
    ['descontoFinanceiro', 'Desconto Financeiro (%)', '2,50'],
    ['tipoDescontoFinanceiro', 'Tipo de desconto', 'No boleto'],
    ['prazoPagamento', 'Prazo de pagamento', 'DDE'],
    [
      'contatosPorTipo.Financeiro',
      'Contatos financeiros',
      'ANA REIS · contato@panelas.com.br · (31) 99887-7665, BRUNO LIMA · contato@panelas.com.br · (31) 99887-7665',
    ],
    ['emailParaRecebimentoXml', 'E-mail XML (NFD)', 'nfe@panelas.com.br'],
    ['situacaoFrete', 'Situação do frete', 'CIF'],
    ['glnEdi', 'GLN EDI', '7891234567895'],
    ['regioesEntregas[0]', 'Grande BH', '3 dias úteis'],
    ['regioesEntregas[1]', 'Região metropolitana', '5 dias úteis'],
    ['regioesEntregas[2]', 'Interior de MG', '10 dias corridos'],
    ['tratamentoQuebras', 'Tratamento de quebras', 'Devolução'],
    [
      'contatosPorTipo.FaturamentoELogistica',
      'Contatos de logística',
      'CARLOS DIAS · contato@panelas.com.br · (31) 3222-4455 · (31) 99887-7665',
    ],
    [
      'transportadoras',
      'Transportadoras',
      'TRANSPORTES VALE LTDA · coleta@vale.com.br · (31) 3333-4444 · (31) 98877-6655',
    ],
  ]);
});

it('tells of steps 1 and 2 alone what the first analysis is about', () => {
  const all = registrationFields(supplier, 'SegundaAnalise');
  expect(registrationFields(supplier, 'PrimeiraAnalise')).toEqual(all.slice(0, 24));
});

it('tells nothing of what is not filled in', () => {
  const { CatalogoProduto: _one, ...others } = supplier.documentosPorTipo;
  const rows = registrationFields(
    {
      ...supplier,
      inscricaoEstadualSubstTribut: null,
      observacoesCadastro: null,
      lojas: [],
      codigoRegime: null,
      aliquota: null,
      glnEdi: null,
      tipoDescontoFinanceiro: null,
      endereco: { ...supplier.endereco, complemento: null },
      documentosPorTipo: { ...others, CatalogoProduto: [] },
    },
    'SegundaAnalise',
  );
  expect(rows.filter(({ texto }) => texto === null).map(({ campo }) => campo)).toEqual([
    'inscricaoEstadualSubstTribut',
    'endereco.complemento',
    'lojas',
    'observacoesCadastro',
    'documentosPorTipo.CatalogoProduto',
    'documentosPorTipo.AlvaraSanitario',
    'aliquota',
    'codigoRegime',
    'tipoDescontoFinanceiro',
    'glnEdi',
  ]);
});
