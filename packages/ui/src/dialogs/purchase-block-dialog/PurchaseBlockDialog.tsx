import {
  type BaseSyntheticEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../actions/button/Button.tsx';
import type { RowId } from '../../data/selection-table/selection.ts';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { TextArea } from '../../inputs/text-area/TextArea.tsx';
import { Failure } from '../../internal/dialog-form/FormDialog.styles.ts';
import { useDialogForm } from '../../internal/dialog-form/useDialogForm.ts';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { BlockTables, type ListReading } from './BlockTables.tsx';
import { DiscontinuedProducts } from './DiscontinuedProducts.tsx';
import * as S from './PurchaseBlockDialog.styles.ts';
import type {
  DiscontinuedProduct,
  ProductCodes,
  PurchaseBlock,
  RegionBranches,
  SalesRegion,
} from './purchaseBlock.ts';
import { useBlockChoice } from './useBlockChoice.ts';

export interface PurchaseBlockDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** Each opening starts with nothing chosen and nothing written. */
  open: boolean;
  /** Asked to close, only by its own buttons (BLK-001). The parent closes it after a validation too. */
  onOpenChange: DialogOpenChange;
  /** The product that is validated. */
  productName?: string | undefined;
  /** Regions of sales profiles; `undefined` until they have been read (BLK-011). */
  regions: readonly SalesRegion[] | undefined;
  /** Reading of the regions. */
  regionsReading?: ListReading | undefined;
  /** Told of the chosen regions: the parent reads their branches, none for no region (BLK-012). */
  onRegionsChange: (ids: readonly RowId[]) => void;
  /** The branches read last; those of other regions, as of a late answer, are not shown. */
  branches: RegionBranches | undefined;
  /** Reading of the branches. */
  branchesReading?: ListReading | undefined;
  /** Products to be discontinued; those the lookup found. @default none */
  products?: readonly DiscontinuedProduct[] | undefined;
  /** The lookup of products. */
  productsReading?: ListReading | undefined;
  /** Looks products up by one code or both (BLK-013). */
  onSearchProduct: (codes: ProductCodes) => void;
  /** Told once for a double press; no branches mean without block (BLK-014, BLK-015). */
  onValidate: (block: PurchaseBlock) => void;
  /** The validation is under way: nothing can be changed or sent again. @default false */
  saving?: boolean | undefined;
  /** Why the validation failed; what was chosen stays. */
  error?: ReactNode;
}

/**
 * Validates a product with or without a block of purchases in some branches (BLK-001 to 017, BIZ-15). Renders a
 * `<div role="dialog">`.
 */
export function PurchaseBlockDialog(props: PurchaseBlockDialogProps) {
  return props.open ? <OpenPurchaseBlockDialog {...props} /> : null;
}

/** Most characters of the observations (BLK-005). */
const observationsLimit = 200;
const noObservations = { observacoes: '' };
const noProducts: readonly never[] = [];
const noReading: ListReading = {};
const noProblems = () => ({});

function OpenPurchaseBlockDialog({
  productName,
  regions,
  regionsReading = noReading,
  onRegionsChange,
  branches,
  branchesReading = noReading,
  products = noProducts,
  productsReading = noReading,
  onSearchProduct,
  onValidate,
  saving = false,
  error,
  ...rest
}: PurchaseBlockDialogProps) {
  const messages = useMessages();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const failureRef = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<'with' | 'without'>();
  const failed = Boolean(branchesReading.error);
  const choice = useBlockChoice({ regions, branches, failed, onRegionsChange });
  const form = useDialogForm({
    initial: noObservations,
    validate: noProblems,
    // At most one of the two can be pressed: without branches this is the validation without block.
    onSubmit: ({ observacoes }) =>
      onValidate({ filiaisBloqueio: choice.ids, observacoes: observacoes.trim() }),
    saving,
  });

  useLayoutEffect(() => {
    if (error) failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  const validate = (kind: 'with' | 'without') => {
    const reason = choice.reasons[kind];
    const isUnderWay = saving && pressed === kind;
    return {
      loading: isUnderWay,
      disabled: !isUnderWay && (saving || reason !== undefined),
      disabledReason: saving ? messages.savingWait : reason && messages[reason],
      onClick: (event: BaseSyntheticEvent) => {
        setPressed(kind);
        form.submit(event);
      },
    };
  };

  return (
    <Dialog
      {...rest}
      size="lg"
      dismissable={false}
      initialFocusRef={headingRef}
      title={messages.purchaseBlock}
      description={productName}
      footer={
        <>
          <Button onClick={() => rest.onOpenChange(false, { reason: 'cancel' })}>{messages.cancel}</Button>
          <Button {...validate('without')}>{messages.validateWithoutBlock}</Button>
          <Button {...validate('with')} variant="primary">
            {messages.validateWithBlock}
          </Button>
        </>
      }
    >
      <Failure ref={failureRef}>{error && <Banner tone="danger" title={error} />}</Failure>
      <S.Content>
        <BlockTables {...{ headingRef, choice, regions, regionsReading, branchesReading, saving }} />
        <DiscontinuedProducts products={products} reading={productsReading} onSearch={onSearchProduct} />
        <TextArea
          {...form.text('observacoes')}
          label={messages.observations}
          rows={3}
          maxLength={observationsLimit}
        />
      </S.Content>
    </Dialog>
  );
}
