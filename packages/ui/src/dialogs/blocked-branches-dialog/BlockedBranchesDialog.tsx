import type { ComponentPropsWithRef } from 'react';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { blockedBranchesDialogTexts } from './BlockedBranchesDialog.texts.ts';
import { BranchTables } from './BranchTables.tsx';
import type { ProductBranches } from './productBranches.ts';

export interface BlockedBranchesDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** Shows the dialog. */
  open: boolean;
  /** Asked to close, also by a press outside (BRN-011): the parent clears the lists (BRN-012). */
  onOpenChange: DialogOpenChange;
  /** Whose branches are shown; the parent reads them when it is set (BRN-009). */
  productId: string | number;
  /** Its name, shown with the title. */
  productName?: string | undefined;
  /** What was read last; those of another product, as of a late answer, are not shown (UIX-08). */
  branches: ProductBranches | undefined;
  /** The branches are being read. @default false */
  loading?: boolean | undefined;
  /** Why those of a product could not be read; no list is shown then (BRN-014). @default null */
  error?: (Failure & { productId: string | number }) | null | undefined;
  /** Reads them again. */
  onRetry?: (() => void) | undefined;
}

/** Shows in which branches a product is free and in which it is blocked (BRN-001 to 014). Renders a `<div role="dialog">`. */
export function BlockedBranchesDialog({
  productId,
  productName,
  branches,
  loading = false,
  error = null,
  onRetry,
  ...rest
}: BlockedBranchesDialogProps) {
  const messages = useMessages(blockedBranchesDialogTexts);
  const shown = branches?.productId === productId ? branches : undefined;
  const failure = error?.productId === productId ? error : undefined;
  return (
    <Dialog {...rest} size="lg" title={messages.productBranches} description={productName}>
      {failure ? (
        <ErrorState message={failure.message} code={failure.code} onRetry={onRetry} retrying={loading} />
      ) : (
        <BranchTables key={productId} branches={shown} loading={loading} />
      )}
    </Dialog>
  );
}
