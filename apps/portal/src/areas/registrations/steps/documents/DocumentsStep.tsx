import { documentsFields, documentsSchema } from '@portal/domain';
import { Card } from '@portal/ui';
import { StepDocuments } from '../../documents/StepDocuments.tsx';
import { useStepDocuments } from '../../documents/useStepDocuments.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';

const noValues = {};

/** Step 3, Anexo de documentos (ST3-001 to ST3-015). */
export function DocumentsStep(panel: StepPanelProps) {
  const documents = useStepDocuments(3, panel);
  const form = useStepForm({
    ...panel,
    step: 3,
    fields: documentsFields,
    schema: documentsSchema,
    toForm: () => noValues,
    send: sectionCalls.documentos,
    problems: documents.problems,
  });
  return (
    <StepForm form={form} disabledReason={documents.disabledReason}>
      <Card>
        <StepDocuments
          {...panel}
          types={documents.types}
          problems={form.attempted ? documents.problems : []}
        />
      </Card>
    </StepForm>
  );
}
