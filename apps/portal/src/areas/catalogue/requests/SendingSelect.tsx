import { SENDING_FILTERS } from '@portal/domain';
import { Select } from '@portal/ui';
import { useAtom } from 'jotai';
import type { RequestList } from './requestList.ts';

/** Filters requests by whether they were sent (ONB-064, G-48). */
export function SendingSelect({ list }: { list: RequestList }) {
  const [{ filters }, change] = useAtom(list.filterAtom);
  return (
    <Select
      label="Envio"
      hideLabel
      options={SENDING_FILTERS}
      value={filters.envio ?? 'Todos'}
      onValueChange={(envio) => change({ filters: { envio: envio === 'Todos' ? null : envio } })}
    />
  );
}
