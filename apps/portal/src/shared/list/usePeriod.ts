import type { DateRange } from '@portal/ui';
import { useAtom, type WritableAtom } from 'jotai';

interface PeriodFilters {
  readonly inicio: string | null;
  readonly fim: string | null;
}

interface ListWithPeriod {
  readonly filterAtom: WritableAtom<
    { readonly filters: PeriodFilters },
    [change: { filters: PeriodFilters }],
    void
  >;
}

/** The period that a list is narrowed to, for its page. */
export function usePeriod(list: ListWithPeriod, label: string) {
  const [{ filters }, change] = useAtom(list.filterAtom);
  return {
    label,
    value: { from: filters.inicio, to: filters.fim },
    onValueChange: ({ from, to }: DateRange) => change({ filters: { inicio: from, fim: to } }),
  };
}
