import { REMARKS_MAX, SHOP_MAX, SHOPS_HINT, SHOPS_MAX } from '@portal/domain';
import { AlertDialog, Card, ChipsField, Grid, Section, Select, TextArea } from '@portal/ui';
import { useState } from 'react';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepDocuments } from '../../documents/StepDocuments.tsx';
import { useStepDocuments } from '../../documents/useStepDocuments.ts';
import type { Registration } from '../../registration/registrationAtoms.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import {
  brandsFields,
  keptBrandsForm,
  loadBrandsSchema,
  settlePrincipal,
  toBrandsForm,
} from './brandsAndCategoriesForm.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { brandChoices, categoryChoices } from './supplierChoices.ts';

/** Text of the dialog after a supplier sent the step (ST2-037, G-06). */
const SENT_TEXT =
  'A primeira etapa do seu cadastro foi concluída. Nossa equipe irá validar as informações e entrará em contato pelo e-mail cadastrado.';

/** Step 2, Informações do produto: brands, categories, shops, remarks and two documents (ST2-001 to ST2-040). */
export function BrandsAndCategoriesStep(panel: StepPanelProps) {
  const { viewer, editing } = panel;
  const readOnly = editing.mode !== 'editable';
  const documents = useStepDocuments(2, panel);
  const [sent, setSent] = useState(false);
  const form = useStepForm({
    ...panel,
    step: 2,
    loadSchema: loadBrandsSchema,
    toForm: toBrandsForm,
    send: sectionCalls['marcas-e-categorias'],
    fields: brandsFields,
    kept: keptBrandsForm,
    problems: documents.problems,
    settle: settlePrincipal,
    onSaved: (saved: Registration) => {
      if (viewer.kind === 'supplier') setSent(true);
      panel.onSaved?.(saved);
    },
  });
  // In the order of the fields: an invalid form focuses the first of them.
  const brands = useFormField(form.control, 'marcas');
  const categories = useFormField(form.control, 'categorias');
  const principal = useFormField(form.control, 'categoriaPrincipalId');
  const shops = useFormField(form.control, 'lojas');
  const remarks = useFormField(form.control, 'observacoesCadastro');

  return (
    <>
      <StepForm form={form} blockedReason={documents.blockedReason}>
        <Card>
          <Grid>
            <ChoicesField {...brands} choices={brandChoices} readOnly={readOnly} />
            <ChoicesField {...categories} choices={categoryChoices} readOnly={readOnly} />
            <Select
              {...principal}
              id="categoriaPrincipalId"
              label="Principal categoria"
              required
              readOnly={readOnly}
              disabled={!readOnly && categories.value.length === 0}
              disabledReason="Escolha antes as categorias"
              options={categories.value.map(({ id, descricao }) => ({ value: id, label: descricao }))}
            />
            <ChipsField
              {...shops}
              id="lojas"
              label="Lojas referências"
              hint={readOnly ? undefined : SHOPS_HINT}
              readOnly={readOnly}
              upperCase
              maxLength={SHOP_MAX}
              maxItems={SHOPS_MAX}
              onValueChange={(texts) => shops.onValueChange([...texts])}
            />
            <TextArea
              {...remarks}
              label="Observações gerais"
              readOnly={readOnly}
              maxLength={REMARKS_MAX}
              rows={4}
              data-span="full"
            />
          </Grid>
        </Card>
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
