import type { Schemas } from '@portal/api';
import { REGISTRATION_STATUS_LABELS, REQUISITION_STATUS_LABELS, TERM_TYPES } from '@portal/domain';
import { listStates } from '../../seed/brazil/places.ts';

type ProductEnumerations = Schemas['ProductEnumerations'];
type SupplierEnumerations = Schemas['SupplierEnumerations'];

/** Lists of families, products, requests and requisitions (GAP-08, API3-020). */
export const productEnumerations = {
  status: [
    { id: 'Ativo', descricao: 'Ativo' },
    { id: 'Desativado', descricao: 'Desativado' },
    { id: 'Descontinuada', descricao: 'Descontinuada' },
    { id: 'Aguardando', descricao: 'Aguardando' },
  ],
  statusCadastros: Object.entries(REGISTRATION_STATUS_LABELS).map(([id, descricao]) => ({ id, descricao })),
  tributacaoIcmsOrigensMercadorias: [
    { id: '0', descricao: 'Nacional, exceto as indicadas nos códigos 3, 4, 5 e 8' },
    { id: '1', descricao: 'Estrangeira, importação direta, exceto a indicada no código 6' },
    { id: '2', descricao: 'Estrangeira, adquirida no mercado interno, exceto a indicada no código 7' },
    { id: '3', descricao: 'Nacional, com conteúdo de importação superior a 40% e até 70%' },
    { id: '4', descricao: 'Nacional, produzida conforme os processos produtivos básicos' },
    { id: '5', descricao: 'Nacional, com conteúdo de importação de até 40%' },
    { id: '6', descricao: 'Estrangeira, importação direta, sem similar nacional, lista CAMEX e gás natural' },
    {
      id: '7',
      descricao: 'Estrangeira, adquirida no mercado interno, sem similar nacional, lista CAMEX e gás natural',
    },
    { id: '8', descricao: 'Nacional, com conteúdo de importação superior a 70%' },
  ],
  csts: [
    { id: 'TributadaIntegralmente', descricao: 'Tributada integralmente' },
    { id: 'Isento', descricao: 'Isento' },
    { id: 'Icms', descricao: 'ICMS cobrado por substituição tributária' },
  ],
  fundoPobreza: [
    { id: 'Sim', descricao: 'Sim' },
    { id: 'Nao', descricao: 'Não' },
  ],
  pisConfins: [
    { id: 'Tributado', descricao: 'Tributado' },
    { id: 'AliquotaZero', descricao: 'Alíquota zero' },
    { id: 'Monofasico', descricao: 'Monofásico' },
    { id: 'SubstituicaoTributaria', descricao: 'Substituição tributária' },
    { id: 'Isento', descricao: 'Isento' },
  ],
  cstPisConfins: [
    { id: '01', descricao: '01 - Operação tributável com alíquota básica' },
    { id: '02', descricao: '02 - Operação tributável com alíquota diferenciada' },
    { id: '03', descricao: '03 - Operação tributável com alíquota por unidade de medida de produto' },
    { id: '04', descricao: '04 - Operação tributável monofásica, revenda a alíquota zero' },
    { id: '05', descricao: '05 - Operação tributável por substituição tributária' },
    { id: '06', descricao: '06 - Operação tributável a alíquota zero' },
    { id: '07', descricao: '07 - Operação isenta da contribuição' },
    { id: '08', descricao: '08 - Operação sem incidência da contribuição' },
    { id: '09', descricao: '09 - Operação com suspensão da contribuição' },
    { id: '49', descricao: '49 - Outras operações de saída' },
    { id: '99', descricao: '99 - Outras operações' },
  ],
  spedItem: [
    { id: '00', descricao: '00 - Mercadoria para revenda' },
    { id: '01', descricao: '01 - Matéria-prima' },
    { id: '02', descricao: '02 - Embalagem' },
    { id: '03', descricao: '03 - Produto em processo' },
    { id: '04', descricao: '04 - Produto acabado' },
    { id: '05', descricao: '05 - Subproduto' },
    { id: '06', descricao: '06 - Produto intermediário' },
    { id: '07', descricao: '07 - Material de uso e consumo' },
    { id: '08', descricao: '08 - Ativo imobilizado' },
    { id: '09', descricao: '09 - Serviços' },
    { id: '10', descricao: '10 - Outros insumos' },
    { id: '99', descricao: '99 - Outras' },
  ],
  spedProduto: [
    { id: 'Revenda', descricao: 'Produto para revenda' },
    { id: 'FabricacaoPropria', descricao: 'Produto de fabricação própria' },
    { id: 'UsoEConsumo', descricao: 'Produto para uso e consumo' },
    { id: 'Imobilizado', descricao: 'Produto para o ativo imobilizado' },
  ],
  programacoes: [
    { id: 'NaoSeAplica', descricao: 'Não se aplica' },
    { id: 'Encarte', descricao: 'Encarte' },
    { id: 'PontaDeGondola', descricao: 'Ponta de gôndola' },
    { id: 'Demonstracao', descricao: 'Demonstração em loja' },
    { id: 'Lancamento', descricao: 'Lançamento' },
    { id: 'Sazonal', descricao: 'Sazonal' },
    { id: 'Bonificacao', descricao: 'Bonificação de introdução' },
  ],
  tipoLiberacaoRequisicao: [
    { id: 'GrupoDivisao', descricao: 'Grupo de divisão' },
    { id: 'Divisao', descricao: 'Divisão' },
    { id: 'Fornecedor', descricao: 'Fornecedor' },
  ] satisfies { id: Schemas['ReleaseType']; descricao: string }[],
  statusRequisicao: Object.entries(REQUISITION_STATUS_LABELS).map(([id, descricao]) => ({ id, descricao })),
  tipoPrazo: [...TERM_TYPES],
} satisfies ProductEnumerations;

