import type { Schemas } from '@portal/api';
import type { SelectOption } from '@portal/ui';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { enumerationsAtom } from '../../../shared/enumerations/enumerationsAtom.ts';

const PATH = '/api/fornecedores/enumeracoes/bancos';

/** All banks, loaded once per session (ONB-060). */
const banksAtom = enumerationsAtom<Schemas['Banks']>({
  path: PATH,
  read: (api) => api.GET(PATH),
  key: 'portal.enumerations.bancos',
  schema: z.object({
    bancos: z.array(z.object({ id: z.number(), codigo: z.nullable(z.string()), descricao: z.string() })),
  }),
});

/** Label of a bank: its clearing code, if it has one, and its name. */
export function bankOption({ id, codigo, descricao }: Schemas['Bank']): SelectOption<number> {
  return { value: id, label: codigo === null ? descricao : `${codigo} ${descricao}` };
}

/** Options of the banks, and whether they are loading. */
export const bankOptionsAtom = atom((get) => {
  const { data, isLoading } = get(banksAtom);
  return { options: (data?.bancos ?? []).map(bankOption), loading: isLoading };
});
