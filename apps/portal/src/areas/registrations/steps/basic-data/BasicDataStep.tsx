import {
  type BasicDataBody,
  type BasicDataForm,
  basicDataFields,
  basicDataForm,
  basicDataFormSchema,
} from '@portal/domain';
import { useAtomValue } from 'jotai';
import { supplierLabelAtom, supplierOptionsAtom } from '../../enumerations/supplierEnumerationsAtom.ts';
import { useCityName } from '../../enumerations/useCities.ts';
import { sectionCalls } from '../../registration/sectionCalls.ts';
import { StepForm } from '../../step-form/StepForm.tsx';
import { useStepForm } from '../../step-form/useStepForm.ts';
import type { StepPanelProps } from '../StepPanelProps.ts';
import { AddressSection } from './AddressSection.tsx';
import { CompanySection } from './CompanySection.tsx';
import { RepresentativeSection } from './RepresentativeSection.tsx';

/** Step 1, Dados da Empresa (ST1-001 to ST1-063). */
export function BasicDataStep(panel: StepPanelProps) {
  const cityName = useCityName();
  const form = useStepForm<BasicDataForm, BasicDataBody>({
    ...panel,
    step: 1,
    fields: basicDataFields,
    schema: basicDataFormSchema,
    toForm: basicDataForm,
    optionLabel: useAtomValue(supplierLabelAtom),
    send: sectionCalls['dados-basicos'],
    recordLabel: (_field, id) => cityName(id),
    recordsOf: ({ fornecedor: { endereco } }) => {
      const { cidade } = endereco;
      if (cidade === null) return {};
      return {
        'endereco.cidade.estado.id': [{ value: cidade.estado.id, label: cidade.estado.nome }],
        'endereco.cidade.id': [{ value: cidade.id, label: cidade.nome }],
      };
    },
  });
  return (
    <StepForm form={form} optionsOf={useAtomValue(supplierOptionsAtom)}>
      <CompanySection supplier={panel.registration.fornecedor} viewer={panel.viewer} />
      <AddressSection />
      <RepresentativeSection />
    </StepForm>
  );
}
