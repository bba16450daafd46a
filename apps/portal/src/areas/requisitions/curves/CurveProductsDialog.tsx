import { CurveDetailDialog } from '@portal/ui';
import { type CurveQuestion, useCurveProducts } from './curveQueries.ts';

interface CurveProductsDialogProps {
  question: CurveQuestion;
  /** As in "CURVA A"; empty without a curve. */
  curveName: string;
  onClose(): void;
}

/** The products of the suggestions that are in a curve, by branch (CRV-023 to CRV-034). */
export function CurveProductsDialog({ question, curveName, onClose }: CurveProductsDialogProps) {
  const { origin, curveId } = question;
  return (
    <CurveDetailDialog
      open
      onOpenChange={(open) => open || onClose()}
      origin={origin === 'empresa' || origin === 'filial' ? origin : undefined}
      curveId={curveId}
      curveName={curveName}
      {...useCurveProducts(question)}
    />
  );
}
