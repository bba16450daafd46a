import { type RefusalForm, refusalSchema } from '@portal/domain';
import { DenyDialog } from '@portal/ui';
import * as z from 'zod/mini';
import { useDecisionDraft } from '../../../shared/decisions/useDecisionDraft.ts';
import { useFormField } from '../../../shared/forms/useFormField.ts';
import { useSchemaForm } from '../../../shared/forms/useSchemaForm.ts';
import type { DecisionDialogProps } from './DecisionDialogProps.ts';
import { NO_DETAILS } from './decisions.ts';

/** A reason as it is typed. */
const typedReason = z.object({ observacao: z.string() });

const loadSchema = async () => refusalSchema;

/** Form of the reason of a refusal (DEC-018 to DEC-022, UIX-09). */
export function RefusalDialog({ decision, page, ...dialog }: DecisionDialogProps) {
  const draft = useDecisionDraft({ page, form: 'refusal' }, typedReason);
  const start = draft.left ?? { observacao: '' };
  const { control, formProps } = useSchemaForm<RefusalForm, RefusalForm>({
    loadSchema,
    defaultValues: start,
    onDraft: (typed) => draft.keep(typed ?? start),
    onSubmit: async ({ observacao }) => {
      const refused = await decision.send({ ...NO_DETAILS, observacao });
      if (!refused) draft.drop();
      if (refused?.fields.observacao) throw refused;
    },
    checkOnLeave: true,
  });
  const isAboutReason = decision.failure?.fields.observacao !== undefined;
  return (
    <DenyDialog
      {...dialog}
      onOpenChange={draft.closing(dialog.onOpenChange)}
      error={isAboutReason ? undefined : dialog.error}
      onSubmit={formProps.onSubmit}
      onFocus={formProps.onFocus}
      fields={{ observacao: useFormField(control, 'observacao') }}
    />
  );
}
