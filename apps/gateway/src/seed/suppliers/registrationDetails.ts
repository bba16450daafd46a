import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type {
  supplierCarriers,
  supplierContacts,
  supplierDeliveryRegions,
  suppliers,
} from '../../database/schema.ts';
import { createRandom, type Random } from '../random.ts';
import { reviewAt, type SeededReview, stepsDone } from './registrationStages.ts';
import type { RegisteredSupplier } from './suppliers.ts';

type Contact = PgInsertValue<typeof supplierContacts>;
type Carrier = PgInsertValue<typeof supplierCarriers>;
type Region = PgInsertValue<typeof supplierDeliveryRegions>;
type Columns = Partial<typeof suppliers.$inferInsert>;

/** Data of a seeded registration besides the names of the company, and its review. */
export interface RegistrationDetails {
  readonly columns: Columns;
  readonly review: SeededReview;
  readonly contacts: readonly Contact[];
  readonly carriers: readonly Carrier[];
  readonly regions: readonly Region[];
}

/** What registrations refer to. */
interface DetailSurroundings {
  /** Ids of banks. */
  readonly banks: readonly number[];
  /** Ids of economic activities. */
  readonly cnaes: readonly number[];
}

const STREETS = ['RUA DAS ACÁCIAS', 'AVENIDA BRASIL', 'RUA GOIÁS', 'AVENIDA DO CONTORNO', 'RODOVIA BR-040'];
const DISTRICTS = ['CENTRO', 'DISTRITO INDUSTRIAL', 'JARDIM AMÉRICA', 'SANTA EFIGÊNIA', 'VILA NOVA'];
const GIVEN_NAMES = [
  'MARIA',
  'JOÃO',
  'ANA',
  'CARLOS',
  'BEATRIZ',
  'PAULO',
  'LÚCIA',
  'RAFAEL',
  'HELENA',
  'ANDRÉ',
];
const FAMILY_NAMES = ['LIMA', 'ALVES', 'REIS', 'DIAS', 'MOREIRA', 'TEIXEIRA', 'CAMPOS', 'FREITAS'];
const JOBS = ['GERENTE COMERCIAL', 'DIRETOR', 'REPRESENTANTE DE VENDAS', 'SÓCIA ADMINISTRADORA'];
const SHOPS = ['LOJA DO CENTRO', 'MERCADO CENTRAL', 'SHOPPING DEL REY', 'ATACADÃO DA SERRA'];
const REMARKS = ['Entregamos também aos sábados.', 'Pedido mínimo de 20 caixas.', null];
const CARRIERS = ['TRANSPORTES VALE', 'RODOVIÁRIO SERRANO', 'EXPRESSO MINAS', 'LOGÍSTICA HORIZONTE'];

/** Area code of the capital and first CEP digit of each state, by the first two digits of its IBGE code. */
const STATES: Readonly<Record<string, readonly [ddd: string, cep: string]>> = {
  '11': ['69', '7'],
  '12': ['68', '6'],
  '13': ['92', '6'],
  '14': ['95', '6'],
  '15': ['91', '6'],
  '16': ['96', '6'],
  '17': ['63', '7'],
  '21': ['98', '6'],
  '22': ['86', '6'],
  '23': ['85', '6'],
  '24': ['84', '5'],
  '25': ['83', '5'],
  '26': ['81', '5'],
  '27': ['82', '5'],
  '28': ['79', '4'],
  '29': ['71', '4'],
  '31': ['31', '3'],
  '32': ['27', '2'],
  '33': ['21', '2'],
  '35': ['11', '1'],
  '41': ['41', '8'],
  '42': ['48', '8'],
  '43': ['51', '9'],
  '50': ['67', '7'],
  '51': ['65', '7'],
  '52': ['62', '7'],
  '53': ['61', '7'],
};

const MINAS_GERAIS = ['31', '3'] as const;

const stateOf = (cityId: number | null) => STATES[String(cityId).slice(0, 2)] ?? MINAS_GERAIS;

function digits(random: Random, count: number): string {
  return Array.from({ length: count }, () => String(random.integer(0, 9))).join('');
}

/** A contact of a supplier; every third one also has a landline. */
function createContact(
  random: Random,
  { supplier }: RegisteredSupplier,
  tipoContato: Contact['tipoContato'],
): Contact {
  const [ddd] = stateOf(supplier.cidadeId);
  const given = random.pick(GIVEN_NAMES);
  const hasLandline = random.chance(0.3);
  const mailbox = given
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return {
    fornecedorId: supplier.id,
    tipoContato,
    ordem: 0,
    nome: `${given} ${random.pick(FAMILY_NAMES)}`,
    email: `${mailbox}@${supplier.email.split('@')[1]}`,
    cargo: tipoContato === 'Representante' ? random.pick(JOBS) : null,
    dddTelefoneFixo: hasLandline ? ddd : null,
    numeroTelefoneFixo: hasLandline ? `3${digits(random, 7)}` : null,
    dddTelefoneCelular: ddd,
    numeroTelefoneCelular: `9${digits(random, 8)}`,
  };
}

function basicColumns(random: Random, { supplier }: RegisteredSupplier): Columns {
  const [, cep] = stateOf(supplier.cidadeId);
  return {
    inscricaoEstadual: digits(random, 13),
    cep: `${cep}${digits(random, 7)}`,
    logradouro: random.pick(STREETS),
    numero: String(random.integer(1, 4_000)),
    complemento: random.chance(0.3) ? `SALA ${random.integer(1, 40)}` : null,
    bairro: random.pick(DISTRICTS),
  };
}

