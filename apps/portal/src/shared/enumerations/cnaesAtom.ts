import type { Schemas } from '@portal/api';
import { CNAE_PATTERN, writePattern } from '@portal/formats';
import type { SelectOption } from '@portal/ui';
import { atom } from 'jotai';
import { z } from 'zod';
import { enumerationsAtom } from './enumerationsAtom.ts';

const PATH = '/api/fornecedores/enumeracoes/cnaes';

/** Every economic activity: asked for once, then known for the session (ONB-060). */
const cnaesAtom = enumerationsAtom<Schemas['Cnaes']>({
  path: PATH,
  read: (api) => api.GET(PATH),
  key: 'portal.enumerations.cnaes',
  schema: z.object({
    cnaes: z.array(z.object({ id: z.number(), codigo: z.string(), descricao: z.string() })),
  }),
});

/** How an economic activity stands in a list: its code, as people know it, and what it is. */
export function cnaeOption({ id, codigo, descricao }: Schemas['Cnae']): SelectOption<number> {
  return { value: id, label: `${writePattern(CNAE_PATTERN, codigo)} ${descricao}` };
}

/** The economic activities to choose from, while they are there, and whether they are on their way. */
export const cnaeOptionsAtom = atom((get) => {
  const { data, isLoading } = get(cnaesAtom);
  return { options: (data?.cnaes ?? []).map(cnaeOption), loading: isLoading };
});
