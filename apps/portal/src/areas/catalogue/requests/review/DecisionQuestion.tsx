import { Button, ConfirmDialog, Stack } from '@portal/ui';
import { UnsavedNotice } from '../../../../shared/forms/UnsavedNotice.tsx';
import { ACT_LABELS, consequenceOf } from './reviewTexts.ts';
import type { ReviewDecision } from './useReviewDecision.ts';

/** Asks before a family is validated or refused, or a product refused. */
export function DecisionQuestion({ decision }: { decision: ReviewDecision }) {
  const { asked, sending, failure, readAgain, reading, close, confirm } = decision;
  if (!asked) return null;
  const { act, name, last } = asked;
  const refusal = act === 'refuse' || act === 'refuseProduct';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || close()}
      title={`${ACT_LABELS[act]}: ${name}?`}
      confirmLabel={ACT_LABELS[act]}
      tone={refusal ? 'danger' : 'neutral'}
      loading={sending}
      error={failure?.message}
      errorCode={failure?.code}
      errorAction={
        readAgain && (
          <Button size="sm" loading={reading} onClick={readAgain}>
            Ler novamente
          </Button>
        )
      }
      onConfirm={confirm}
    >
      <Stack gap="sm">
        <p>{consequenceOf(act, last)}</p>
        <UnsavedNotice />
      </Stack>
    </ConfirmDialog>
  );
}
