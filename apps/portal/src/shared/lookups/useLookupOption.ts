import type { PortalClient } from '@portal/api';
import type { OptionValue, SelectOption } from '@portal/ui';
import { type QueryClient, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { LOOKUP } from '../server-state/queryClient.ts';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { apiAtom } from '../services/servicesAtom.ts';
import { findOption } from './findOption.ts';
import type { Lookup } from './useLookup.ts';

/** Names of records rarely change. */
const STALE_AFTER_MS = 10 * 60_000;

interface LookupOption<Value extends OptionValue> {
  /** The option of the value, `null` without a value. Its label says when the name is loading or missing. */
  option: SelectOption<Value> | null;
  /** The name of the value is on its way. */
  loading: boolean;
  /** Stores a chosen option, so that its name need not be loaded. */
  remember(option: SelectOption<Value>): void;
}

/** Query of the option of a value. */
function optionQuery<Row, Value extends OptionValue>(
  api: PortalClient,
  lookup: Lookup<Row, Value>,
  value: Value | null,
) {
  return {
    queryKey: ['get', lookup.path, 'option', value] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      value === null ? null : findOption(api, lookup, value, signal),
    enabled: value !== null,
    staleTime: STALE_AFTER_MS,
    meta: LOOKUP,
  };
}

/** What stands for a name that is not there. */
const UNNAMED = { loading: 'Carregando…', failed: 'Nome não lido', missing: 'Não encontrado' };
const unnamed: ReadonlySet<string> = new Set(Object.values(UNNAMED));

/** The option of a value, whose label says when the name is loading or missing. */
function namedOption<Value extends OptionValue>(
  value: Value,
  { data, isError, isPending }: UseQueryResult<SelectOption<Value> | null>,
): SelectOption<Value> {
  const label = data?.label ?? UNNAMED[isPending ? 'loading' : isError ? 'failed' : 'missing'];
  return { value, label };
}

function rememberIn<Row, Value extends OptionValue>(client: QueryClient, lookup: Lookup<Row, Value>) {
  return (option: SelectOption<Value>) => {
    if (unnamed.has(option.label)) return; // what stands for a name is none
    client.setQueryData(['get', lookup.path, 'option', option.value], option);
  };
}

/**
 * The option of a value in the address, for the label of a select and a chip: chosen here before, or loaded by the
 * call of the lookup.
 *
 * @param value id of the record, `null` for none.
 */
export function useLookupOption<Row, Value extends OptionValue>(
  lookup: Lookup<Row, Value>,
  value: Value | null,
): LookupOption<Value> {
  const client = useAtomValue(portalQueryClientAtom);
  const query = useQuery(optionQuery(useAtomValue(apiAtom), lookup, value), client);
  return {
    option: value === null ? null : namedOption(value, query),
    loading: value !== null && query.isPending,
    remember: rememberIn(client, lookup),
  };
}

/** The options of several values in the address, each as `useLookupOption` has it. */
export function useLookupOptions<Row, Value extends OptionValue>(
  lookup: Lookup<Row, Value>,
  values: readonly Value[],
) {
  const api = useAtomValue(apiAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const queries = useQueries({ queries: values.map((value) => optionQuery(api, lookup, value)) }, client);
  return {
    options: values.flatMap((value, index) => {
      const query = queries[index];
      return query ? [namedOption(value, query)] : [];
    }),
    remember: rememberIn(client, lookup),
  };
}
