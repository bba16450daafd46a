import type { contentFields } from '@portal/domain';
import { MultiSelect } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { characteristicsAtom } from './characteristicsAtom.ts';

const { useField } = inputsOf<typeof contentFields>();

/** Characteristics of a product, chosen from all there are (PRD-032, PRD-067). */
export function CharacteristicsField() {
  const { value, onValueChange, inputRef: _, ...field } = useField('caracteristicasIds');
  const query = useAtomValue(characteristicsAtom);
  const { data, isFetching } = query;
  const { loading, error, onRetry } = readingOf(query);
  const options = (data?.caracteristicas ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }));
  const chosen = value.map(
    (id) => options.find((option) => option.value === id) ?? { value: id, label: `Característica ${id}` },
  );
  return (
    <MultiSelect
      {...field}
      options={options}
      loading={loading}
      loadError={error?.message}
      onRetry={onRetry}
      value={data || !isFetching ? chosen : []}
      onValueChange={(next) => onValueChange(next.map((option) => option.value))}
    />
  );
}
