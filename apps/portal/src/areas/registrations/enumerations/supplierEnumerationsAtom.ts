import type { Schemas } from '@portal/api';
import type { SelectOption } from '@portal/ui';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import {
  enumerationItems,
  enumerationOptions,
  enumerationsAtom,
} from '../../../shared/enumerations/enumerationsAtom.ts';

type Enumerations = Schemas['SupplierEnumerations'];

/** The lists with text values; states and rates have numbers. */
export type SupplierList = Exclude<keyof Enumerations, 'estados' | 'aliquotas'>;

/** The fixed lists of the supplier registration (ONB-058); empty until they are loaded. */
const supplierEnumerationsAtom = enumerationsAtom<Enumerations>({
  path: '/api/fornecedores/enumeracoes',
  read: (api) => api.GET('/api/fornecedores/enumeracoes'),
  key: 'portal.enumerations.fornecedores',
  schema: z.object({
    segmentos: enumerationItems,
    qualificacoes: enumerationItems,
    estados: z.array(z.object({ id: z.number(), nome: z.string(), sigla: z.string() })),
    regimesTributarios: enumerationItems,
    regimeDeclaracao: enumerationItems,
    aliquotas: z.array(z.object({ id: z.number(), descricao: z.string() })),
    portes: enumerationItems,
    receitasBrutasAnuais: enumerationItems,
    tiposDescontoFinanceiro: enumerationItems,
    tratamentoQuebras: enumerationItems,
    motivosPendencia: enumerationItems,
  }),
});

/** Label of a value of a fixed list; the value itself until the lists are loaded. */
export const supplierLabelAtom = atom((get) => {
  const { data } = get(supplierEnumerationsAtom);
  return (name: SupplierList, id: string | null): string | null =>
    data?.[name].find((item) => item.id === id)?.descricao ?? id;
});

/** Options of a fixed list; a stored value that is no longer in it stays an option. */
export const supplierOptionsAtom = atom((get) => {
  const { data } = get(supplierEnumerationsAtom);
  return (name: SupplierList, stored?: string | null) => enumerationOptions(data?.[name], stored);
});

/** Options of the states (ST1-040). */
export const stateOptionsAtom = atom((get): SelectOption<number>[] => {
  const { data } = get(supplierEnumerationsAtom);
  return (data?.estados ?? []).map(({ id, nome }) => ({ value: id, label: nome }));
});

/** Options of the rates of the Simples Nacional regime. */
export const rateOptionsAtom = atom((get): SelectOption<number>[] => {
  const { data } = get(supplierEnumerationsAtom);
  return (data?.aliquotas ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }));
});
