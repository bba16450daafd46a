import {
  isProductNameTooLong,
  LEGACY_NAME_PROMPT,
  PRODUCT_NAME_ALERT_TEXT,
  PRODUCT_NAME_MAX,
} from '@portal/domain';
import { TextArea, TextField } from '@portal/ui';
import { useWatch } from 'react-hook-form';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { type Family, nameInFamily, type Product } from './productFormValues.ts';
import type { ProductFormState } from './useProductForm.ts';

/** Most characters of a name that fit in a line. */
const ONE_LINE = 40;

type Control = ProductFormState['control'];

/** The name as it will be, put together while variation and voltage are typed (PRD-046, PRD-047). */
function GeneratedName({ control, family }: { control: Control; family: Family }) {
  const [variacao, voltagem] = useWatch({ control, name: ['variacao', 'voltagem'] });
  const name = nameInFamily(family, { variacao, voltagem });
  const field = {
    'data-span': 'full',
    label: 'Nome',
    readOnly: true,
    value: name,
    hint: `Gerado automaticamente: ${name.length} de ${PRODUCT_NAME_MAX} caracteres`,
    error: isProductNameTooLong(name) ? PRODUCT_NAME_ALERT_TEXT : undefined,
  };
  // A long name would be cut off in one line.
  return name.length > ONE_LINE ? <TextArea {...field} rows={2} /> : <TextField {...field} />;
}

/** The name of a product of the legacy system, which is typed (PRD-049, PRD-050, GAP-62). */
function LegacyName({ control, readOnly }: { control: Control; readOnly: boolean }) {
  return (
    <TextField
      {...useFormField(control, 'nome')}
      data-span="full"
      label="Nome"
      required={!readOnly}
      upperCase
      maxLength={PRODUCT_NAME_MAX}
      placeholder={LEGACY_NAME_PROMPT}
      readOnly={readOnly}
    />
  );
}

interface NameFieldProps {
  control: Control;
  family: Family;
  product: Product | null;
  readOnly: boolean;
}

/** Name of a product: generated, but for products of the legacy system. */
export function NameField({ control, family, product, readOnly }: NameFieldProps) {
  if (product?.importadoLegado) return <LegacyName control={control} readOnly={readOnly} />;
  return <GeneratedName control={control} family={family} />;
}
