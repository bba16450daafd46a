import { Card, Grid, MaskedField, Section, Select } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { cnaeOption, cnaeOptionsAtom } from '../../../../shared/enumerations/cnaesAtom.ts';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepAnswer } from '../../step-form/StepChoice.tsx';
import type { AccountingSectionProps } from './accountingSection.ts';

/** The economic activity (ST4-006, ST4-007). */
function CnaeField({ form, supplier: { cnae }, readOnly }: AccountingSectionProps) {
  const { value, ...field } = useFormField(form.control, 'cnae.id');
  const { options, loading } = useAtomValue(cnaeOptionsAtom);
  return (
    <Select<number>
      {...field}
      label="Código CNAE"
      value={value ?? null}
      options={options.length > 0 || !cnae ? options : [cnaeOption(cnae)]}
      loading={loading}
      required={!readOnly}
      readOnly={readOnly}
    />
  );
}

/** Municipal registration, ICMS and activity of the company (ST4-002 to ST4-007). */
export function ActivitySection(props: AccountingSectionProps) {
  const { control } = props.form;
  const { readOnly } = props;
  const { value, ...registration } = useFormField(control, 'inscricaoMunicipal');
  return (
    <Card id="atividade">
      <Section title="Atividade" level={3}>
        <Grid>
          <MaskedField
            {...registration}
            label="Inscrição municipal"
            mask="00000000000000000000"
            partial
            value={value ?? ''}
            required={!readOnly}
            readOnly={readOnly}
          />
          <StepAnswer
            control={control}
            name="contribuinteIcms"
            label="Contribuinte ICMS"
            required
            readOnly={readOnly}
          />
          <CnaeField {...props} />
        </Grid>
      </Section>
    </Card>
  );
}
