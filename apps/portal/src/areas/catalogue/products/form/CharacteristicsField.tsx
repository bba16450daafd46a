import { errorMessage } from '@portal/api';
import { MultiSelect } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { characteristicsAtom } from './characteristicsAtom.ts';

interface CharacteristicsFieldProps {
  /** Ids of the chosen characteristics. */
  value: readonly number[];
  onValueChange(ids: number[]): void;
  error?: string | undefined;
  readOnly?: boolean | undefined;
}

/** Characteristics of a product, chosen from all there are (PRD-032, PRD-067). */
export function CharacteristicsField({ value, onValueChange, ...field }: CharacteristicsFieldProps) {
  const { data, error, isFetching, refetch } = useAtomValue(characteristicsAtom);
  const options = (data?.caracteristicas ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }));
  const chosen = value.map(
    (id) => options.find((option) => option.value === id) ?? { value: id, label: `Característica ${id}` },
  );
  return (
    <MultiSelect
      {...field}
      label="Características"
      options={options}
      loading={isFetching && !data}
      loadError={error ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
      value={data || !isFetching ? chosen : []}
      onValueChange={(next) => onValueChange(next.map((option) => option.value))}
    />
  );
}
