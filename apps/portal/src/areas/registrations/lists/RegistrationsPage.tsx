import { ListPage } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { writeListAddress } from '../../../shared/list/listAddress.ts';
import { listQuery } from '../../../shared/list/listQuery.ts';
import { useListState } from '../../../shared/list/useListState.ts';
import { columnStorage } from '../../../shared/preferences/columnStorage.ts';
import { REGISTRATION_DETAILS_PX, RegistrationDetails } from './RegistrationDetails.tsx';
import { RegistrationsCsv } from './RegistrationsCsv.tsx';
import { ReviewQueueButton } from './ReviewQueueButton.tsx';
import { recordHref } from './registrationAddress.ts';
import { REGISTRATIONS_PAGE_SIZE, type RegistrationList, type RegistrationRow } from './registrationLists.ts';
import { SituationSelect } from './SituationSelect.tsx';
import { nameOf, useRegistrationColumns } from './useRegistrationColumns.tsx';

const details = {
  heightPx: REGISTRATION_DETAILS_PX,
  render: (row: RegistrationRow) => <RegistrationDetails row={row} />,
};

interface RegistrationsPageProps {
  list: RegistrationList;
  /** Above the filters. */
  summary?: ReactNode;
}

/** A list of registrations; a row leads to its record, which keeps the address of the list (SUP-001 to SUP-058). */
export function RegistrationsPage({ list, summary }: RegistrationsPageProps) {
  const rows = useAtomValue(list.rowsAtom);
  const [filter, change] = useAtom(list.filterAtom);
  const { inicio, fim } = filter.filters;
  const { page } = list;
  const search = writeListAddress('', filter);
  const rowHref = useCallback((row: RegistrationRow) => recordHref(row.id, { page, search }), [page, search]);
  return (
    <ListPage
      title={list.title}
      description={list.description}
      actions={
        <>
          <RegistrationsCsv list={list} />
          <ReviewQueueButton list={list} />
        </>
      }
      filterPanel={summary}
      filters={<SituationSelect list={list} />}
      state={useListState(list.filterAtom)}
      query={listQuery(rows, { rows: (page) => page.rows })}
      columns={useRegistrationColumns()}
      columnChoice={{ storage: columnStorage, storageKey: `portal.columns.${list.page}` }}
      getRowId={({ id }) => id}
      rowName={nameOf}
      rowHref={rowHref}
      searchPlaceholder="Razão social, nome fantasia, CNPJ ou código"
      period={{
        label: 'Período de cadastro',
        value: { from: inicio, to: fim },
        onValueChange: ({ from, to }) => change({ filters: { inicio: from, fim: to } }),
      }}
      onClearFilters={() => change({ search: '', filters: { inicio: null, fim: null, situacao: null } })}
      details={details}
      pageSize={REGISTRATIONS_PAGE_SIZE}
    />
  );
}
