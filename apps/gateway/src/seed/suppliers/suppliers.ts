import { expectedCnpjDigits, toUpperPt } from '@portal/formats';
import type { CityRow } from '../brazil/places.ts';
import type { CommercialBrand } from '../catalogue/brands.ts';
import { createRandom, type Random } from '../random.ts';
import { instantAfter, instantBefore, SEED_INSTANT } from '../seedClock.ts';

/** A supplier; data that its registration has not reached yet are null. */
interface SupplierRow {
  id: number;
  /** Partner code, given with the approval. */
  codigo: number | null;
  cnpj: string;
  razaoSocial: string | null;
  nomeFantasia: string | null;
  segmento: string | null;
  qualificacao: string | null;
  email: string;
  /** IBGE code of the municipality. */
  cidadeId: number | null;
  /** Whether it was imported from the old system. */
  importadoLegado: boolean;
  dataCriacao: Date;
}

/** The registration flow of a supplier. */
interface FlowRow {
  /** A UUID. */
  id: string;
  fornecedorId: number;
  statusFluxoCadastro: FlowStatus;
  dataCriacao: Date;
  dataModificacao: Date;
}

/** A supplier with its flow. */
export interface RegisteredSupplier {
  supplier: SupplierRow;
  flow: FlowRow;
  /** Commercial brands that it works with. */
  marcasIds: number[];
}

/** What suppliers refer to. */
export interface SupplierSurroundings {
  cities: readonly CityRow[];
  brands: readonly CommercialBrand[];
}

const SUPPLIER_COUNT = 60;
const ALPHANUMERIC_COUNT = 16;
const FIRST_CODE = 7_000;

/** How many suppliers are at each status: 60 together. The two derived statuses are never stored (C-03). */
const FLOWS_PER_STATUS = {
  Novo: 4,
  DadosBasicosInformados: 3,
  AguardandoPrimeiraAnalise: 6,
  PendenciadoNaPrimeiraAnalise: 2,
  AprovadoPrimeiraAnalise: 3,
  DocumentacaoCompleta: 2,
  DadosContabeisEFiscaisInformados: 2,
  DadosFinanceirosInformados: 2,
  AguardandoSegundaAnalise: 6,
  PendenciadoNaSegundaAnalise: 3,
  AguardandoDiretoria: 3,
  AprovacaoDiretoria: 1,
  Aprovado: 20,
  Reprovado: 3,
} as const;

/** IBGE code of the state that most suppliers are from. */
const MINAS_GERAIS = 31;

const BELO_HORIZONTE = 3_106_200;

/** Status of a registration flow, as it is stored. */
type FlowStatus = keyof typeof FLOWS_PER_STATUS;

/** Statuses before the brands are chosen. */
const BEFORE_BRANDS: ReadonlySet<FlowStatus> = new Set(['Novo', 'DadosBasicosInformados']);

const FIRST_WORDS = [
  'Serra Verde',
  'Vale Novo',
  'Três Ipês',
  'Boa Colheita',
  'Rio Manso',
  'Pedra Azul',
  'Campo Alto',
  'Bela Vereda',
  'Monte Claro',
  'Ouro Branco',
  'Água Limpa',
  'Lagoa Rica',
  'Nova Aurora',
  'Sol Nascente',
  'Porto Sereno',
  'Estrela do Oeste',
  'Mata Alta',
  'Cruzeiro do Vale',
  'Horizonte Largo',
  'Aldeia Velha',
  'Chapada Grande',
  'Ponte Firme',
  'Terra Roxa',
  'Flor do Cerrado',
  'Riacho Doce',
  'Pau-Brasil',
  'Vila Rica',
  'Alto da Serra',
  'Jequitibá',
  'Buriti',
] as const;

const TRADES = [
  ['Alimentos', 'Indústria de Alimentos', 'Industria', 'Revenda'],
  ['Distribuidora', 'Distribuidora de Produtos Alimentícios', 'Distribuidor', 'Revenda'],
  ['Utilidades', 'Comércio de Utilidades Domésticas', 'Atacadista', 'Revenda'],
  ['Ferramentas', 'Indústria e Comércio de Ferramentas', 'Industria', 'Revenda'],
  ['Import', 'Importação e Exportação', 'Importador', 'Revenda'],
  ['Higiene', 'Indústria de Produtos de Limpeza e Higiene', 'Industria', 'Revenda'],
  ['Embalagens', 'Indústria de Embalagens', 'Industria', 'UsoEConsumo'],
  ['Hortifruti', 'Produção e Comércio de Hortifrutigranjeiros', 'ProdutorRural', 'Revenda'],
  ['Logística', 'Transportes e Logística', 'PrestadorServicos', 'Servicos'],
] as const;

const LEGAL_FORMS = ['LTDA', 'LTDA', 'LTDA', 'S.A.', 'LTDA ME', 'LTDA EPP'] as const;

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function withCheckDigits(body: string): string {
  const digits = expectedCnpjDigits(body);
  if (digits === null) throw new Error(`${body} is no body of a CNPJ`);
  return `${body}${digits}`;
}

/** A head office (order 0001). The alphanumeric form has at least one letter. */
function createCnpj(random: Random, alphanumeric: boolean): string {
  const characters = alphanumeric ? [...DIGITS, ...LETTERS] : DIGITS;
  const start = alphanumeric ? random.pick(LETTERS) : String(random.integer(1, 9));
  const root = Array.from({ length: 7 }, () => random.pick(characters)).join('');
  return withCheckDigits(`${root.slice(0, 4)}${start}${root.slice(4)}0001`);
}

