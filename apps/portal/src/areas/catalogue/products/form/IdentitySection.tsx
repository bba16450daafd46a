import { productStatusOptions, VARIATION_MAX, VOLTAGE_MAX } from '@portal/domain';
import { Grid, Section, Select, TextField } from '@portal/ui';
import { useAtomValue } from 'jotai';
import {
  productLabelAtom,
  productOptionsAtom,
} from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { NameField } from './NameField.tsx';
import type { ProductSectionProps } from './productSection.ts';

/** Name, status, variation and voltage of a product (PRD-038 to PRD-040, PRD-046 to PRD-050, PRD-057 to PRD-061). */
export function IdentitySection({ form, family, product, facts, access }: ProductSectionProps) {
  const { control } = form;
  const labelOf = useAtomValue(productLabelAtom);
  const statuses = useAtomValue(productOptionsAtom)('status');
  // In the order of the form: the first wrong field gets focus.
  const variation = useFormField(control, 'variacao');
  const voltage = useFormField(control, 'voltagem');
  const { value: status, ...statusField } = useFormField(control, 'status');
  const readOnly = access.productLock !== null;
  const options = productStatusOptions(statuses.map((option) => ({ ...option, id: option.value })));
  const given = product !== null && !options.some((option) => option.value === product.status);
  return (
    <Section title="Identificação" level={3}>
      <Grid>
        <NameField control={control} family={family} product={product} readOnly={readOnly} />
        <TextField
          {...variation}
          label="Variação"
          required={!facts.importadoLegado && !readOnly}
          upperCase
          maxLength={VARIATION_MAX}
          readOnly={readOnly}
        />
        {facts.power && (
          <TextField
            {...voltage}
            label="Voltagem"
            required={!readOnly}
            upperCase
            maxLength={VOLTAGE_MAX}
            readOnly={readOnly}
          />
        )}
        {readOnly ? (
          <TextField label="Status" readOnly value={labelOf('status', status) ?? ''} />
        ) : (
          <Select
            {...statusField}
            label="Status"
            required
            placeholder="Selecione um status"
            options={options}
            value={status}
            hint={given ? `Status atual: ${labelOf('status', product.status)}` : undefined}
            disabled={access.statusLock !== null}
            disabledReason={access.statusLock ?? undefined}
          />
        )}
      </Grid>
    </Section>
  );
}
