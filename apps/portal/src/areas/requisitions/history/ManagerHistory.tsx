import type { Schemas } from '@portal/api';
import { requisitionFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { ManagerTable, NoManager } from './ManagerTable.tsx';

type History = Schemas['DivisionHistory'];

const HISTORY = '/api/produtos/requisicoes/historico/gestores/{gestorId}/HistoricoPorDivisao';

const columns: readonly Column<History>[] = [
  {
    id: 'divisao',
    header: requisitionFields.divisoes.label,
    format: 'text',
    width: 'auto',
    minWidth: 200,
    value: ({ divisao }) => divisao,
  },
  {
    id: 'quantidadeRequisicoes',
    header: 'Requisições',
    format: 'number',
    width: 120,
    value: ({ quantidadeRequisicoes }) => quantidadeRequisicoes,
  },
  {
    id: 'valorRequisitado',
    header: 'Valor requisitado',
    format: 'currency',
    width: 168,
    value: ({ valorRequisitado }) => valorRequisitado,
  },
  {
    id: 'valorAprovado',
    header: 'Valor aprovado',
    format: 'currency',
    width: 168,
    value: ({ valorAprovado }) => valorAprovado,
  },
  {
    id: 'ultimaCompra',
    header: 'Última compra',
    format: 'date',
    width: 136,
    value: ({ ultimaCompra }) => ultimaCompra,
  },
];

function DivisionHistory({ gestorId }: { gestorId: number }) {
  const query = useQuery(
    useAtomValue(queriesAtom).queryOptions('get', HISTORY, { params: { path: { gestorId } } }),
    useAtomValue(portalQueryClientAtom),
  );
  return (
    <ManagerTable
      label="Histórico por divisão"
      columns={columns}
      rows={query.data?.historico}
      query={query}
      getRowId={({ divisaoId }) => divisaoId}
      missing="Histórico não encontrado"
    />
  );
}

interface ManagerHistoryProps {
  /** `null` before a manager was chosen. */
  gestorId: number | null;
}

/** What a manager asked for and got approved in the last twelve months, by division (RQF-081, RQF-084, G-27). */
export function ManagerHistory({ gestorId }: ManagerHistoryProps) {
  if (gestorId === null) return <NoManager what="o histórico por divisão" />;
  return <DivisionHistory gestorId={gestorId} />;
}
