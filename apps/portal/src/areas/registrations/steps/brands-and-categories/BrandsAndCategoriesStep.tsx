import {
  type BrandsAndCategoriesBody,
  type BrandsAndCategoriesForm,
  brandsAndCategoriesFields,
  brandsAndCategoriesForm,
  brandsAndCategoriesFormSchema,
  settlePrincipal,
} from '@portal/domain';
import { AlertDialog, Card, Section } from '@portal/ui';
import { useState } from 'react';
import { StepDocuments } from '../../documents/StepDocuments.tsx';
import { useStepDocuments } from '../../documents/useStepDocuments.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { ChoicesSection } from './ChoicesSection.tsx';

/** Text of the dialog after a supplier sent the step (ST2-037, G-06). */
const SENT_TEXT =
  'A primeira etapa do seu cadastro foi concluída. Nossa equipe irá validar as informações e entrará em contato pelo e-mail cadastrado.';

/** Step 2, Informações do produto: brands, categories, shops, remarks and two documents (ST2-001 to ST2-040). */
export function BrandsAndCategoriesStep(panel: StepPanelProps) {
  const documents = useStepDocuments(2, panel);
  const [sent, setSent] = useState(false);
  const form = useStepForm<BrandsAndCategoriesForm, BrandsAndCategoriesBody>({
    ...panel,
    step: 2,
    fields: brandsAndCategoriesFields,
    schema: brandsAndCategoriesFormSchema,
    toForm: brandsAndCategoriesForm,
    send: sectionCalls['marcas-e-categorias'],
    problems: documents.problems,
    settle: settlePrincipal,
    onSaved: () => setSent(panel.viewer.kind === 'supplier'),
  });
  return (
    <>
      <StepForm form={form} disabledReason={documents.disabledReason}>
        <ChoicesSection />
        <Card>
          <Section title="Documentos" level={3}>
            <StepDocuments
              {...panel}
              types={documents.types}
              problems={form.attempted ? documents.problems : []}
            />
          </Section>
        </Card>
      </StepForm>
      <AlertDialog
        open={sent}
        onOpenChange={setSent}
        title="Dados enviados com sucesso."
        okLabel="Ok, entendi"
      >
        {SENT_TEXT}
      </AlertDialog>
    </>
  );
}
