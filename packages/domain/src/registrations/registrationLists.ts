import type { HeldRoles } from '../roles/roleFlags.ts';
import { PRE_REGISTRATION_STAFF, type Role, STAFF } from '../roles/roles.ts';
import { areaDecisionsOf, displayStatus, storedStatusOf } from './displayStatus.ts';
import type { FlowStatus, RegistrationFlow } from './flowStatuses.ts';
import { isRegistrationSupplier } from './registrationRoles.ts';

/** The lists of registrations, by the last part of their calls (C-08). */
export type RegistrationListName = 'pre-cadastros' | 'cadastro' | 'parceiros';

/** Content and readers of a list. */
export interface RegistrationListFacts {
  readonly name: RegistrationListName;
  readonly roles: readonly Role[];
  /** The stored statuses in it, besides `Reprovado`. */
  readonly statuses: readonly FlowStatus[];
  /** The refused registrations in it. */
  readonly refused: 'inFirstAnalysis' | 'later' | 'none';
  /** Whether it has the legacy suppliers, whatever their status. */
  readonly legacy: boolean;
}

/** Content and readers of each list (ONB-015 to ONB-020, C-16, G-35). */
export const REGISTRATION_LISTS: readonly RegistrationListFacts[] = [
  {
    name: 'pre-cadastros',
    roles: PRE_REGISTRATION_STAFF,
    statuses: ['Novo', 'DadosBasicosInformados', 'AguardandoPrimeiraAnalise', 'PendenciadoNaPrimeiraAnalise'],
    refused: 'inFirstAnalysis',
    legacy: false,
  },
  {
    name: 'cadastro',
    roles: STAFF,
    statuses: [
      'AprovadoPrimeiraAnalise',
      'DocumentacaoCompleta',
      'DadosContabeisEFiscaisInformados',
      'DadosFinanceirosInformados',
      'AguardandoSegundaAnalise',
      'PendenciadoNaSegundaAnalise',
      'AguardandoDiretoria',
      'AprovacaoDiretoria',
    ],
    refused: 'later',
    legacy: false,
  },
  {
    name: 'parceiros',
    roles: STAFF,
    statuses: ['Aprovado'],
    refused: 'none',
    legacy: true,
  },
];

/** The fields that decide in which list a registration is. */
export type ListedFlow = RegistrationFlow & {
  /** The supplier was imported from the legacy system. */
  readonly importadoLegado?: boolean;
};

/** The list with a registration, `null` for a status that is in none (G-35). */
export function registrationListOf(flow: ListedFlow): RegistrationListFacts | null {
  const status = storedStatusOf(flow);
  const refused = flow.etapaReprovacao === 'PrimeiraAnalise' ? 'inFirstAnalysis' : 'later';
  const isIn = (list: RegistrationListFacts) => {
    if (flow.importadoLegado) return list.legacy;
    if (status === 'Reprovado') return list.refused === refused;
    return list.statuses.some((held) => held === status);
  };
  return REGISTRATION_LISTS.find(isIn) ?? null;
}

/**
 * Whether a user may open a registration: staff by the roles of its list, so that accounting and directorate do not
 * read a pre-registration (ONB-016, C-16); suppliers always, since the caller has checked that it is their own (D6).
 */
export function readsRegistration(flow: ListedFlow, roles: HeldRoles): boolean {
  if (isRegistrationSupplier(roles)) return true;
  // A status without a list is shown to users who may read all the others.
  const list = registrationListOf(flow) ?? REGISTRATION_LISTS[0];
  return roles.some((role) => list?.roles.includes(role));
}

/** Parties that a registration waits for (SUP-028): the values of `Aguardando`. */
export const WAITING_PARTIES = [
  'AguardandoComercial',
  'AguardandoContabil',
  'AguardandoDiretoria',
  'AguardandoFornecedor',
] as const;

/** Party that a registration waits for. */
export type WaitingParty = (typeof WAITING_PARTIES)[number];

/** The statuses, as `displayStatus` gives them, in which a registration waits for each party (table B, SUP-028). */
export const WAITING_STATUSES: Readonly<Record<WaitingParty, readonly FlowStatus[]>> = {
  AguardandoComercial: [
    'AguardandoPrimeiraAnalise',
    'AguardandoSegundaAnalise',
    'AguardandoSegundaAnaliseComercial',
  ],
  AguardandoContabil: ['AguardandoSegundaAnalise', 'AguardandoSegundaAnaliseContabil'],
  AguardandoDiretoria: ['AguardandoDiretoria'],
  AguardandoFornecedor: [
    'Novo',
    'DadosBasicosInformados',
    'PendenciadoNaPrimeiraAnalise',
    'AprovadoPrimeiraAnalise',
    'DocumentacaoCompleta',
    'DadosContabeisEFiscaisInformados',
    'DadosFinanceirosInformados',
    'PendenciadoNaSegundaAnalise',
  ],
};

/** Parties that a registration waits for (table B): both areas in the second analysis until one has approved. */
export function waitingPartiesOf(flow: RegistrationFlow): WaitingParty[] {
  const shown = displayStatus(flow);
  const { commercial, accounting } = areaDecisionsOf(flow);
  // Both have approved and the directorate's turn is about to start: nobody is waited for.
  if (shown === 'AguardandoSegundaAnalise' && commercial === 'Aprovar' && accounting === 'Aprovar') return [];
  return WAITING_PARTIES.filter((party) => WAITING_STATUSES[party].some((status) => status === shown));
}

/** The options of the status filter of the lists, with their labels (SUP-028 to SUP-030, G-12). */
export const REGISTRATION_FILTERS = [
  { value: 'AguardandoComercial', label: 'Aguardando Comercial' },
  { value: 'AguardandoContabil', label: 'Aguardando Contabilidade' },
  { value: 'AguardandoDiretoria', label: 'Aguardando Diretoria' },
  { value: 'AguardandoFornecedor', label: 'Aguardando Fornecedor' },
  { value: 'Reprovado', label: 'Cadastro Reprovado' },
  { value: 'importadoLegado', label: 'Importado do legado' },
] as const;

/** An option of the status filter. */
export type RegistrationFilter = (typeof REGISTRATION_FILTERS)[number]['value'];

/** Query of the list calls for an option of the status filter (G-35). */
export function registrationFilterQuery(filter: RegistrationFilter | null): {
  Aguardando?: WaitingParty;
  Status?: 'Reprovado';
  importadoLegado?: true;
} {
  if (filter === null) return {};
  if (filter === 'Reprovado') return { Status: filter };
  return filter === 'importadoLegado' ? { importadoLegado: true } : { Aguardando: filter };
}
