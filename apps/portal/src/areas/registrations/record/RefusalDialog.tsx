import { type RefusalForm, refusalSchema } from '@portal/domain';
import { DenyDialog } from '@portal/ui';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import type { DecisionDialogProps } from './DecisionDialogProps.ts';
import { NO_DETAILS } from './decisions.ts';

const loadSchema = async () => refusalSchema;

/** Form of the reason of a refusal (DEC-018 to DEC-022, UIX-09). */
export function RefusalDialog({ decision, ...dialog }: DecisionDialogProps) {
  const { control, formProps } = useSchemaForm<RefusalForm, RefusalForm>({
    loadSchema,
    defaultValues: { observacao: '' },
    onSubmit: async ({ observacao }) => {
      const refused = await decision.send({ ...NO_DETAILS, observacao });
      if (refused?.fields.observacao) throw refused;
    },
    checkOnLeave: true,
  });
  const isAboutReason = decision.failure?.fields.observacao !== undefined;
  return (
    <DenyDialog
      {...dialog}
      error={isAboutReason ? undefined : dialog.error}
      onSubmit={formProps.onSubmit}
      onFocus={formProps.onFocus}
      fields={{ observacao: useFormField(control, 'observacao') }}
    />
  );
}
