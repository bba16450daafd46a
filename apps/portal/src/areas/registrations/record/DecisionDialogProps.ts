import type { ReactNode } from 'react';
import type { Decision } from './useDecision.ts';

/** What the dialogs of a decision have in common. */
export interface DecisionDialogProps {
  decision: Decision;
  open: boolean;
  onOpenChange(open: boolean): void;
  saving: boolean;
  error: string | undefined;
  errorAction: ReactNode;
}
