import { DEADLINE_FILTERS } from '@portal/domain';
import { Select } from '@portal/ui';
import { useAtom } from 'jotai';
import type { RequestList } from './requestList.ts';

const ANY = 'Todos';

const options = [{ value: ANY, label: 'Todos os prazos' }, ...DEADLINE_FILTERS] as const;

/** Filters requests by their last day (D29). */
export function DeadlineSelect({ list }: { list: RequestList }) {
  const [{ filters }, change] = useAtom(list.filterAtom);
  return (
    <Select
      label="Prazo"
      hideLabel
      options={options}
      value={filters.prazo ?? ANY}
      onValueChange={(prazo) => change({ filters: { prazo: prazo === ANY ? null : prazo } })}
    />
  );
}
