import type { ReactNode } from 'react';
import type { AskedDialogProps } from '../../../shared/decisions/useAskedDecision.tsx';
import type { Decision } from './useDecision.ts';

/** Props that all dialogs of decisions share. */
export interface DecisionDialogProps extends AskedDialogProps {
  decision: Decision;
  saving: boolean;
  /** Page of the registration, under which what is typed is kept. */
  page: string;
  /** Whom it is about, and what follows. */
  description: ReactNode;
  /** That something is not saved. */
  children: ReactNode;
}
