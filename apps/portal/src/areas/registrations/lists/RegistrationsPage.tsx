import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { REGISTRATION_DETAILS_PX, RegistrationDetails } from './RegistrationDetails.tsx';
import { ReviewQueueButton } from './ReviewQueueButton.tsx';
import { recordHref } from './registrationAddress.ts';
import type { RegistrationList, RegistrationRow } from './registrationLists.ts';
import { SituationSelect } from './SituationSelect.tsx';
import { fileColumns, nameOf, useRegistrationColumns } from './useRegistrationColumns.tsx';

const details = {
  heightPx: REGISTRATION_DETAILS_PX,
  render: (row: RegistrationRow) => <RegistrationDetails row={row} />,
};

interface RegistrationsPageProps {
  list: RegistrationList;
  /** Above the filters. */
  summary?: ReactNode;
}

/** A list of registrations; a row links to its record, which keeps the address of the list (SUP-001 to SUP-058). */
export function RegistrationsPage({ list, summary }: RegistrationsPageProps) {
  const [{ filters }, change] = useAtom(list.filterAtom);
  const { inicio, fim } = filters;
  const { page } = list;
  const { search } = useAtomValue(list.addressAtom);
  const rowHref = useCallback((row: RegistrationRow) => recordHref(row.id, { page, search }), [page, search]);
  return (
    <ListFrame
      list={list}
      description={list.description}
      actions={<ReviewQueueButton list={list} />}
      summary={summary}
      filters={<SituationSelect list={list} />}
      columns={useRegistrationColumns()}
      fileColumns={fileColumns}
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
    />
  );
}
