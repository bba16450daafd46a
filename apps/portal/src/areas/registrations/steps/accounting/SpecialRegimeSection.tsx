import { accountingFields, mayChangeEntryTaxRule, type Role, seesStaffFields } from '@portal/domain';
import { Card, Section, TextField } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';

const { Answer, FieldGrid, OrRead, useComputed, useField } = inputsOf<typeof accountingFields>();

/** Number of the special regime, only with 'Sim'; what was typed before 'Não' is there again after it (ST4-026 to ST4-028). */
function RegimeCodeField() {
  const enabled = useComputed(({ temConvenioComEstado }) => temConvenioComEstado === true);
  const { value, ...field } = useField('codigoRegime', {
    required: true,
    disabledReason: enabled ? null : 'Somente para quem tem regime especial',
  });
  const { maxLength } = accountingFields.codigoRegime;
  return <TextField {...field} maxLength={maxLength} value={enabled ? value : ''} />;
}

/** The special regime of Minas Gerais, and the rule of invoice entry, which staff sees and accounting sets (ST4-024 to ST4-031, C-11). */
export function SpecialRegimeSection({ roles }: { roles: readonly Role[] }) {
  return (
    <Card id="regime-especial">
      <Section title="Regime especial" level={3}>
        <FieldGrid of="temConvenioComEstado">
          <Answer name="temConvenioComEstado" deps={['codigoRegime']} />
          <OrRead name="codigoRegime">
            <RegimeCodeField />
          </OrRead>
          {seesStaffFields(roles) && (
            <Answer
              name="utilizaRegraFiscalEntradaNf"
              disabledReason={mayChangeEntryTaxRule(roles) ? null : 'Somente a área contábil pode alterar'}
            />
          )}
        </FieldGrid>
      </Section>
    </Card>
  );
}
