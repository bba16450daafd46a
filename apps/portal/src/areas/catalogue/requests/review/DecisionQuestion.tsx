import { ConfirmDialog, Stack } from '@portal/ui';
import { UnsavedNotice } from '../../../../shared/forms/UnsavedNotice.tsx';
import { ACT_LABELS, consequenceOf } from './reviewTexts.ts';
import type { ReviewDecision } from './useReviewDecision.ts';

/** Asks before a family is validated or refused, or a product refused. */
export function DecisionQuestion({ decision }: { decision: ReviewDecision }) {
  const { asked, sending, send, dialogProps } = decision;
  if (!asked) return null;
  const { act, name, last } = asked;
  const refusal = act === 'refuse' || act === 'refuseProduct';
  return (
    <ConfirmDialog
      {...dialogProps}
      title={`${ACT_LABELS[act]}: ${name}?`}
      confirmLabel={ACT_LABELS[act]}
      tone={refusal ? 'danger' : 'neutral'}
      loading={sending}
      onConfirm={() => void send()}
    >
      <Stack gap="sm">
        <p>{consequenceOf(act, last)}</p>
        <UnsavedNotice />
      </Stack>
    </ConfirmDialog>
  );
}
