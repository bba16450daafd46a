import type { Schemas } from '@portal/api';
import { atom } from 'jotai';
import { z } from 'zod';
import { enumerationItems, enumerationsAtom } from './enumerationsAtom.ts';

type Enumerations = Schemas['SupplierEnumerations'];

/** The lists whose values are words; states and rates have numbers. */
type SupplierList = Exclude<keyof Enumerations, 'estados' | 'aliquotas'>;

/** The fixed lists of the supplier registration (ONB-058): nothing of them before they are read. */
export const supplierEnumerationsAtom = enumerationsAtom<Enumerations>({
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
