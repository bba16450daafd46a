import { Select, type SelectOption } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useEditorContext } from '../../../shared/editor/EditorContext.ts';
import { orRead } from '../../../shared/editor/ReadField.tsx';
import { type InputProps, useField } from '../../../shared/editor/useField.ts';
import { askAgainAtom } from '../../../shared/enumerations/askAgainAtom.ts';

interface StepSelectProps extends InputProps<string> {
  /** What can be chosen; while it is not there, the stored record is shown. */
  options: readonly SelectOption<number>[];
  loading?: boolean;
  /** Called with another choice. */
  onChoice?: () => void;
}

function StepSelect({ name, options, loading = false, onChoice, ...overrides }: StepSelectProps) {
  const { known } = useEditorContext();
  const askAgain = useSetAtom(askAgainAtom);
  const { onValueChange, ...field } = useField<number | null>(name, overrides);
  const stored = known.of(name, field.value);
  return (
    <Select<number>
      {...field}
      options={options.length > 0 || !stored ? options : [stored]}
      loading={loading}
      onOpen={askAgain}
      onValueChange={(id) => {
        const chosen = options.find(({ value }) => value === id);
        if (chosen) known.learn(name, chosen);
        onValueChange(id);
        if (id !== field.value) onChoice?.();
      }}
    />
  );
}

/** A record of a list that is read as a whole. */
export const StepRecord = orRead(StepSelect);
