import { federalRegimeOptions, isRateEnabled } from '@portal/domain';
import { Card, Grid, Section, Select } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useWatch } from 'react-hook-form';
import { rateOptionsAtom } from '../../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepOption } from '../../step-form/StepOption.tsx';
import type { AccountingSectionProps } from './accountingSection.ts';

/** The rate table of Simples Nacional (ST4-011, ST4-012, ST4-021, ST4-022). */
function RateField({ form, supplier: { aliquota }, readOnly }: AccountingSectionProps) {
  const { value, ...field } = useFormField(form.control, 'aliquota.id');
  const enabled = isRateEnabled(useWatch({ control: form.control, name: 'regimeDeclaracaoPisConfins' }));
  const rates = useAtomValue(rateOptionsAtom);
  const stored = aliquota && { value: aliquota.id, label: aliquota.descricao };
  return (
    <Select<number>
      {...field}
      label="Tabela de alíquotas"
      value={value ?? null}
      options={rates.length > 0 || !stored ? rates : [stored]}
      required={enabled && !readOnly}
      readOnly={readOnly}
      disabled={!enabled && !readOnly}
      disabledReason="Somente para o Simples Nacional"
    />
  );
}

/** Size, revenue and tax regimes, which depend on each other (ST4-009 to ST4-023, FRM-35). */
export function TaxRegimeSection(props: AccountingSectionProps) {
  const { control } = props.form;
  const { readOnly } = props;
  const regime = useWatch({ control, name: 'regimeDeclaracaoPisConfins' });
  const option = { control, readOnly, required: true };
  return (
    <Card id="tributacao">
      <Section title="Tributação" level={3}>
        <Grid>
          <StepOption
            {...option}
            name="regimeDeclaracaoPisConfins"
            label="Regime de Declaração PIS/COFINS"
            list="regimeDeclaracao"
            deps={['aliquota.id', 'regimeTributario']}
          />
          <RateField {...props} />
          <StepOption {...option} name="porte" label="Tamanho da empresa" list="portes" />
          <StepOption
            {...option}
            name="receitaBrutaAnual"
            label="Receita Bruta Anual"
            list="receitasBrutasAnuais"
          />
          <StepOption
            {...option}
            name="regimeTributario"
            label="Regime tributário Federal"
            list="regimesTributarios"
            offers={(id) => federalRegimeOptions(regime, [{ id }]).length > 0}
          />
        </Grid>
      </Section>
    </Card>
  );
}
