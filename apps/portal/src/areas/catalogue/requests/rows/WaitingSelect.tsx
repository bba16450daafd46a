import { REQUEST_SIDES } from '@portal/domain';
import { Select } from '@portal/ui';
import { useAtom } from 'jotai';
import { requestRows } from './requestRows.ts';

/** Filters the rows by who has to act next. */
export function WaitingSelect() {
  const [{ filters }, change] = useAtom(requestRows.filterAtom);
  return (
    <Select
      label="Aguardando"
      hideLabel
      placeholder="Aguardando"
      options={REQUEST_SIDES}
      value={filters.aguardando}
      onValueChange={(aguardando) => change({ filters: { aguardando } })}
    />
  );
}
