import { errorMessage } from '@portal/api';
import type { contentFields } from '@portal/domain';
import { MultiSelect } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { characteristicsAtom } from './characteristicsAtom.ts';

const { useField } = inputsOf<typeof contentFields>();

/** Characteristics of a product, chosen from all there are (PRD-032, PRD-067). */
export function CharacteristicsField() {
  const { value, onValueChange, inputRef: _, ...field } = useField('caracteristicasIds');
  const { data, error, isFetching, refetch } = useAtomValue(characteristicsAtom);
  const options = (data?.caracteristicas ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }));
  const chosen = value.map(
    (id) => options.find((option) => option.value === id) ?? { value: id, label: `Característica ${id}` },
  );
  return (
    <MultiSelect
      {...field}
      options={options}
      loading={isFetching && !data}
      loadError={error ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
      value={data || !isFetching ? chosen : []}
      onValueChange={(next) => onValueChange(next.map((option) => option.value))}
    />
  );
}
