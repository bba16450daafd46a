import type { Schemas } from '@portal/api';
import {
  REGISTRATION_FILTERS,
  REGISTRATION_LISTS,
  type RegistrationListFacts,
  type RegistrationListName,
  registrationFilterQuery,
  type StaticRouteName,
} from '@portal/domain';
import { formatDate } from '@portal/formats';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { REGISTRATION_COLUMNS, registrationFilters } from './registrationAddress.ts';

/** A row of the lists (SUP-014, C-30). */
export type RegistrationRow = Schemas['RegistrationRow'];

interface RegistrationPlace {
  /** Content and readers of the list, by the last part of its call. */
  readonly name: RegistrationListName;
  readonly page: StaticRouteName;
  readonly description: string;
}

function factsOf(name: RegistrationListName): RegistrationListFacts {
  const facts = REGISTRATION_LISTS.find((list) => list.name === name);
  if (!facts) throw new Error(`There is no list ${name}`);
  return facts;
}

function createRegistrationList({ name, page, description }: RegistrationPlace) {
  const list = createList({
    page,
    call: listOf(`/api/fornecedores/${name}`, {
      search: 'Busca',
      rows: 'fluxos',
      filters: { inicio: 'DataInicio', fim: 'DataFim', situacao: registrationFilterQuery },
    }),
    sort: REGISTRATION_COLUMNS,
    filters: registrationFilters,
    pageSize: 20, // G-35
    decidedByOthers: true,
    fileWords: ({ search, filters: { inicio, fim, situacao } }) => [
      search,
      REGISTRATION_FILTERS.find(({ value }) => value === situacao)?.label,
      inicio && formatDate(inicio),
      fim && formatDate(fim),
    ],
  });
  return { ...list, page, description, facts: factsOf(name) };
}

/** A list of registrations: its page, its filter in the address, and its rows. */
export type RegistrationList = ReturnType<typeof createRegistrationList>;

/** Registrations up to the first analysis (ONB-015, G-35). */
export const preRegistrationList = createRegistrationList({
  name: 'pre-cadastros',
  page: 'supplier-pre-registrations',
  description: 'Fornecedores que pediram o cadastro, até a primeira análise.',
});

/** Registrations from the first analysis to the approval by the directorate (ONB-017, G-35). */
export const registrationList = createRegistrationList({
  name: 'cadastro',
  page: 'supplier-registrations',
  description: 'Fornecedores aprovados na primeira análise, até a decisão da diretoria.',
});

/** Suppliers whose registration is complete, and legacy suppliers (ONB-019, G-35). */
export const partnerList = createRegistrationList({
  name: 'parceiros',
  page: 'supplier-partners',
  description: 'Fornecedores com o cadastro aprovado e os importados do legado.',
});
