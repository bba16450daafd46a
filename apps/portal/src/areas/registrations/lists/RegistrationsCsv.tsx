import { REGISTRATION_FILTERS } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { useAtomValue } from 'jotai';
import { CsvButton } from '../../../shared/list/CsvButton.tsx';
import { readList } from '../../../shared/list/listCall.ts';
import { LARGEST_PAGE } from '../../../shared/list/readAllRows.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import type { RegistrationList } from './registrationLists.ts';
import { fileColumns, useRegistrationColumns } from './useRegistrationColumns.tsx';

/** Downloads a list as it is narrowed and sorted, with brands and categories. */
export function RegistrationsCsv({ list }: { list: RegistrationList }) {
  const api = useAtomValue(apiAtom);
  const filter = useAtomValue(list.filterAtom);
  const { inicio, fim, situacao } = filter.filters;
  return (
    <CsvButton
      name={list.title}
      columns={[...useRegistrationColumns(), ...fileColumns]}
      filters={[
        filter.search,
        REGISTRATION_FILTERS.find(({ value }) => value === situacao)?.label,
        inicio && formatDate(inicio),
        fim && formatDate(fim),
      ]}
      readPage={(page) => readList(api, list.call, { ...filter, page }, { pageSize: LARGEST_PAGE })}
    />
  );
}
