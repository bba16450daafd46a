import { answerOf, failWith, type Schemas } from '@portal/api';
import type { SelectOption } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { FIXED_LIST } from '../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';

const PATH = '/api/fornecedores/enumeracoes/cidades/{estadoId}';
const FAILED = 'Erro ao buscar cidades'; // ST1-045
const none: readonly Schemas['City'][] = [];

/** Props of a select of cities. */
interface CityChoice {
  readonly options: readonly SelectOption<number>[];
  readonly loading: boolean;
}

/**
 * The cities of a state (ST1-044), loaded once per state and kept in memory (C-29). A failure shows one message and
 * leaves no options; the state can be chosen again.
 *
 * @param estadoId id of the state, `null` for none.
 */
export function useCities(estadoId: number | null): CityChoice {
  const api = useAtomValue(apiAtom);
  const { data, isLoading } = useQuery(
    {
      queryKey: ['get', PATH, estadoId],
      queryFn: async () => {
        const call = api.GET(PATH, { params: { path: { estadoId: estadoId ?? 0 } } });
        const { cidades } = await answerOf(call).catch(failWith(FAILED));
        return cidades;
      },
      enabled: estadoId !== null,
      ...FIXED_LIST,
    },
    useAtomValue(portalQueryClientAtom),
  );
  return { options: (data ?? none).map(({ id, nome }) => ({ value: id, label: nome })), loading: isLoading };
}

/** Name of a city that was loaded; otherwise its id. */
export function useCityName(): (id: number | null) => string | null {
  const client = useAtomValue(portalQueryClientAtom);
  return (id) => {
    const known = client
      .getQueriesData<readonly Schemas['City'][]>({ queryKey: ['get', PATH] })
      .flatMap(([, cities]) => cities ?? []);
    return id === null ? null : (known.find((city) => city.id === id)?.nome ?? String(id));
  };
}
