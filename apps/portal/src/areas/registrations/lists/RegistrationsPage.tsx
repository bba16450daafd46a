import { REGISTRATION_FILTERS } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { ListFrame } from '../../../shared/list/ListFrame.tsx';
import { ListPeriod } from '../../../shared/list/ListPeriod.tsx';
import { ListSelect } from '../../../shared/list/ListSelect.tsx';
import { REGISTRATION_DETAILS_PX, RegistrationDetails } from './RegistrationDetails.tsx';
import { ReviewQueueButton } from './ReviewQueueButton.tsx';
import { recordHref } from './registrationAddress.ts';
import type { RegistrationList, RegistrationRow } from './registrationLists.ts';
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
  const { page } = list;
  const { search } = useAtomValue(list.addressAtom);
  const rowHref = useCallback((row: RegistrationRow) => recordHref(row.id, { page, search }), [page, search]);
  return (
    <ListFrame
      list={list}
      description={list.description}
      actions={<ReviewQueueButton list={list} />}
      summary={summary}
      filters={
        <>
          <ListPeriod list={list} label="Período de cadastro" />
          <ListSelect
            list={list}
            name="situacao"
            label="Situação"
            placeholder="Todas as situações"
            options={REGISTRATION_FILTERS}
          />
        </>
      }
      columns={useRegistrationColumns()}
      fileColumns={fileColumns}
      rowName={nameOf}
      rowHref={rowHref}
      searchPlaceholder="Razão social, nome fantasia, CNPJ ou código"
      onClearFilters={useSetAtom(list.clearAtom)}
      details={details}
    />
  );
}
