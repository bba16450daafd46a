import type { Schemas } from '@portal/api';
import { requisitionFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { analysisColumns } from '../analysisColumns.ts';
import { ManagerTable, NoManager } from './ManagerTable.tsx';

type Analysis = Schemas['RequisitionAnalysis'];

const ANALYSES = '/api/produtos/requisicoes/analises/gestores/{gestorId}/fornecedores';

const columns: readonly Column<Analysis>[] = [
  {
    id: 'fornecedor',
    header: requisitionFields.fornecedorId.label,
    format: 'text',
    minWidth: 200,
    value: (row) => row.fornecedor,
  },
  ...analysisColumns<Analysis>((row) => row),
];

function SupplierAnalyses({ gestorId }: { gestorId: number }) {
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions('get', ANALYSES, { params: { path: { gestorId } } }),
    useAtomValue(portalQueryClientAtom),
  );
  return (
    <ManagerTable
      label="Análise por fornecedor"
      columns={columns}
      rows={query.data?.analises}
      query={query}
      getRowId={({ fornecedorId }) => fornecedorId}
      missing="Análises não encontradas"
    />
  );
}

interface ManagerAnalysesProps {
  /** `null` before a manager was chosen. */
  gestorId: number | null;
}

/** The figures of each supplier of a manager (RQF-054, RQF-082, RQF-085, G-27). */
export function ManagerAnalyses({ gestorId }: ManagerAnalysesProps) {
  if (gestorId === null) return <NoManager what="as análises por fornecedor" />;
  return <SupplierAnalyses gestorId={gestorId} />;
}
