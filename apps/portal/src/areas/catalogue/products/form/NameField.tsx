import {
  isProductNameTooLong,
  LEGACY_NAME_PROMPT,
  PRODUCT_NAME_ALERT_TEXT,
  PRODUCT_NAME_MAX,
  productFields,
} from '@portal/domain';
import { TextArea, TextField } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { type Family, nameInFamily, type Product } from './productFormValues.ts';

const { Text, useValues } = inputsOf<typeof productFields>();

/** Most characters of a name that fit in a line. */
const ONE_LINE = 40;

/** The generated name, updated while variation and voltage are typed (PRD-046, PRD-047). */
function GeneratedName({ family }: { family: Family }) {
  const [variacao, voltagem] = useValues(['variacao', 'voltagem']);
  const name = nameInFamily(family, { variacao, voltagem });
  const field = {
    'data-span': 'full',
    label: productFields.nome.label,
    readOnly: true,
    value: name,
    hint: `Gerado automaticamente: ${name.length} de ${PRODUCT_NAME_MAX} caracteres`,
    error: isProductNameTooLong(name) ? PRODUCT_NAME_ALERT_TEXT : undefined,
  };
  // A long name would be cut off in a single line.
  return name.length > ONE_LINE ? <TextArea {...field} rows={2} /> : <TextField {...field} />;
}

/** Name of a product: generated, but typed for products of the legacy system (PRD-049, PRD-050, GAP-62). */
export function NameField({ family, product }: { family: Family; product: Product | null }) {
  if (!product?.importadoLegado) return <GeneratedName family={family} />;
  return <Text name="nome" data-span="full" required upperCase placeholder={LEGACY_NAME_PROMPT} />;
}
