import type { BasicDataBody, BasicDataForm } from '@portal/domain';
import { useAtomValue } from 'jotai';
import {
  stateOptionsAtom,
  supplierLabelAtom,
} from '../../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { useCityName } from '../../../../shared/enumerations/useCities.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { AddressSection } from './AddressSection.tsx';
import { basicDataFields, basicDataForm, keptBasicData } from './basicDataForm.ts';
import { CompanySection } from './CompanySection.tsx';
import { RepresentativeSection } from './RepresentativeSection.tsx';

/** Step 1, Dados da Empresa (ST1-001 to ST1-063). */
export function BasicDataStep(panel: StepPanelProps) {
  const { registration, viewer, editing } = panel;
  const labelOf = useAtomValue(supplierLabelAtom);
  const states = useAtomValue(stateOptionsAtom);
  const city = useCityName();
  const form = useStepForm<BasicDataForm, BasicDataBody>({
    ...panel,
    step: 1,
    loadSchema: async () => (await import('@portal/domain')).basicDataFormSchema,
    toForm: basicDataForm,
    send: sectionCalls['dados-basicos'],
    fields: basicDataFields({
      segment: (id) => labelOf('segmentos', id),
      state: (id) => states.find(({ value }) => value === id)?.label ?? null,
      city,
    }),
    kept: keptBasicData,
  });
  const { fornecedor } = registration;
  const section = { form, readOnly: editing.mode !== 'editable' };
  return (
    <StepForm form={form}>
      <CompanySection {...section} supplier={fornecedor} viewer={viewer} />
      <AddressSection {...section} storedCity={fornecedor.endereco.cidade} />
      <RepresentativeSection {...section} />
    </StepForm>
  );
}
