import type { accountingFields } from '@portal/domain';
import { Card, Grid, MaskedField, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { cnaeOptionsAtom } from '../../../../shared/enumerations/cnaesAtom.ts';
import { StepRecord } from '../../step-form/StepRecord.tsx';

const { Answer, useField } = inputsOf<typeof accountingFields>();

/** Municipal registration, ICMS and activity of the company (ST4-002 to ST4-007). */
export function ActivitySection() {
  return (
    <Card id="atividade">
      <Section title="Atividade" level={3}>
        <Grid>
          <MaskedField {...useField('inscricaoMunicipal')} mask="00000000000000000000" partial />
          <Answer name="contribuinteIcms" />
          <StepRecord name="cnae.id" {...useAtomValue(cnaeOptionsAtom)} />
        </Grid>
      </Section>
    </Card>
  );
}
