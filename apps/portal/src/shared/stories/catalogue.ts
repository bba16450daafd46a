import type { Schemas } from '@portal/api';
import { REQUISITION_STATUS_LABELS } from '@portal/domain';

/** Thumbnail of one colour, a PNG in base64. */
export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const statuses: Schemas['ProductStatus'][] = ['Ativo', 'Aguardando', 'Desativado', 'Descontinuada'];

const approvals: Schemas['ProductApprovalStatus'][] = [
  'Aprovado',
  'AguardandoAprovacaoComercial',
  'Aprovado',
  'Validado',
  'AguardandoValidacao',
  'Recusado',
];

/** A page of products. */
export const products: Schemas['ProductListItem'][] = Array.from({ length: 35 }, (_, index) => ({
  id: 5021 + index,
  codigo: 305021 + index,
  nome: `PANELA TRAMONTINA SOLAR VERMELHA ${index + 1},5 LT`,
  familiaId: 87,
  familiaNome: 'PANELA TRAMONTINA 4,5 LT SOLAR',
  marca: { id: 412, descricao: 'TRAMONTINA' },
  status: statuses[index % statuses.length] ?? 'Ativo',
  statusAprovacao: approvals[index % approvals.length] ?? 'Aprovado',
  gtinEan: index % 7 === 6 ? null : `78910003155${String(index).padStart(2, '0')}`,
  miniaturaByte: index % 5 === 4 ? null : picture,
  importadoLegado: false,
  dataCriacao: '2027-03-02T14:05:00-03:00',
  versao: 2,
}));

export const family: Schemas['Family'] = {
  id: 87,
  codigo: 20087,
  nome: 'PANELA TRAMONTINA 4,5 LT SOLAR',
  status: 'Aprovado',
  categoria: { id: 9, descricao: 'PANELAS', sigla: 'PANELA', kit: false },
  marca: { id: 412, descricao: 'TRAMONTINA' },
  colecao: 'SOLAR',
  volumetria: 4.5,
  volumetrias: [4.5],
  tipoVolumetria: { id: 3, descricao: 'LITROS', sigla: 'LT' },
  descricaoLivre: null,
  departamento: { id: 2, descricao: 'UTILIDADES' },
  secao: { id: 5, descricao: 'COZINHA' },
  grupo: { id: 11, descricao: 'PANELAS' },
  subGrupo: { id: 31, descricao: 'INOX' },
  etiquetaPrecoParte1: 'PANELA SOLAR',
  etiquetaPrecoParte2: '4,5 LITROS',
  divisoes: { id: 4, descricao: 'BAZAR' },
  ncm: { id: 7, codigo: '73239300', descricao: 'ARTEFATOS DE USO DOMÉSTICO, DE AÇO INOXIDÁVEL' },
  cest: { id: 3, codigo: '1400100', descricao: 'ARTEFATOS DE USO DOMÉSTICO' },
  dimensaoPorFamilia: true,
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
  margem: 32.45,
  valorBrutoCalculado: 112.9,
  concorrentes: [{ nome: 'CASA BELA', preco: 189.9 }],
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 3.25,
  calculoPautaDiferente: false,
  cst: 'Icms',
  fundoPobreza: 'Nao',
  mva: 45.5,
  pisConfins: 'Tributado',
  precoSugerido: 179.9,
  icmsOrigemMercadoria: '0',
  valorNf: 98.75,
  valorPauta: null,
  cstPisConfins: '01',
  spedItem: '00',
  spedProduto: '01',
  calculaStEntrada: true,
  calculaStSaida: false,
  valorBruto: 99.9,
  introducao: ['Encarte'],
  estoqueSemGiro: { devolucao: true, indenizacao: false },
  classificacoesDeRisco: { id: 2, descricao: 'BAIXO' },
  classificacaoProduto: [{ id: 1, descricao: 'LINHA' }],
  tags: [{ id: 18, descricao: 'COZINHA' }],
  importadoLegado: false,
  statusAprovacao: 'Aprovado',
  dataCriacao: '2027-03-01T09:30:00-03:00',
  versao: 5,
};

export const product: Schemas['CatalogueProduct'] = {
  id: 5021,
  codigo: 305021,
  nome: 'PANELA TRAMONTINA SOLAR VERMELHA 4,5 LT',
  familiaId: 87,
  status: 'Ativo',
  statusAprovacao: 'Aprovado',
  variacao: 'VERMELHA',
  voltagem: null,
  descricao: '<p>Panela de inox com fundo triplo.</p>',
  linkVideo: null,
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
  caracteristicasIds: [4, 11],
  tagsIds: [18],
  tags: [{ id: 18, descricao: 'COZINHA' }],
  fotosProdutos: [],
  miniaturaByte: picture,
  importadoLegado: false,
  dataCriacao: '2027-03-02T14:05:00-03:00',
  versao: 2,
};

const list = (items: Record<string, string>) =>
  Object.entries(items).map(([id, descricao]) => ({ id, descricao }));

export const productEnumerations: Schemas['ProductEnumerations'] = {
  status: list({
    Ativo: 'Ativo',
    Desativado: 'Desativado',
    Descontinuada: 'Descontinuada',
    Aguardando: 'Aguardando',
  }),
  statusCadastros: list({ Aprovado: 'Aprovado', Recusado: 'Recusado' }),
  tributacaoIcmsOrigensMercadorias: list({
    0: 'Nacional',
    1: 'Estrangeira, importação direta',
    3: 'Nacional, com conteúdo de importação superior a 40% e até 70%',
  }),
  csts: list({ TributadaIntegralmente: 'Tributada integralmente', Isento: 'Isento', Icms: 'ICMS' }),
  fundoPobreza: list({ Sim: 'Sim', Nao: 'Não' }),
  pisConfins: list({ Tributado: 'Tributado', Isento: 'Isento' }),
  cstPisConfins: list({ '01': '01 - Tributável', '04': '04 - Monofásica' }),
  spedItem: list({ '00': '00 - Mercadoria para revenda', '07': '07 - Material de uso e consumo' }),
  spedProduto: list({ '01': '01 - Produto', '02': '02 - Conjunto' }),
  programacoes: list({ Encarte: 'Encarte', Inauguracao: 'Inauguração', NaoSeAplica: 'Não se aplica' }),
  tipoLiberacaoRequisicao: list({
    GrupoDivisao: 'Grupo de divisão',
    Divisao: 'Divisão',
    Fornecedor: 'Fornecedor',
  }),
  statusRequisicao: list(REQUISITION_STATUS_LABELS),
  tipoPrazo: list({ Padrao: 'Padrão', Parcelado: 'Parcelado', Periodo: 'Período' }),
};
