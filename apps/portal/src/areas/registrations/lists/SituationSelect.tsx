import { REGISTRATION_FILTERS } from '@portal/domain';
import { Select } from '@portal/ui';
import { useAtom } from 'jotai';
import type { RegistrationList } from './registrationLists.ts';

/** Filters a list by who has to act, by refusal or by import from the legacy system (SUP-028 to SUP-030, G-12). */
export function SituationSelect({ list }: { list: RegistrationList }) {
  const [{ filters }, change] = useAtom(list.filterAtom);
  return (
    <Select
      label="Situação"
      hideLabel
      placeholder="Todas as situações"
      options={REGISTRATION_FILTERS}
      value={filters.situacao}
      onValueChange={(situacao) => change({ filters: { situacao } })}
    />
  );
}
