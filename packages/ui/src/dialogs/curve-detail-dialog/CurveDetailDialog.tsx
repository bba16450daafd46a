import type { ComponentPropsWithRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import type { Messages } from '../../locale/messages.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { CurveProducts } from './CurveProducts.tsx';
import {
  type CurveDetail,
  type CurveObstacle,
  curveObstacle,
  isCurveOrigin,
  isMaximised,
} from './curveDetail.ts';

export interface CurveDetailDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  /** Shows the dialog. */
  open: boolean;
  /** Asked to close, with what the person did. */
  onOpenChange: DialogOpenChange;
  /** Whose products are shown, `empresa` or `filial`; any other text is an error (CRV-034). */
  origin: string;
  /** Without it nothing is asked for (CRV-031). */
  curveId: string | number | null | undefined;
  /** As in "CURVA A". */
  curveName: string;
  /** Without one nothing is asked for (CRV-032). */
  suggestionIds: readonly (string | number)[];
  /** What was read last; that of another curve, as of a late answer, is not shown. */
  detail: CurveDetail | undefined;
  /** The products are being read. @default false */
  loading?: boolean | undefined;
  /** Why those of a curve could not be read. @default null */
  error?: { curvaId: string | number; message: string } | null | undefined;
  /** Reads them again. */
  onRetry?: (() => void) | undefined;
}

const obstacleText = (obstacle: CurveObstacle, messages: Messages) =>
  ({
    origin: messages.curveOriginInvalid,
    curve: messages.curveMissing,
    suggestion: messages.curveEmpty,
  })[obstacle];

/**
 * Shows the products of a curve, over the whole window where there are more than 55 (CRV-023 to 034). Renders a
 * `<div role="dialog">`.
 */
export function CurveDetailDialog({
  origin,
  curveId,
  curveName,
  suggestionIds,
  detail,
  loading = false,
  error = null,
  onRetry,
  ...rest
}: CurveDetailDialogProps) {
  const messages = useMessages();
  const obstacle = curveObstacle({ origin, curveId, suggestionIds });
  const shown = !obstacle && detail?.curvaId === curveId ? detail : undefined;
  const failure = error?.curvaId === curveId ? error : undefined;
  const isEmpty = shown !== undefined && shown.products.length === 0 && !loading && !failure;
  const problem = obstacle
    ? obstacleText(obstacle, messages)
    : isEmpty
      ? messages.curveWithoutProducts
      : undefined;
  const whose = isCurveOrigin(origin) ? messages.curveOrigins[origin] : undefined;
  const title = curveName === '' ? messages.curve : messages.curveProducts(curveName);

  const content = () => {
    if (obstacle === 'origin') return <ErrorState message={problem} />;
    if (problem !== undefined) return <EmptyState title={problem} />;
    if (failure) return <ErrorState message={failure.message} onRetry={onRetry} retrying={loading} />;
    return <CurveProducts label={title} detail={shown} loading={loading} />;
  };

  return (
    <Dialog
      {...rest}
      size={isMaximised(shown?.products.length ?? 0) ? 'full' : 'lg'}
      title={title}
      description={whose}
    >
      {content()}
      <Announcement>{obstacle === 'origin' ? '' : problem}</Announcement>
    </Dialog>
  );
}
