import { REQUISITION_DECISION_TEXTS } from '@portal/domain';
import { ConfirmDialog } from '@portal/ui';

const LABELS = { validate: 'Validar', approve: 'Aprovar' } as const;

interface DecisionQuestionProps {
  act: keyof typeof LABELS;
  open: boolean;
  onClose: () => void;
  /** Called once it is confirmed; the question is closed by then. */
  onConfirm: () => void;
}

/** Asks before a requisition is validated or approved, in its form as in the queue (RQA-019). */
export function DecisionQuestion({ act, open, onClose, onConfirm }: DecisionQuestionProps) {
  const { title, question } = REQUISITION_DECISION_TEXTS[act];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      confirmLabel={LABELS[act]}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      {question}
    </ConfirmDialog>
  );
}
