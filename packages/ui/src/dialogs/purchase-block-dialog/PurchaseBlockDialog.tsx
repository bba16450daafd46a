import { type ComponentPropsWithRef, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import type { RowId } from '../../data/selection-table/selection.ts';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import { DialogFailure } from '../../internal/dialog-failure/DialogFailure.tsx';
import type { FieldBinding } from '../../internal/form-dialog/fieldBinding.ts';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import type { ListReading } from './BlockTable.tsx';
import { BlockTables, type BlockTablesProps } from './BlockTables.tsx';
import { DiscontinuedProducts } from './DiscontinuedProducts.tsx';
import * as S from './PurchaseBlockDialog.styles.ts';
import { purchaseBlockDialogTexts } from './PurchaseBlockDialog.texts.ts';
import type { BlockReasons, DiscontinuedProduct, ProductCodes } from './purchaseBlock.ts';

export interface PurchaseBlockDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'>,
    Omit<BlockTablesProps, 'drawn'> {
  /** Shows the dialog. */
  open: boolean;
  /** Asked to close, only by its own buttons (BLK-001). The parent closes it after a validation too. */
  onOpenChange: DialogOpenChange;
  /** The product that is validated. */
  productName?: string | undefined;
  /** Products that may be discontinued: those chosen before and those that were looked up. @default none */
  products?: readonly DiscontinuedProduct[] | undefined;
  /** Products to be discontinued with the validation. */
  productIds: readonly RowId[];
  /** Called with the products to be discontinued. */
  onProductIdsChange: (ids: readonly RowId[]) => void;
  /** How many products the last lookup found, to be said below it. */
  foundCount?: number | undefined;
  /** Reading of the products. */
  productsReading?: ListReading | undefined;
  /** Looks products up by one code or both (BLK-013). */
  onSearchProduct: (codes: ProductCodes) => void;
  /** Why a validation cannot be sent. */
  reasons: BlockReasons;
  /** Why, in the words of the person (BLK-005). */
  observations: FieldBinding<string>;
  /** Most characters of the observations (BLK-005). */
  observationsMaxLength: number;
  /** Asked to validate with the chosen branches, or without any (BLK-014, BLK-015). */
  onValidate: () => void;
  /** The validation is under way: nothing can be changed or sent again. @default false */
  saving?: boolean | undefined;
  /** Why the validation failed; what was chosen stays. @default null */
  error?: Failure | null | undefined;
  /** What has to be known before it is validated, above what is chosen. */
  notice?: ReactNode;
}

const noProducts: readonly never[] = [];
const noReading: ListReading = {};

/**
 * Validates a product with or without a block of purchases in some branches (BLK-001 to 017, BIZ-15). Renders a
 * `<div role="dialog">`.
 */
export function PurchaseBlockDialog({
  productName,
  regions,
  regionsReading,
  regionIds,
  onRegionIdsChange,
  branches,
  branchesReading,
  branchIds,
  onBranchIdsChange,
  products = noProducts,
  productIds,
  onProductIdsChange,
  foundCount,
  productsReading = noReading,
  onSearchProduct,
  reasons,
  observations,
  observationsMaxLength,
  onValidate,
  saving = false,
  error = null,
  notice,
  ...rest
}: PurchaseBlockDialogProps) {
  const messages = useMessages(purchaseBlockDialogTexts);
  const shared = useMessages(sharedTexts);
  const actRef = useRef<HTMLButtonElement>(null);
  /** The lists follow the dialog, which keeps their places: drawn with it, they would make opening it one long task. */
  const drawn = useDeferredValue(rest.open, false);
  /** The act that the chosen branches leave: focus starts there, for most products are validated as they are. */
  const possible: keyof BlockReasons = branchIds.length > 0 ? 'with' : 'without';
  const [pressed, setPressed] = useState<keyof BlockReasons>();

  const validate = (kind: keyof BlockReasons) => {
    const reason = reasons[kind];
    const isUnderWay = saving && pressed === kind;
    return {
      ref: kind === possible ? actRef : undefined,
      loading: isUnderWay,
      disabled: !isUnderWay && (saving || reason !== undefined),
      disabledReason: saving ? shared.savingWait : reason && messages[reason],
      onClick: () => {
        setPressed(kind);
        onValidate();
      },
    };
  };

  return (
    <Dialog
      {...rest}
      size="lg"
      dismissable={false}
      initialFocusRef={actRef}
      title={messages.purchaseBlock}
      description={productName}
      footer={
        <>
          <Button onClick={() => rest.onOpenChange(false, { reason: 'cancel' })}>{shared.cancel}</Button>
          <Button {...validate('without')}>{messages.validateWithoutBlock}</Button>
          <Button {...validate('with')} variant="primary">
            {messages.validateWithBlock}
          </Button>
        </>
      }
    >
      <DialogFailure error={error} />
      {notice}
      <S.Content>
        <BlockTables
          {...{ regions, regionsReading, regionIds, onRegionIdsChange }}
          {...{ branches, branchesReading, branchIds, onBranchIdsChange }}
          {...{ saving, drawn }}
        />
        <DiscontinuedProducts
          {...{ products, productIds, onProductIdsChange, foundCount, saving, drawn }}
          reading={productsReading}
          onSearch={onSearchProduct}
        />
        <TextArea
          {...observations}
          label={shared.observations}
          rows={3}
          maxLength={observationsMaxLength}
          readOnly={saving}
        />
      </S.Content>
    </Dialog>
  );
}
