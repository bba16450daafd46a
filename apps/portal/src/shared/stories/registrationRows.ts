import type { Schemas } from '@portal/api';
import {
  type DecisionStage,
  displayStatus,
  type FlowStatus,
  type RegistrationFlow,
  validationsOf,
} from '@portal/domain';

type Row = Schemas['RegistrationRow'];

const HOUR_MS = 3_600_000;

let rows = 0;

/** Fields of a row that a story sets; the others are derived as in the gateway. */
interface RowOverrides extends Partial<Omit<Row, 'etapaReprovacao' | 'status' | 'validacoes'>> {
  readonly etapaReprovacao?: DecisionStage;
  /** Hours since the last change. */
  readonly ageHours?: number;
}

const named = (descriptions: readonly string[]) =>
  descriptions.map((descricao, place) => ({ id: 400 + place, descricao }));

/** Brands as the lists show them. */
export const brandsNamed = (...descriptions: string[]): Row['marcas'] => named(descriptions);

/** Categories as the lists show them, the principal one first. */
export const categoriesNamed = (...descriptions: string[]): Row['categorias'] =>
  named(descriptions).map((category, place) => ({ ...category, principal: place === 0 }));

/**
 * A row of the lists of registrations at a status.
 *
 * @example registrationRow('AguardandoSegundaAnalise', { statusComercial: 'Aprovar', ageHours: 26 })
 */
export function registrationRow(status: FlowStatus, overrides: RowOverrides = {}): Row {
  rows += 1;
  const { ageHours = 3, etapaReprovacao = null, ...given } = overrides;
  const row = {
    id: `3f0c6f0e-6a0b-4a5e-9f51-${String(rows).padStart(12, '0')}`,
    fornecedorId: 60 + rows,
    codigo: null,
    cnpj: '11222333000181',
    name: `PANELAS DA SERRA ${rows} LTDA`,
    nomeFantasia: `PANELAS DA SERRA ${rows}`,
    segmento: 'Industria',
    responsavel: 'MARIA LIMA',
    statusFluxoCadastro: status,
    statusComercial: null,
    statusContabil: null,
    importadoLegado: false,
    dataCriacao: '2027-03-01T09:30:00-03:00',
    dataModificacao: new Date(Date.now() - (ageHours + 0.1) * HOUR_MS).toISOString(),
    marcas: brandsNamed('TRAMONTINA', 'ROCHEDO'),
    categorias: categoriesNamed('UTILIDADES DOMÉSTICAS'),
    ...given,
    etapaReprovacao,
  };
  const flow: RegistrationFlow = {
    statusFluxoCadastro: status,
    statusAprovacaoComercialSegundaAnalise: row.statusComercial,
    statusAprovacaoContabilidadeSegundaAnalise: row.statusContabil,
    etapaReprovacao,
  };
  // The shown status is one of the statuses too.
  return { ...row, status: displayStatus(flow) as FlowStatus, validacoes: validationsOf(flow) };
}

/** A pre-registration in each of its statuses, the newest first. */
export const preRegistrationRows: Row[] = [
  registrationRow('Novo', { name: null, nomeFantasia: null, segmento: null, responsavel: null, ageHours: 0 }),
  registrationRow('AguardandoPrimeiraAnalise', {
    name: 'COMERCIAL ANDRADE LTDA',
    nomeFantasia: 'ANDRADE',
    ageHours: 1,
    marcas: brandsNamed('TRAMONTINA', 'ROCHEDO', 'NIGRO', 'FULGOR', 'BRINOX'),
  }),
  registrationRow('DadosBasicosInformados', { ageHours: 5, marcas: [], categorias: [] }),
  registrationRow('PendenciadoNaPrimeiraAnalise', { ageHours: 26 }),
  registrationRow('Reprovado', { etapaReprovacao: 'PrimeiraAnalise', ageHours: 80 }),
];

/** A registration in each of the statuses that the second list shows, the newest first. */
export const registrationRows: Row[] = [
  registrationRow('AprovadoPrimeiraAnalise'),
  registrationRow('DocumentacaoCompleta'),
  registrationRow('DadosContabeisEFiscaisInformados'),
  registrationRow('DadosFinanceirosInformados'),
  registrationRow('AguardandoSegundaAnalise', { ageHours: 25 }),
  registrationRow('AguardandoSegundaAnalise', { statusComercial: 'Aprovar', ageHours: 50 }),
  registrationRow('AguardandoSegundaAnalise', { statusContabil: 'Aprovar', ageHours: 50 }),
  registrationRow('PendenciadoNaSegundaAnalise', {
    statusComercial: 'Aprovar',
    statusContabil: 'Pendenciar',
  }),
  registrationRow('AguardandoDiretoria', { statusComercial: 'Aprovar', statusContabil: 'Aprovar' }),
  registrationRow('AprovacaoDiretoria', { statusComercial: 'Aprovar', statusContabil: 'Aprovar' }),
  registrationRow('Reprovado', { statusContabil: 'Reprovar', etapaReprovacao: 'SegundaAnaliseContabil' }),
];

/** Partners, of whom the last was imported from the old system. */
export const partnerRows: Row[] = [
  registrationRow('Aprovado', { codigo: 7061, statusComercial: 'Aprovar', statusContabil: 'Aprovar' }),
  registrationRow('Aprovado', { codigo: 312, importadoLegado: true, responsavel: null, ageHours: 4_000 }),
];

/** How many wait for whom. */
export const registrationSummary: Schemas['RegistrationSummary'] = {
  resumo: [
    { aguardando: 'AguardandoComercial', preCadastros: 4, cadastros: 2 },
    { aguardando: 'AguardandoContabil', preCadastros: 0, cadastros: 3 },
    { aguardando: 'AguardandoDiretoria', preCadastros: 0, cadastros: 1 },
    { aguardando: 'AguardandoFornecedor', preCadastros: 1_209, cadastros: 6 },
  ],
};
