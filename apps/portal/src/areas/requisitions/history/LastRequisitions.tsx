import { averageDueDays, comparisonSentence, dueDays, href } from '@portal/domain';
import { type Column, DataTable, Stack } from '@portal/ui';
import { type ComparedRow, useLastRequisitions } from './useLastRequisitions.ts';

const curveShare = (curve: string): Column<ComparedRow> => ({
  id: curve,
  header: `% ${curve}`,
  format: 'percent',
  width: 88,
  value: ({ shares }) => shares.get(curve),
});

const columns: readonly Column<ComparedRow>[] = [
  {
    id: 'id',
    header: 'Requisição',
    format: 'text',
    width: 'auto',
    minWidth: 96,
    value: ({ requisition }) => String(requisition.id),
  },
  {
    id: 'dataCompraInicial',
    header: 'Faturamento',
    format: 'date',
    width: 124,
    value: ({ requisition }) => requisition.dataCompraInicial,
  },
  {
    id: 'valorRequisicao',
    header: 'Valor',
    format: 'currency',
    width: 136,
    value: ({ requisition }) => requisition.valorRequisicao,
  },
  {
    id: 'dias',
    header: 'Dias até vencer',
    format: 'code',
    width: 168,
    value: ({ requisition }) => dueDays(requisition).join('/') || null,
  },
  {
    id: 'prazoMedio',
    header: 'Prazo médio',
    format: 'number',
    width: 96,
    value: ({ requisition }) => averageDueDays(requisition),
  },
  ...['CURVA A', 'CURVA B', 'CURVA C'].map(curveShare),
];

/**
 * A requisition beside the last three that were approved for its supplier: value, terms and how much of the cost of its
 * suggestions lies in each curve, in a table and one sentence.
 */
export function LastRequisitions({ requisition }: { requisition: ComparedRow['requisition'] }) {
  const { last, rows, isWhole, loading, error, onRetry } = useLastRequisitions(requisition);
  const sentence = isWhole
    ? (comparisonSentence(requisition, last) ?? 'O fornecedor não tem outra requisição aprovada.')
    : null;
  return (
    <Stack gap="sm">
      <p role="status">{sentence}</p>
      <DataTable
        label="Esta requisição e as últimas do fornecedor"
        columns={columns}
        rows={isWhole ? rows : undefined}
        getRowId={(row) => row.requisition.id}
        rowHref={(row) =>
          row.requisition.id === requisition.id
            ? undefined
            : href('requisition-form', { requestId: row.requisition.id })
        }
        loading={loading}
        error={error}
        onRetry={onRetry}
      />
    </Stack>
  );
}
