import type { Schemas } from '@portal/api';
import {
  REGISTRATION_LISTS,
  type RegistrationListFacts,
  type RegistrationListName,
  registrationFilterQuery,
  type StaticRouteName,
} from '@portal/domain';
import { type ListCall, pageAndOrder } from '../../../shared/list/listCall.ts';
import { listFilterAtom } from '../../../shared/list/listFilterAtom.ts';
import { listRowsAtom } from '../../../shared/list/listRowsAtom.ts';
import {
  REGISTRATION_COLUMNS,
  type RegistrationListFilter,
  registrationFilters,
} from './registrationAddress.ts';

/** A registration as the lists show it (SUP-014, C-30). */
export type RegistrationRow = Schemas['RegistrationRow'];

/** Rows a page (G-35). */
export const REGISTRATIONS_PAGE_SIZE = 20;

/** What a list call is asked for (G-35). */
function registrationsQuery(filter: RegistrationListFilter, pageSize: number) {
  const { inicio, fim, situacao } = filter.filters;
  return {
    ...(filter.search && { Busca: filter.search }),
    ...(inicio && { DataInicio: inicio }),
    ...(fim && { DataFim: fim }),
    ...registrationFilterQuery(situacao),
    ...pageAndOrder(filter, pageSize),
  };
}

/** The call of a list of registrations. */
export type RegistrationListCall = ListCall<
  RegistrationListFilter,
  ReturnType<typeof registrationsQuery>,
  Schemas['RegistrationList'],
  RegistrationRow
>;

interface RegistrationPlace extends Pick<RegistrationListCall, 'get'> {
  /** What the list holds and who reads it, by the last part of its call. */
  readonly name: RegistrationListName;
  readonly page: StaticRouteName;
  readonly title: string;
  readonly description: string;
}

function factsOf(name: RegistrationListName): RegistrationListFacts {
  const facts = REGISTRATION_LISTS.find((list) => list.name === name);
  if (!facts) throw new Error(`There is no list ${name}`);
  return facts;
}

function createRegistrationList({ name, page, title, description, get }: RegistrationPlace) {
  const filterAtom = listFilterAtom(page, REGISTRATION_COLUMNS, registrationFilters);
  const call: RegistrationListCall = {
    path: `/api/fornecedores/${name}`,
    query: registrationsQuery,
    get,
    rows: ({ fluxos }) => fluxos,
  };
  const rowsAtom = listRowsAtom(filterAtom, call, REGISTRATIONS_PAGE_SIZE);
  return { page, title, description, facts: factsOf(name), call, filterAtom, rowsAtom };
}

/** A list of registrations: its place, its filter in the address, and its rows. */
export type RegistrationList = ReturnType<typeof createRegistrationList>;

/** Registrations up to the first analysis (ONB-015, G-35). */
export const preRegistrationList = createRegistrationList({
  name: 'pre-cadastros',
  page: 'supplier-pre-registrations',
  title: 'Pré-cadastros',
  description: 'Fornecedores que pediram o cadastro, até a primeira análise.',
  get: (api, request) => api.GET('/api/fornecedores/pre-cadastros', request),
});

/** Registrations from the first analysis to the approval by the directorate (ONB-017, G-35). */
export const registrationList = createRegistrationList({
  name: 'cadastro',
  page: 'supplier-registrations',
  title: 'Cadastros',
  description: 'Fornecedores aprovados na primeira análise, até a decisão da diretoria.',
  get: (api, request) => api.GET('/api/fornecedores/cadastro', request),
});

/** Suppliers whose registration is complete and those of the old system (ONB-019, G-35). */
export const partnerList = createRegistrationList({
  name: 'parceiros',
  page: 'supplier-partners',
  title: 'Parceiros',
  description: 'Fornecedores com o cadastro aprovado e os importados do legado.',
  get: (api, request) => api.GET('/api/fornecedores/parceiros', request),
});
