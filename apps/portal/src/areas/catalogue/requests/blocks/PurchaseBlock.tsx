import { BLOCK_OBSERVATIONS_MAX } from '@portal/domain';
import { type Difference, PurchaseBlockDialog } from '@portal/ui';
import { useMemo, useRef, useState } from 'react';
import { BlockConflict } from './BlockConflict.tsx';
import { createPurchaseBlock } from './purchaseBlockAtoms.ts';
import { useBlockedBranches } from './useBlockedBranches.ts';
import { type ReviewedProduct, useBlockValidation } from './useBlockValidation.ts';
import { useDiscontinued } from './useDiscontinued.ts';

interface PurchaseBlockProps<Product extends ReviewedProduct> {
  product: Product;
  /** What differs between the product as it was seen and as it is now. */
  changes(seen: Product, now: Product): readonly Difference[];
  onClose(): void;
  /** Called once the product is validated; the dialog is closed by then. */
  onValidated(): void;
  /** Reads the product again, where it is not as it was seen (D7); `null` where it could not be read. */
  onConflict(): Promise<Product | null>;
}

/**
 * Validates a product with or without a block of purchases (BLK-001 to BLK-017). What is chosen outlives a failure. It
 * validates the version that was seen when it opened; after a conflict it says what changed, and goes on with the product as
 * it is now once that was taken note of (D7, D23).
 */
export function PurchaseBlock<Product extends ReviewedProduct>({
  product,
  changes,
  onClose,
  onValidated,
  onConflict,
}: PurchaseBlockProps<Product>) {
  const choices = useMemo(() => createPurchaseBlock(product.id), [product.id]);
  const noticeRef = useRef<HTMLDivElement>(null);
  const [observations, setObservations] = useState('');
  const branches = useBlockedBranches(choices);
  const discontinued = useDiscontinued(choices);
  const { validate, underWay, failure, seen, conflict, takeNewest } = useBlockValidation({
    product,
    onValidated() {
      onClose();
      onValidated();
    },
    onConflict,
  });
  const decided = product.statusAprovacao !== 'AguardandoValidacao';

  return (
    <PurchaseBlockDialog
      open
      onOpenChange={(open) => open || underWay || onClose()}
      productName={product.nome}
      {...branches.fields}
      {...discontinued.fields}
      observations={{ value: observations, onValueChange: setObservations }}
      observationsMaxLength={BLOCK_OBSERVATIONS_MAX}
      onValidate={() =>
        void validate({
          filiaisBloqueio: [...branches.branchIds],
          observacoes: observations,
          ...discontinued.body,
        })
      }
      saving={underWay}
      error={failure}
      notice={
        <div ref={noticeRef} tabIndex={-1}>
          {conflict && (
            <BlockConflict
              decided={decided}
              reading={conflict === 'reading'}
              changes={decided ? [] : changes(seen, product)}
              onTakeNewest={() => {
                takeNewest();
                noticeRef.current?.focus(); // the button is gone
              }}
            />
          )}
        </div>
      }
    />
  );
}
