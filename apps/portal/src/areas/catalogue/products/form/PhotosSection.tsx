import { Section } from '@portal/ui';
import { useController } from 'react-hook-form';
import { PhotosField } from './PhotosField.tsx';
import type { ContentSectionProps } from './productSection.ts';

interface PhotosSectionProps extends ContentSectionProps {
  /** Makes the address that shows a new file. */
  addressOf(file: File): string;
}

/** Photos of a product; a new one needs one at least (PRD-051, GAP-16). */
export function PhotosSection({ form, product, facts, access, addressOf }: PhotosSectionProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'fotosProdutos' });
  // What is wrong with one photo stands under its index.
  const { error } = fieldState;
  const ofOne = Array.isArray(error) ? error.find((one) => one?.file)?.file.message : undefined;
  return (
    <Section title="Imagens" level={3}>
      <PhotosField
        value={field.value}
        onValueChange={field.onChange}
        inputRef={field.ref}
        stored={product?.fotosProdutos ?? []}
        productName={product?.nome ?? ''}
        addressOf={addressOf}
        required={facts.isNew && access.productLock === null}
        readOnly={access.productLock !== null}
        error={error?.message ?? ofOne}
      />
    </Section>
  );
}
