import { DECISION_LABELS, supplierName } from '@portal/domain';
import { Banner, ConfirmDialog, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { anyTypedAtom } from '../step-form/typedSteps.ts';
import { consequenceOf, NO_DETAILS } from './decisions.ts';
import { PendenciesDialog } from './PendenciesDialog.tsx';
import { RefusalDialog } from './RefusalDialog.tsx';
import type { Decision } from './useDecision.ts';

/**
 * The dialogs before a decision is sent: a confirmation for approvals and the reactivation (G-10), the reason of a
 * refusal (DEC-018 to DEC-022, UIX-09), the documents of a pendency (PEN-001 to PEN-018, G-21, UIX-10).
 */
export function DecisionDialogs({ decision }: { decision: Decision }) {
  const { asked, sending, send, dialogProps } = decision;
  const unsaved = useAtomValue(anyTypedAtom);
  if (!asked) return null;
  const { action, registration } = asked;
  const name = supplierName(registration.fornecedor);
  const unsavedBanner = unsaved && (
    <Banner tone="warning" title="Há alterações não salvas no cadastro">
      <p>Elas não fazem parte da decisão.</p>
    </Banner>
  );
  const form = {
    ...dialogProps,
    decision,
    saving: sending,
    page: `registration-${registration.id}`,
    description: (
      <>
        {name}
        <br />
        {consequenceOf(asked)}
      </>
    ),
    children: unsavedBanner,
  };
  if (action === 'refuse') return <RefusalDialog {...form} />;
  if (action === 'pend') return <PendenciesDialog {...form} registration={registration} />;
  const label = DECISION_LABELS[action];
  return (
    <ConfirmDialog
      {...dialogProps}
      title={`${label}: ${name}?`}
      confirmLabel={label}
      saving={sending}
      onConfirm={() => void send(NO_DETAILS)}
    >
      <Stack gap="sm">
        <p>{consequenceOf(asked)}</p>
        {unsavedBanner}
      </Stack>
    </ConfirmDialog>
  );
}
