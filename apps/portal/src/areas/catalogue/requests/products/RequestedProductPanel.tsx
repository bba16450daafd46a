import { REQUESTED_PHOTO_HINT, type requestedProductFields } from '@portal/domain';
import { Section } from '@portal/ui';
import type { ReactNode } from 'react';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { ContentSection } from '../../products/form/ContentSection.tsx';
import { DimensionsSection } from '../../products/form/DimensionsSection.tsx';
import { ComputedName } from '../../products/form/NameField.tsx';
import { PhotosSection } from '../../products/form/PhotosSection.tsx';
import { ProductFrame } from '../../products/form/ProductFrame.tsx';
import type { Family } from '../../products/form/productFormValues.ts';
import { CodesSection } from './CodesSection.tsx';
import { type RequestedProduct, requestedName } from './requestedProductValues.ts';
import type { RequestedProductEditor } from './useRequestedProductEditor.ts';

const { FieldGrid, Text, useValues } = inputsOf<typeof requestedProductFields>();

/** The computed name and the variation that makes it (PRC-014 to PRC-018). */
function IdentitySection({ family }: { family: Family }) {
  const [variacao] = useValues(['variacao']);
  return (
    <Section title="Identificação" level={3}>
      <FieldGrid of="variacao">
        <ComputedName name={requestedName(family, { variacao })} />
        <Text name="variacao" upperCase />
      </FieldGrid>
    </Section>
  );
}

interface RequestedProductPanelProps {
  form: RequestedProductEditor;
  family: Family;
  familyRequestId: number;
  /** The product that is changed, `null` for a new one. */
  product: RequestedProduct | null;
  /** Why the product is only read; `null` where it may be saved. */
  lock: string | null;
  /** Creates the address that shows a new file. */
  addressOf(file: File): string;
  /** Further ways to add photos. */
  photoActions?: ReactNode;
}

/**
 * The form of a product of a request, while it is filled in and while it is reviewed (PRC-001, RVP-004, RVP-015). Where it
 * is only read, its values are facts under the reason.
 */
export function RequestedProductPanel({
  form,
  family,
  familyRequestId,
  product,
  lock,
  addressOf,
  photoActions,
}: RequestedProductPanelProps) {
  return (
    <ProductFrame
      form={form}
      label="Produto da solicitação"
      family={family}
      isNew={product === null}
      lock={lock}
    >
      <IdentitySection family={family} />
      <CodesSection familyRequestId={familyRequestId} product={product} />
      <PhotosSection product={form.editor.base} required addressOf={addressOf} hint={REQUESTED_PHOTO_HINT}>
        {lock === null && photoActions}
      </PhotosSection>
      <DimensionsSection />
      <ContentSection />
    </ProductFrame>
  );
}
