import { DEADLINE_FILTERS, type DeadlineFilter } from '@portal/domain';
import { ListSelect, type ListSelectProps } from '../../../shared/list/ListSelect.tsx';

type DeadlineSelectProps = Pick<ListSelectProps<{ readonly prazo: DeadlineFilter | null }, 'prazo'>, 'list'>;

/** Filters requests by their last day (D29). */
export function DeadlineSelect({ list }: DeadlineSelectProps) {
  return (
    <ListSelect
      list={list}
      name="prazo"
      label="Prazo"
      placeholder="Todos os prazos"
      options={DEADLINE_FILTERS}
    />
  );
}