/** Short lists of the supplier registration (ONB-058 to ONB-061, G-08, C-21). */
export const supplierEnumerations = {
  segmentos: [
    { id: 'Industria', descricao: 'Indústria' },
    { id: 'Distribuidor', descricao: 'Distribuidor' },
    { id: 'Atacadista', descricao: 'Atacadista' },
    { id: 'Importador', descricao: 'Importador' },
    { id: 'ProdutorRural', descricao: 'Produtor rural' },
    { id: 'PrestadorServicos', descricao: 'Prestador de serviços' },
  ],
  qualificacoes: [
    { id: 'Revenda', descricao: 'Revenda' },
    { id: 'UsoEConsumo', descricao: 'Uso e Consumo' },
    { id: 'Servicos', descricao: 'Serviços' },
  ],
  estados: listStates(),
  regimesTributarios: [
    { id: 'Simples', descricao: 'SIMPLES' },
    { id: 'LucroPresumido', descricao: 'LUCRO PRESUMIDO' },
    { id: 'LucroReal', descricao: 'LUCRO REAL' },
  ],
  regimeDeclaracao: [
    { id: 'SimplesNacional', descricao: 'Simples Nacional' },
    { id: 'Cumulativo', descricao: 'Cumulativo' },
    { id: 'NaoCumulativo', descricao: 'Não cumulativo' },
  ],
  aliquotas: [
    { id: 1, descricao: 'Até R$ 180.000,00' },
    { id: 2, descricao: 'De R$ 180.000,01 a R$ 360.000,00' },
    { id: 3, descricao: 'De R$ 360.000,01 a R$ 720.000,00' },
    { id: 4, descricao: 'De R$ 720.000,01 a R$ 1.800.000,00' },
    { id: 5, descricao: 'De R$ 1.800.000,01 a R$ 3.600.000,00' },
    { id: 6, descricao: 'De R$ 3.600.000,01 a R$ 4.800.000,00' },
  ],
  portes: [
    { id: 'MicroEmpresa', descricao: 'Microempresa' },
    { id: 'EmpresaPequenoPorte', descricao: 'Empresa de pequeno porte' },
    { id: 'EmpresaMedioPorte', descricao: 'Empresa de médio porte' },
    { id: 'EmpresaGrandePorte', descricao: 'Empresa de grande porte' },
  ],
  receitasBrutasAnuais: [
    { id: 'Ate360Mil', descricao: 'Até R$ 360.000,00' },
    { id: 'De360MilA4Milhoes800Mil', descricao: 'De R$ 360.000,01 a R$ 4.800.000,00' },
    { id: 'De4Milhoes800MilA300Milhoes', descricao: 'De R$ 4.800.000,01 a R$ 300.000.000,00' },
    { id: 'Acima300Milhoes', descricao: 'Acima de R$ 300.000.000,00' },
  ],
  tiposDescontoFinanceiro: [
    { id: 'Boleto', descricao: 'No boleto' },
    { id: 'NotaFiscal', descricao: 'Na nota fiscal' },
    { id: 'Deposito', descricao: 'Em depósito' },
  ],
  tratamentoQuebras: [
    { id: 'Devolucao', descricao: 'Devolução' },
    { id: 'Indenizacao', descricao: 'Indenização' },
    { id: 'Bonificacao', descricao: 'Bonificação' },
    { id: 'Desconto', descricao: 'Desconto na nota' },
  ],
  motivosPendencia: [
    { id: 'DocumentoIlegivel', descricao: 'Documento ilegível' },
    { id: 'DocumentoInvalido', descricao: 'Documento inválido' },
    { id: 'DocumentoCorrompido', descricao: 'Documento corrompido' },
  ],
} satisfies SupplierEnumerations;
