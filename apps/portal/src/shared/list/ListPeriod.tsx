import { DateRangeField } from '@portal/ui';
import { useAtom, type WritableAtom } from 'jotai';

interface PeriodFilters {
  readonly inicio: string | null;
  readonly fim: string | null;
}

export interface ListPeriodProps {
  /** A list with the two ends of a period. */
  list: {
    readonly filterAtom: WritableAtom<
      { readonly filters: PeriodFilters },
      [change: { filters: PeriodFilters }],
      void
    >;
  };
  /** Accessible name. */
  label: string;
}

/** Narrows a list to a period: never while an end is half typed, out of bounds or before the other. */
export function ListPeriod({ list, label }: ListPeriodProps) {
  const [{ filters }, change] = useAtom(list.filterAtom);
  return (
    <DateRangeField
      label={label}
      hideLabel
      value={{ from: filters.inicio, to: filters.fim }}
      onValueChange={({ from, to }, { problem }) => {
        if (problem === undefined) change({ filters: { inicio: from, fim: to } });
      }}
    />
  );
}