function productColumns(random: Random): Columns {
  return { lojas: random.sample(SHOPS, random.integer(0, 2)), observacoesCadastro: random.pick(REMARKS) };
}

function accountingColumns(random: Random, cnaes: readonly number[]): Columns {
  const isSimples = random.chance(0.4);
  const hasRegime = random.chance(0.25);
  return {
    inscricaoMunicipal: digits(random, 8),
    contribuinteIcms: random.chance(0.9),
    cnaeId: random.pick(cnaes),
    regimeDeclaracaoPisConfins: isSimples ? 'SimplesNacional' : random.pick(['Cumulativo', 'NaoCumulativo']),
    regimeTributario: isSimples ? 'Simples' : random.pick(['LucroPresumido', 'LucroReal']),
    aliquotaId: isSimples ? random.integer(1, 6) : null,
    porte: isSimples
      ? random.pick(['MicroEmpresa', 'EmpresaPequenoPorte'])
      : random.pick(['EmpresaMedioPorte', 'EmpresaGrandePorte']),
    receitaBrutaAnual: isSimples ? 'De360MilA4Milhoes800Mil' : 'De4Milhoes800MilA300Milhoes',
    temConvenioComEstado: hasRegime,
    codigoRegime: hasRegime ? digits(random, 9) : null,
    utilizaRegraFiscalEntradaNf: random.chance(0.2),
  };
}

function financeColumns(random: Random, banks: readonly number[]): Columns {
  const discount = random.chance(0.5) ? random.decimal(0.5, 5, 2) : 0;
  return {
    bancoId: random.pick(banks),
    agenciaBancaria: digits(random, 4),
    numeroContaCorrente: digits(random, 6),
    digitoContaCorrente: random.pick(['0', '3', '7', 'X']),
    prorrogacoes: random.chance(0.5),
    descontoFinanceiro: discount,
    tipoDescontoFinanceiro: discount === 0 ? null : random.pick(['Boleto', 'NotaFiscal', 'Deposito']),
    prazoPagamento: random.pick(['Dde', 'Ddf']),
  };
}

function billingColumns(random: Random, { supplier }: RegisteredSupplier): Columns {
  return {
    emailParaRecebimentoXml: `nfe@${supplier.email.split('@')[1]}`,
    situacaoFrete: random.pick(['Cif', 'Fob']),
    glnEdi: random.chance(0.3) ? `789${digits(random, 10)}` : null,
    tratamentoQuebras: random.pick(['Devolucao', 'Indenizacao', 'Bonificacao', 'Desconto']),
  };
}

function createRegions(random: Random, fornecedorId: number): Region[] {
  return [1, 2, 3].map((regiaoId) => ({
    fornecedorId,
    regiaoId,
    prazoEntrega: regiaoId * random.integer(2, 6),
    opcaoEntrega: random.pick(['DiasUteis', 'DiasCorridos']),
  }));
}

function createCarrier(random: Random, { supplier }: RegisteredSupplier): Carrier {
  const [ddd] = stateOf(supplier.cidadeId);
  return {
    fornecedorId: supplier.id,
    ordem: 0,
    nome: random.pick(CARRIERS),
    email: 'coleta@transportes.example',
    ddd,
    numeroTelefone: `3${digits(random, 7)}`,
    dddTelefoneCelular: ddd,
    numeroTelefoneCelular: `9${digits(random, 8)}`,
  };
}

/**
 * The data that each registration has at its status: address and representative from step 1 on, shops from step 2,
 * accounting, bank and logistics from steps 4 to 6; and its review.
 *
 * @param name seed of the random source, so that the demo suppliers do not change the others.
 */
export function createRegistrationDetails(
  name: string,
  registered: readonly RegisteredSupplier[],
  { banks, cnaes }: DetailSurroundings,
): RegistrationDetails[] {
  const random = createRandom(name);
  const turns = new Map<string, number>();
  return registered.map((one) => {
    const { flow, supplier } = one;
    const status = flow.statusFluxoCadastro;
    const turn = turns.get(status) ?? 0;
    turns.set(status, turn + 1);
    const review = reviewAt(status, turn);
    const done = stepsDone(status, review.etapaReprovacao);
    return {
      review,
      columns: {
        ...(done >= 1 ? basicColumns(random, one) : {}),
        ...(done >= 2 ? productColumns(random) : {}),
        ...(done >= 4 ? accountingColumns(random, cnaes) : {}),
        ...(done >= 5 ? financeColumns(random, banks) : {}),
        ...(done >= 6 ? billingColumns(random, one) : {}),
      },
      contacts: [
        ...(done >= 1 ? [createContact(random, one, 'Representante')] : []),
        ...(done >= 4 ? [createContact(random, one, 'Contabil')] : []),
        ...(done >= 5 ? [createContact(random, one, 'Financeiro')] : []),
        ...(done >= 6 ? [createContact(random, one, 'FaturamentoELogistica')] : []),
      ],
      carriers: done >= 6 ? [createCarrier(random, one)] : [],
      regions: done >= 6 ? createRegions(random, supplier.id) : [],
    };
  });
}
