import type { contentFields, ProductFacts } from '@portal/domain';
import { Section } from '@portal/ui';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';

const { Decimal, FieldGrid } = inputsOf<typeof contentFields>();

const HELD_BY_FAMILY = 'As dimensões são definidas pela família';

/** Why the dimensions are disabled when the family holds them (PRD-045). */
export function heldByFamily({ dimensaoPorFamilia }: Pick<ProductFacts, 'dimensaoPorFamilia'>) {
  const reason = dimensaoPorFamilia ? HELD_BY_FAMILY : null;
  return { altura: reason, largura: reason, comprimento: reason, peso: reason };
}

/** Dimensions of a product (PRD-041 to PRD-044, GAP-29). */
export function DimensionsSection() {
  const { closed, lockOf } = useEditorContext();
  const reason = lockOf('altura') === null ? closed.altura : undefined;
  return (
    <Section title="Dimensões" level={3} disabledReason={reason ?? undefined}>
      <FieldGrid of="altura">
        <Decimal name="altura" suffix="cm" required />
        <Decimal name="largura" suffix="cm" required />
        <Decimal name="comprimento" suffix="cm" required />
        <Decimal name="peso" suffix="g" required />
      </FieldGrid>
    </Section>
  );
}
