import type { contentFields } from '@portal/domain';
import { Banner, Section } from '@portal/ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { PhotosField } from './PhotosField.tsx';
import { isGone } from './photoEntries.ts';
import type { Product } from './productFormValues.ts';

const { useField } = inputsOf<typeof contentFields>();

/** Error of one of the photos, whose path has its index. */
function usePhotoError(): string | undefined {
  const { control } = useEditorContext();
  const { errors } = useFormState({ control, name: 'fotosProdutos' });
  const wrong: unknown = errors.fotosProdutos;
  if (!Array.isArray(wrong)) return undefined;
  return wrong.find((one) => one?.file)?.file.message;
}

interface PhotosSectionProps {
  /** The product that the form stands on, `null` for a new one. */
  product: Pick<Product, 'nome' | 'fotosProdutos' | 'versao'> | null;
  /** Whether it needs a photo (PRD-051, GAP-16). */
  required: boolean;
  /** Creates the address that shows a new file. */
  addressOf(file: File): string;
  /** Advice beside that on number, width and size. */
  hint?: string;
  /** Further ways to add photos, below them. */
  children?: ReactNode;
}

/** Photos of a product. */
export function PhotosSection({ product, required, addressOf, hint, children }: PhotosSectionProps) {
  const { value, onValueChange, inputRef, error, readOnly, ...field } = useField('fotosProdutos', {
    required,
  });
  const errorOfOne = usePhotoError();
  const stored = product?.fotosProdutos ?? [];
  const present = value.filter((photo) => !isGone(photo, stored));
  const gone = value.length - present.length;
  return (
    <Section title="Imagens" level={3}>
      {gone > 0 && (
        <Banner tone="warning" title={gone === 1 ? 'Uma foto fica de fora' : `${gone} fotos ficam de fora`}>
          {gone === 1 ? 'Outra pessoa a excluiu.' : 'Outra pessoa as excluiu.'}
        </Banner>
      )}
      <PhotosField
        version={product?.versao}
        label={field.label}
        value={present}
        onValueChange={onValueChange}
        inputRef={inputRef}
        stored={stored}
        productName={product?.nome ?? ''}
        addressOf={addressOf}
        required={field.required}
        readOnly={readOnly}
        error={error ?? errorOfOne}
        hint={hint}
      />
      {children}
    </Section>
  );
}
