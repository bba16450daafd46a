import type { accountingFields } from '@portal/domain';
import { Card, MaskedField, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { cnaeOptionsAtom } from '../../enumerations/cnaesAtom.ts';
import { StepRecord } from '../../step-form/StepRecord.tsx';

const { Answer, FieldGrid, OrRead, useField } = inputsOf<typeof accountingFields>();

/** Municipal registration, ICMS and activity of the company (ST4-002 to ST4-007). */
export function ActivitySection() {
  return (
    <Card id="atividade">
      <Section title="Atividade" level={3}>
        <FieldGrid of="inscricaoMunicipal">
          <OrRead name="inscricaoMunicipal">
            <MaskedField {...useField('inscricaoMunicipal')} mask="00000000000000000000" partial />
          </OrRead>
          <Answer name="contribuinteIcms" />
          <StepRecord name="cnae.id" {...useAtomValue(cnaeOptionsAtom)} />
        </FieldGrid>
      </Section>
    </Card>
  );
}
