import type { DocumentsBody } from '@portal/domain';
import { Card } from '@portal/ui';
import { z } from 'zod';
import { StepDocuments } from '../../documents/StepDocuments.tsx';
import { useStepDocuments } from '../../documents/useStepDocuments.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';

/** The step has no fields: its documents are stored as they are chosen (ST3-015, G-28). */
const noFields: DocumentsBody = {};
const keptNothing = z.object({});

async function loadDocumentsSchema() {
  const { documentsSchema } = await import('@portal/domain');
  return documentsSchema;
}

/** Step 3, Anexo de documentos (ST3-001 to ST3-015). */
export function DocumentsStep(panel: StepPanelProps) {
  const documents = useStepDocuments(3, panel);
  const form = useStepForm({
    ...panel,
    step: 3,
    loadSchema: loadDocumentsSchema,
    toForm: () => noFields,
    send: sectionCalls.documentos,
    fields: [],
    kept: keptNothing,
    problems: documents.problems,
  });
  return (
    <StepForm form={form} blockedReason={documents.blockedReason}>
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
