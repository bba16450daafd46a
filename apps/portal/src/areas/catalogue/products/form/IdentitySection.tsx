import {
  type ProductAccess,
  type ProductFacts,
  type productFields,
  productStatusOptions,
} from '@portal/domain';
import { Section, Select } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { askAgainAtom } from '../../../../shared/enumerations/askAgainAtom.ts';
import {
  productLabelAtom,
  productOptionsAtom,
} from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { NameField } from './NameField.tsx';
import type { Family, Product } from './productFormValues.ts';

const { FieldGrid, OrRead, Text, useField } = inputsOf<typeof productFields>();

/** The status: one that may be chosen, or the stored one (PRD-057 to PRD-061). */
function StatusField({ product, lock }: { product: Product | null; lock: string | null }) {
  const labelOf = useAtomValue(productLabelAtom);
  const askAgain = useSetAtom(askAgainAtom);
  const statuses = useAtomValue(productOptionsAtom)('status');
  const field = useField('status', { disabledReason: lock });
  // Without the list the stored status stands in it.
  const listed = productStatusOptions(statuses.map((option) => ({ ...option, id: option.value })));
  const options = statuses.length > 0 || !field.value ? listed : [{ value: field.value, label: field.value }];
  const given = product !== null && !options.some((option) => option.value === product.status);
  return (
    <Select
      {...field}
      placeholder="Selecione um status"
      options={options}
      onOpen={askAgain}
      hint={given ? `Status atual: ${labelOf('status', product.status)}` : undefined}
    />
  );
}

interface IdentitySectionProps {
  family: Family;
  /** The product that is changed, `null` for a new one. */
  product: Product | null;
  facts: ProductFacts;
  access: ProductAccess;
}

/** Name, variation, voltage and status of a product (PRD-038 to PRD-040, PRD-046 to PRD-050). */
export function IdentitySection({ family, product, facts, access }: IdentitySectionProps) {
  return (
    <Section title="Identificação" level={3}>
      <FieldGrid of="nome">
        <NameField family={family} product={product} />
        <Text name="variacao" required={!facts.importadoLegado} upperCase />
        {facts.power && <Text name="voltagem" required upperCase />}
        <OrRead name="status">
          <StatusField product={product} lock={access.statusLock} />
        </OrRead>
      </FieldGrid>
    </Section>
  );
}
