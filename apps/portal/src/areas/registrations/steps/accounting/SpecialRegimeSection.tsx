import { mayChangeEntryTaxRule, REGIME_CODE_MAX, seesStaffFields } from '@portal/domain';
import { Card, Grid, Section, TextField } from '@portal/ui';
import { useWatch } from 'react-hook-form';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepAnswer } from '../../step-form/StepChoice.tsx';
import type { AccountingSectionProps } from './accountingSection.ts';

/** Number of the special regime, only with 'Sim'; what was typed before 'Não' is there again after it (ST4-026 to ST4-028). */
function RegimeCodeField({ form: { control }, readOnly }: AccountingSectionProps) {
  const { value, ...field } = useFormField(control, 'codigoRegime');
  const enabled = useWatch({ control, name: 'temConvenioComEstado' }) === true;
  return (
    <TextField
      {...field}
      label="R.E. PTA"
      upperCase
      maxLength={REGIME_CODE_MAX}
      value={enabled ? (value ?? '') : ''}
      required={enabled && !readOnly}
      readOnly={readOnly}
      disabled={!enabled && !readOnly}
      disabledReason="Somente para quem tem regime especial"
    />
  );
}

/** The special regime of Minas Gerais, and the rule of invoice entry, which staff sees and accounting sets (ST4-024 to ST4-031, C-11). */
export function SpecialRegimeSection(props: AccountingSectionProps) {
  const { control } = props.form;
  const { viewer, readOnly } = props;
  return (
    <Card id="regime-especial">
      <Section title="Regime especial" level={3}>
        <Grid>
          <StepAnswer
            control={control}
            name="temConvenioComEstado"
            label="Tem Regime Especial MG"
            deps={['codigoRegime']}
            required
            readOnly={readOnly}
          />
          <RegimeCodeField {...props} />
          {seesStaffFields(viewer.roles) && (
            <StepAnswer
              control={control}
              name="utilizaRegraFiscalEntradaNf"
              label="Usar Regra Fiscal na Entrada de NF"
              readOnly={readOnly}
              disabled={!mayChangeEntryTaxRule(viewer.roles)}
              disabledReason="Somente a área contábil pode alterar"
            />
          )}
        </Grid>
      </Section>
    </Card>
  );
}
