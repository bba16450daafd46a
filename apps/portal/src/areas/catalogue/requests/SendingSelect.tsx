import { SENDING_FILTERS } from '@portal/domain';
import { Select } from '@portal/ui';
import { useAtom } from 'jotai';
import { myRequests } from './requestList.ts';

const [all, ...options] = SENDING_FILTERS;

/** Filters requests by whether they were sent (ONB-064, G-48). */
export function SendingSelect() {
  const [{ filters }, change] = useAtom(myRequests.filterAtom);
  return (
    <Select
      label="Envio"
      hideLabel
      placeholder={all.label}
      options={options}
      value={filters.envio}
      onValueChange={(envio) => change({ filters: { envio } })}
    />
  );
}
