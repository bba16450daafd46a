import type { ComponentPropsWithRef } from 'react';
import type { DialogOpenChange } from '../../internal/modal/useModal.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { type Tab, Tabs } from '../../navigation/tabs/Tabs.tsx';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { DiscontinuedView, type DiscontinuedViewProps } from './DiscontinuedView.tsx';
import { FinancialView, type FinancialViewProps } from './FinancialView.tsx';
import { IncludedView, type IncludedViewProps } from './IncludedView.tsx';
import { SkuView, type SkuViewProps } from './SkuView.tsx';
import { statusSummaryDialogTexts } from './StatusSummaryDialog.texts.ts';
import type { StatusSummaryView } from './statusSummary.ts';

export interface StatusSummaryDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'>,
    SkuViewProps,
    FinancialViewProps,
    IncludedViewProps,
    DiscontinuedViewProps {
  /** Shows the dialog. */
  open: boolean;
  /** Asked to close, with what the person did. */
  onOpenChange: DialogOpenChange;
  /** Whose products are summed up, shown with the title. */
  supplierName?: string | undefined;
  /** Open view, where the parent keeps it. */
  view?: StatusSummaryView | undefined;
  /** View open at first, where the dialog keeps it. @default 'sku' */
  defaultView?: StatusSummaryView | undefined;
  /** Receives the view asked for; the parent reads what it shows. */
  onViewChange?: ((view: StatusSummaryView) => void) | undefined;
}

/**
 * What stands behind a product to include: the supplier's products and figures, the product, and what it replaces (BLK-018
 * to BLK-034). Each part waits and fails alone. Renders a `<div role="dialog">`.
 */
export function StatusSummaryDialog({
  supplierName,
  view,
  defaultView,
  onViewChange,
  counts,
  blocked,
  network,
  financials,
  included,
  discontinued,
  ...rest
}: StatusSummaryDialogProps) {
  const messages = useMessages(statusSummaryDialogTexts);
  const contents: Record<StatusSummaryView, Tab['content']> = {
    sku: <SkuView {...{ counts, blocked, network }} />,
    financial: <FinancialView financials={financials} />,
    included: <IncludedView included={included} />,
    discontinued: <DiscontinuedView discontinued={discontinued} />,
  };
  const views = ['sku', 'financial', 'included', 'discontinued'] as const;
  return (
    <Dialog {...rest} size="lg" title={messages.statusSummary} description={supplierName}>
      <Tabs
        label={messages.summaryViews}
        value={view}
        defaultValue={defaultView}
        onValueChange={(id) => {
          const asked = views.find((each) => each === id);
          if (asked) onViewChange?.(asked);
        }}
        tabs={views.map((id) => ({ id, label: messages.summaryView[id], content: contents[id] }))}
      />
    </Dialog>
  );
}
