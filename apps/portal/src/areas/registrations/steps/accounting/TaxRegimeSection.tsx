import { type accountingFields, federalRegimeOptions, isRateEnabled } from '@portal/domain';
import { Card, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { rateOptionsAtom } from '../../enumerations/supplierEnumerationsAtom.ts';
import { StepRecord } from '../../step-form/StepRecord.tsx';

const { FieldGrid, Option, useValues } = inputsOf<typeof accountingFields>();

/** Size, revenue and tax regimes, which depend on each other (ST4-009 to ST4-023, FRM-35). */
export function TaxRegimeSection() {
  const [regime] = useValues(['regimeDeclaracaoPisConfins']);
  return (
    <Card id="tributacao">
      <Section title="Tributação" level={3}>
        <FieldGrid of="regimeTributario">
          <Option name="regimeDeclaracaoPisConfins" deps={['aliquota.id', 'regimeTributario']} />
          <StepRecord
            name="aliquota.id"
            options={useAtomValue(rateOptionsAtom)}
            required
            disabledReason={isRateEnabled(regime) ? null : 'Somente para o Simples Nacional'}
          />
          <Option name="porte" />
          <Option name="receitaBrutaAnual" />
          <Option
            name="regimeTributario"
            offers={(id) => federalRegimeOptions(regime, [{ id }]).length > 0}
          />
        </FieldGrid>
      </Section>
    </Card>
  );
}
