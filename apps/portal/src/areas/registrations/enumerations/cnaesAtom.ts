import type { Schemas } from '@portal/api';
import { CNAE_PATTERN, writePattern } from '@portal/formats';
import type { SelectOption } from '@portal/ui';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { enumerationsAtom } from '../../../shared/enumerations/enumerationsAtom.ts';

const PATH = '/api/fornecedores/enumeracoes/cnaes';

/** All economic activities, loaded once per session (ONB-060). */
const cnaesAtom = enumerationsAtom<Schemas['Cnaes']>({
  path: PATH,
  read: (api) => api.GET(PATH),
  key: 'portal.enumerations.cnaes',
  schema: z.object({
    cnaes: z.array(z.object({ id: z.number(), codigo: z.string(), descricao: z.string() })),
  }),
});

/** Label of an economic activity: its code and description. */
export function cnaeOption({ id, codigo, descricao }: Schemas['Cnae']): SelectOption<number> {
  return { value: id, label: `${writePattern(CNAE_PATTERN, codigo)} ${descricao}` };
}

/** Options of the economic activities, and whether they are loading. */
export const cnaeOptionsAtom = atom((get) => {
  const { data, isLoading } = get(cnaesAtom);
  return { options: (data?.cnaes ?? []).map(cnaeOption), loading: isLoading };
});
