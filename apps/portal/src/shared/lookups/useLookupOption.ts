import type { PortalClient } from '@portal/api';
import type { OptionValue, SelectOption } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
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
  /** Stores a chosen option, so that its name need not be loaded. */
  remember(option: SelectOption<Value>): void;
}

/**
 * The option of a value in the address, for the label of a select and a chip: chosen here before, or loaded by the
 * call of the lookup.
 *
 * @param value id of the record, `null` for none.
 */
export function useLookupOption<Row, Value extends OptionValue>(
  lookup: Lookup<Row, Value, undefined>,
  value: Value | null,
): LookupOption<Value> {
  const api: PortalClient = useAtomValue(apiAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const keyOf = (of: Value | null) => ['get', lookup.path, 'option', of] as const;
  const { data, isError, isPending } = useQuery(
    {
      queryKey: keyOf(value),
      queryFn: ({ signal }) => (value === null ? null : findOption(api, lookup, value, signal)),
      enabled: value !== null,
      staleTime: STALE_AFTER_MS,
      meta: LOOKUP,
    },
    client,
  );
  const label = data?.label ?? (isPending ? 'Carregando…' : isError ? 'Nome não lido' : 'Não encontrado');
  return {
    option: value === null ? null : { value, label },
    remember: (option) => client.setQueryData(keyOf(option.value), option),
  };
}
