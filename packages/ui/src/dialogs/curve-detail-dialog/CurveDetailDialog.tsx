import type { ComponentPropsWithRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import type { Failure } from '../../feedback/error-state/Failure.ts';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { curveDetailDialogTexts } from './CurveDetailDialog.texts.ts';
import { CurveProducts } from './CurveProducts.tsx';
import type { CurveDetail } from './curveDetail.ts';

export interface CurveDetailDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** Shows the dialog. */
  open: boolean;
  /** Asked to close, with what the person did. */
  onOpenChange: DialogOpenChange;
  /** Whose products are shown: the whole company's or one branch's (CRV-024). */
  origin?: 'empresa' | 'filial' | undefined;
  /** Which curve is shown. */
  curveId: string | number | null | undefined;
  /** As in "CURVA A". */
  curveName: string;
  /** Why nothing was asked for: a wrong origin, no curve, or no suggestion (CRV-030 to 034). */
  obstacle?: 'origin' | 'curve' | 'suggestion' | undefined;
  /** What was read last; that of another curve, as of a late answer, is not shown. */
  detail: CurveDetail | undefined;
  /** The products are being read. @default false */
  loading?: boolean | undefined;
  /** Why those of a curve could not be read. @default null */
  error?: (Failure & { curvaId: string | number }) | null | undefined;
  /** Reads them again. */
  onRetry?: (() => void) | undefined;
}

/** With more products than these the dialog takes the whole window (CRV-027). */
const mostProducts = 55;

/**
 * Shows the products of a curve, over the whole window where there are more than 55 (CRV-023 to 034). Renders a
 * `<div role="dialog">`.
 */
export function CurveDetailDialog({
  origin,
  curveId,
  curveName,
  obstacle,
  detail,
  loading = false,
  error = null,
  onRetry,
  ...rest
}: CurveDetailDialogProps) {
  const messages = useMessages(curveDetailDialogTexts);
  const shared = useMessages(sharedTexts);
  const obstacles = {
    origin: messages.curveOriginInvalid,
    curve: messages.curveMissing,
    suggestion: shared.curveEmpty,
  };
  const shown = !obstacle && detail?.curvaId === curveId ? detail : undefined;
  const failure = error?.curvaId === curveId ? error : undefined;
  const isEmpty = shown !== undefined && shown.products.length === 0 && !loading && !failure;
  const problem = obstacle ? obstacles[obstacle] : isEmpty ? messages.curveWithoutProducts : undefined;
  const title = curveName === '' ? shared.curve : messages.curveProducts(curveName);

  const content = () => {
    if (obstacle === 'origin') return <ErrorState message={problem} />;
    if (problem !== undefined) return <EmptyState title={problem} />;
    if (failure)
      return (
        <ErrorState message={failure.message} code={failure.code} onRetry={onRetry} retrying={loading} />
      );
    return <CurveProducts label={title} detail={shown} loading={loading} />;
  };

  return (
    <Dialog
      {...rest}
      size={shown && shown.products.length > mostProducts ? 'full' : 'lg'}
      title={title}
      description={origin && messages.curveOrigins[origin]}
    >
      {content()}
      <Announcement>{obstacle === 'origin' ? '' : problem}</Announcement>
    </Dialog>
  );
}
