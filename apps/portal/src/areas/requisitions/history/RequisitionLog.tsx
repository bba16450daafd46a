import { pageQuery } from '@portal/domain';
import { DataTable } from '@portal/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { logColumns } from './logColumns.ts';

/** Rows a page (RQA-026). */
const PAGE_SIZE = 20;

const LOGS = '/api/produtos/requisicoes/{requisicaoId}/logs';

function createLogAtoms(requisicaoId: number) {
  const pageAtom = atom(1);
  const logsAtom = queryAtom((get) =>
    get(queriesAtom).queryOptions(
      'get',
      LOGS,
      {
        params: {
          path: { requisicaoId },
          query: pageQuery({ page: get(pageAtom), pageSize: PAGE_SIZE }),
        },
      },
      { placeholderData: keepPreviousData },
    ),
  );
  return { pageAtom, logsAtom };
}

interface RequisitionLogProps {
  requisicaoId: number;
}

/** The edit log of a requisition: what each save left, the latest first, 20 a page (RQA-026 to RQA-033). */
export function RequisitionLog({ requisicaoId }: RequisitionLogProps) {
  const { pageAtom, logsAtom } = useMemo(() => createLogAtoms(requisicaoId), [requisicaoId]);
  const query = useAtomValue(logsAtom);
  const [page, setPage] = useAtom(pageAtom);
  const total = query.data?.meta.paginacao.totalRegistros ?? 0;
  return (
    <DataTable
      label={`Log de edições da requisição ${requisicaoId}`}
      columns={logColumns}
      rows={query.data?.requisicaoLogs}
      getRowId={({ id }) => id}
      paging={total > PAGE_SIZE ? { page, pageSize: PAGE_SIZE, total, onPageChange: setPage } : undefined}
      {...readingOf(query)}
    />
  );
}
