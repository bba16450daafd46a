import type { familyFields } from '@portal/domain';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';

const { Decimal, FieldGrid, Flag } = inputsOf<typeof familyFields>();

/** The dimensions, of the family or of each product (FAM-011 to FAM-015, FMC-097 to FMC-104). */
export function DimensionFields() {
  return (
    <>
      <FieldGrid of="dimensaoPorFamilia">
        <Flag name="dimensaoPorFamilia" />
      </FieldGrid>
      <FieldGrid of="altura" columns={4}>
        <Decimal name="altura" required />
        <Decimal name="largura" required />
        <Decimal name="comprimento" required />
        <Decimal name="peso" required />
      </FieldGrid>
    </>
  );
}
