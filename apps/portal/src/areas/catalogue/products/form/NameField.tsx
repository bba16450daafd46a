import {
  isProductNameTooLong,
  LEGACY_NAME_PROMPT,
  PRODUCT_NAME_ALERT_TEXT,
  PRODUCT_NAME_MAX,
  productFields,
} from '@portal/domain';
import { Description, TextArea, TextField } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { useIsRead } from '../../../../shared/editor/ReadField.tsx';
import { NamesakeNotice } from '../../../../shared/namesakes/NamesakeNotice.tsx';
import { type Family, nameInFamily, type Product } from './productFormValues.ts';

const { Text, useValues } = inputsOf<typeof productFields>();

/** Most characters of a name that fit in a line. */
const ONE_LINE = 40;

/** A name that nobody types, with its length (PRD-046, PRD-048, PRC-014, PRC-015). */
export function ComputedName({ name }: { name: string }) {
  const isRead = useIsRead('nome');
  const place = { 'data-span': 'full', label: productFields.nome.label };
  if (isRead) return <Description {...place}>{name}</Description>;
  const field = {
    ...place,
    readOnly: true,
    value: name,
    hint: `Gerado automaticamente: ${name.length} de ${PRODUCT_NAME_MAX} caracteres`,
    error: isProductNameTooLong(name) ? PRODUCT_NAME_ALERT_TEXT : undefined,
  };
  // A long name would be cut off in a single line.
  return name.length > ONE_LINE ? <TextArea {...field} rows={2} /> : <TextField {...field} />;
}

/** The generated name, updated while variation and voltage are typed (PRD-046, PRD-047). */
function GeneratedName({ family }: { family: Family }) {
  const [variacao, voltagem] = useValues(['variacao', 'voltagem']);
  return <ComputedName name={nameInFamily(family, { variacao, voltagem })} />;
}

interface NameFieldProps {
  family: Family;
  /** The product that is changed, `null` for a new one. */
  product: Product | null;
}

/** Names products that have the name already; until something is typed a new one has that of its family. */
function ProductNamesakes({ family, product }: NameFieldProps) {
  const [nome, variacao, voltagem] = useValues(['nome', 'variacao', 'voltagem']);
  const generated = variacao === '' ? '' : nameInFamily(family, { variacao, voltagem });
  return (
    <NamesakeNotice
      register="Produto"
      name={product?.importadoLegado ? nome : generated}
      stored={product && { id: product.id, name: product.nome }}
    />
  );
}

/** Name of a product: generated, but typed for products of the legacy system (PRD-049, PRD-050, GAP-62). */
export function NameField({ family, product }: NameFieldProps) {
  return (
    <>
      {product?.importadoLegado ? (
        <Text name="nome" data-span="full" required upperCase placeholder={LEGACY_NAME_PROMPT} />
      ) : (
        <GeneratedName family={family} />
      )}
      {!useIsRead('nome') && <ProductNamesakes family={family} product={product} />}
    </>
  );
}