/** A UUID of version 4 that is the same in each fresh seed. */
function createFlowId(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.integer(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}

/** Host name from a trade name, under a reserved top-level domain. */
function mailHost(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return `${plain.replace(/[^a-z]/g, '')}.example`;
}

/** The 60 suppliers, 16 of them with an alphanumeric CNPJ, each with its registration flow. */
export function createSuppliers({ cities, brands }: SupplierSurroundings): RegisteredSupplier[] {
  const random = createRandom('suppliers');
  const nearCities = cities.filter(({ estadoId }) => estadoId === MINAS_GERAIS);
  const names = random.sample(
    FIRST_WORDS.flatMap((word) => TRADES.map((trade) => ({ word, trade }))),
    SUPPLIER_COUNT,
  );
  const perStatus = Object.entries(FLOWS_PER_STATUS) as [FlowStatus, number][];
  const statuses = random.sample(
    perStatus.flatMap(([status, count]) => Array.from({ length: count }, () => status)),
    SUPPLIER_COUNT,
  );

  return names.flatMap(({ word, trade: [trade, activity, segmento, qualificacao] }, index) => {
    const statusFluxoCadastro = statuses[index];
    if (statusFluxoCadastro === undefined) return [];
    const id = index + 1;
    const known = statusFluxoCadastro !== 'Novo';
    // CNPJs with letters exist since July 2026, for new registrations only.
    const alphanumeric = index >= SUPPLIER_COUNT - ALPHANUMERIC_COUNT;
    const importadoLegado = statusFluxoCadastro === 'Aprovado' && !alphanumeric && id % 4 === 0;
    const dataCriacao = instantBefore(random, alphanumeric ? 45 : 700);
    return {
      supplier: {
        id,
        codigo: statusFluxoCadastro === 'Aprovado' ? FIRST_CODE + id : null,
        cnpj: createCnpj(random, alphanumeric),
        razaoSocial: known ? toUpperPt(`${word} ${activity} ${random.pick(LEGAL_FORMS)}`) : null,
        nomeFantasia: known ? toUpperPt(`${word} ${trade}`) : null,
        segmento: known ? segmento : null,
        qualificacao: known ? qualificacao : null,
        email: `comercial@${mailHost(`${word} ${trade}`)}`,
        cidadeId: known ? random.pick(random.chance(0.6) ? nearCities : cities).id : null,
        importadoLegado,
        dataCriacao,
      },
      flow: {
        id: createFlowId(random),
        fornecedorId: id,
        statusFluxoCadastro,
        dataCriacao,
        dataModificacao: instantAfter(random, dataCriacao, 60),
      },
      marcasIds: BEFORE_BRANDS.has(statusFluxoCadastro)
        ? []
        : random.sample(brands, random.integer(1, 5)).map((brand) => brand.id),
    };
  });
}

/** The suppliers of the demo users: a partner, one that has just signed up, and one with one step left. */
export function createDemoSuppliers({ brands }: Pick<SupplierSurroundings, 'brands'>): RegisteredSupplier[] {
  const random = createRandom('demo suppliers');
  const partner = SUPPLIER_COUNT + 1;
  const partnerSince = instantBefore(random, 500);
  const newcomer = SUPPLIER_COUNT + 2;
  const applicant = SUPPLIER_COUNT + 3;
  const applied = instantBefore(createRandom('demo applicant'), 60);
  return [
    {
      supplier: {
        id: partner,
        codigo: FIRST_CODE + partner,
        cnpj: '11222333000181',
        razaoSocial: 'PANELAS DA SERRA INDÚSTRIA E COMÉRCIO LTDA',
        nomeFantasia: 'PANELAS DA SERRA',
        segmento: 'Industria',
        qualificacao: 'Revenda',
        email: 'fornecedor@demo.portal.br',
        cidadeId: BELO_HORIZONTE,
        importadoLegado: false,
        dataCriacao: partnerSince,
      },
      flow: {
        id: createFlowId(random),
        fornecedorId: partner,
        statusFluxoCadastro: 'Aprovado',
        dataCriacao: partnerSince,
        dataModificacao: instantAfter(random, partnerSince, 30),
      },
      marcasIds: random
        .sample(
          brands.filter(({ theme }) => theme === 'kitchen'),
          3,
        )
        .map((brand) => brand.id),
    },
    {
      supplier: {
        id: newcomer,
        codigo: null,
        cnpj: '12ABC34501DE35',
        razaoSocial: null,
        nomeFantasia: null,
        segmento: null,
        qualificacao: null,
        email: 'novo.fornecedor@demo.portal.br',
        cidadeId: null,
        importadoLegado: false,
        dataCriacao: SEED_INSTANT,
      },
      flow: {
        id: createFlowId(random),
        fornecedorId: newcomer,
        statusFluxoCadastro: 'Novo',
        dataCriacao: SEED_INSTANT,
        dataModificacao: SEED_INSTANT,
      },
      marcasIds: [],
    },
    {
      supplier: {
        id: applicant,
        codigo: null,
        cnpj: '11444777000161',
        razaoSocial: 'TEMPEROS DO VALE INDÚSTRIA DE ALIMENTOS LTDA',
        nomeFantasia: 'TEMPEROS DO VALE',
        segmento: 'Industria',
        qualificacao: 'Revenda',
        email: 'cadastro.fornecedor@demo.portal.br',
        cidadeId: BELO_HORIZONTE,
        importadoLegado: false,
        dataCriacao: applied,
      },
      flow: {
        id: createFlowId(random),
        fornecedorId: applicant,
        statusFluxoCadastro: 'DadosFinanceirosInformados',
        dataCriacao: applied,
        dataModificacao: SEED_INSTANT,
      },
      marcasIds: brands.slice(0, 2).map((brand) => brand.id),
    },
  ];
}
