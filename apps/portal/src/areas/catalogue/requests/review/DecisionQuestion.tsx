import { ConfirmDialog, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { hasUnsavedAtom } from '../../../../shared/forms/leaveGuardAtoms.ts';
import { UnsavedNotice } from '../../../../shared/forms/UnsavedNotice.tsx';
import { isApproval } from './reviewDecisions.ts';
import { ACT_LABELS, consequenceOf, saveAndLabel } from './reviewTexts.ts';
import type { ReviewDecision } from './useReviewDecision.ts';

/**
 * Asks before a family is validated or refused, or a product refused; before a product is validated where something is typed
 * and not saved. An approval saves that first, a refusal discards it.
 */
export function DecisionQuestion({ decision }: { decision: ReviewDecision }) {
  const { asked, sending, send, dialogProps } = decision;
  const unsaved = useAtomValue(hasUnsavedAtom);
  if (!asked) return null;
  const { act, name, last } = asked;
  const saves = unsaved && isApproval(asked);
  return (
    <ConfirmDialog
      {...dialogProps}
      title={`${ACT_LABELS[act]}: ${name}?`}
      confirmLabel={saves ? saveAndLabel(asked.act) : ACT_LABELS[act]}
      tone={isApproval(asked) ? 'neutral' : 'danger'}
      saving={sending}
      onConfirm={() => void send()}
    >
      <Stack gap="sm">
        <p>{consequenceOf(act, last)}</p>
        {saves ? <p>As alterações que você digitou são salvas antes.</p> : <UnsavedNotice />}
      </Stack>
    </ConfirmDialog>
  );
}
