import { SUPPLIER_LACKS } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { divisionGroupLookup } from '../../../shared/lookups/catalogueLookups.ts';
import type { Lookup } from '../../../shared/lookups/useLookup.ts';
import { LOOKUP } from '../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import { requisitionDivisionLookup } from './requisitionLookups.ts';

interface OfSupplier {
  readonly fornecedorId?: number;
}

/** The first page of a list of a supplier. */
function useListOfSupplier<Row>(
  { path, read }: Pick<Lookup<Row, number, OfSupplier | undefined>, 'path' | 'read'>,
  fornecedorId: number | null,
) {
  const api = useAtomValue(apiAtom);
  return useQuery(
    {
      queryKey: ['get', path, 'of supplier', fornecedorId],
      queryFn: ({ signal }) =>
        read(api, { search: '', page: 1, of: { fornecedorId: fornecedorId ?? 0 }, signal }),
      enabled: fornecedorId !== null,
      staleTime: 60_000,
      meta: LOOKUP,
    },
    useAtomValue(portalQueryClientAtom),
  ).data;
}

/**
 * What a supplier has for a requisition: whether divisions and division groups are found for it (RQF-019, RQF-020).
 *
 * @param fornecedorId `null` where nothing is to be asked.
 */
export function useSupplierParts(fornecedorId: number | null) {
  const divisions = useListOfSupplier(requisitionDivisionLookup, fornecedorId);
  const groups = useListOfSupplier(divisionGroupLookup, fornecedorId);
  return {
    divisionsMissing: divisions?.total === 0 ? SUPPLIER_LACKS.divisions : null,
    groupMissing: groups?.total === 0 ? SUPPLIER_LACKS.divisionGroup : null,
    /** The group of a supplier that has only one. */
    onlyGroup: groups?.total === 1 ? (groups.rows[0] ?? null) : null,
  };
}
