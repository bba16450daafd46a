import type { ReactNode } from 'react';
import type { Decision } from './useDecision.ts';

/** Props that all dialogs of decisions share. */
export interface DecisionDialogProps {
  decision: Decision;
  open: boolean;
  onOpenChange(open: boolean): void;
  saving: boolean;
  error: string | undefined;
  errorCode: string | undefined;
  errorAction: ReactNode;
  /** Whom it is about, and what follows. */
  description: ReactNode;
  /** That something is not saved. */
  children: ReactNode;
}
