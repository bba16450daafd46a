import type { Schemas } from '@portal/api';
import type { SelectOption } from '@portal/ui';
import { atom } from 'jotai';
import { z } from 'zod';
import { enumerationItems, enumerationOptions, enumerationsAtom } from './enumerationsAtom.ts';

type Enumerations = Schemas['SupplierEnumerations'];

/** The lists whose values are words; states and rates have numbers. */
export type SupplierList = Exclude<keyof Enumerations, 'estados' | 'aliquotas'>;

/** The fixed lists of the supplier registration (ONB-058): nothing of them before they are read. */
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

/** Tells the label of a value of a fixed list; the value itself while the lists are not there. */
export const supplierLabelAtom = atom((get) => {
  const { data } = get(supplierEnumerationsAtom);
  return (name: SupplierList, id: string | null): string | null =>
    data?.[name].find((item) => item.id === id)?.descricao ?? id;
});

/** The values of a fixed list to choose from; a stored one that is no longer among them stays a choice. */
export const supplierOptionsAtom = atom((get) => {
  const { data } = get(supplierEnumerationsAtom);
  return (name: SupplierList, stored?: string | null) => enumerationOptions(data?.[name], stored);
});

/** The states to choose from (ST1-040). */
export const stateOptionsAtom = atom((get): SelectOption<number>[] => {
  const { data } = get(supplierEnumerationsAtom);
  return (data?.estados ?? []).map(({ id, nome }) => ({ value: id, label: nome }));
});

/** The rates of the Simples Nacional regime to choose from. */
export const rateOptionsAtom = atom((get): SelectOption<number>[] => {
  const { data } = get(supplierEnumerationsAtom);
  return (data?.aliquotas ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }));
});
