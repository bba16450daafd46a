import { COMPETITORS_MAX, type familyFields } from '@portal/domain';
import { Card, Section } from '@portal/ui';
import { Fragment } from 'react';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { FAMILY_PARTS } from './familyParts.ts';

const { FieldGrid, Money, Text } = inputsOf<typeof familyFields>();

/** The form always has one row per possible competitor. */
const rows = Array.from({ length: COMPETITORS_MAX }, (_, index) => index);

/** Prices of up to three competitors (FAM-018, FMC-083 to FMC-086). */
export function CompetitorsSection({ lock }: { lock: string | null }) {
  return (
    <Card id={FAMILY_PARTS.competitors.id}>
      <Section
        title={FAMILY_PARTS.competitors.label}
        description={lock ?? 'São salvas as linhas que têm concorrente e preço'}
      >
        <FieldGrid of="concorrentes">
          {rows.map((index) => (
            <Fragment key={index}>
              <Text name={`concorrentes.${index}.nome`} label={`Concorrente ${index + 1}`} />
              <Money name={`concorrentes.${index}.preco`} label={`Preço ${index + 1}`} />
            </Fragment>
          ))}
        </FieldGrid>
      </Section>
    </Card>
  );
}
