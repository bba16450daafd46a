import { DEADLINE_FILTERS, type DeadlineFilter } from '@portal/domain';
import { Select } from '@portal/ui';
import { useAtom, type WritableAtom } from 'jotai';

interface DeadlineSelectProps {
  /** A list with the filter. */
  list: {
    readonly filterAtom: WritableAtom<
      { readonly filters: { readonly prazo: DeadlineFilter | null } },
      [change: { filters: { prazo: DeadlineFilter | null } }],
      void
    >;
  };
}

/** Filters requests by their last day (D29). */
export function DeadlineSelect({ list }: DeadlineSelectProps) {
  const [{ filters }, change] = useAtom(list.filterAtom);
  return (
    <Select
      label="Prazo"
      hideLabel
      placeholder="Todos os prazos"
      options={DEADLINE_FILTERS}
      value={filters.prazo}
      onValueChange={(prazo) => change({ filters: { prazo } })}
    />
  );
}
