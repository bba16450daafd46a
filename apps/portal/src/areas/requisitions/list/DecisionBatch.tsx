import {
  OBSERVATION_MAX,
  REQUISITION_DECISION_TEXTS,
  requisitionRefusalSchema,
  routeNamed,
} from '@portal/domain';
import { type BatchAct, Section, Stack, TextArea } from '@portal/ui';
import { useAtom } from 'jotai';
import { BatchFrame } from '../../../shared/batch/BatchFrame.tsx';
import type { Decisions, RequisitionDecision } from './requisitionDecisions.ts';
import type { RequisitionRow, RequisitionsList } from './requisitionLists.ts';
import { useBatchRefusalDraft } from './useBatchRefusalDraft.ts';

interface DecisionBatchProps {
  list: Pick<RequisitionsList, 'page'>;
  decisions: Decisions;
  acts: readonly (BatchAct & { readonly id: RequisitionDecision })[];
  /** Where a requisition is decided on by itself. */
  rowHref: (row: Pick<RequisitionRow, 'id'>) => string;
  /** Called when the list comes back; whether requisitions were decided. */
  onLeave: (ran: boolean) => void;
}

/**
 * The chosen requisitions before, while and after they are decided, each with its result: the question once, with the
 * observation that a refusal asks for (RQA-019 to RQA-023, G-43).
 */
export function DecisionBatch({ list, decisions, acts, rowHref, onLeave }: DecisionBatchProps) {
  const [batch, setBatch] = useAtom(decisions.batchAtom);
  const draft = useBatchRefusalDraft(list);
  if (!batch) return null;
  const { act } = batch;
  const { title, question, manyQuestion } = REQUISITION_DECISION_TEXTS[act.id];
  const count = batch.items.filter(({ disabledReason }) => disabledReason === undefined).length;
  const isRefusal = act.id === 'refuse';
  const isMissing = isRefusal && !requisitionRefusalSchema.safeParse({ observacao: act.observacao }).success;
  return (
    <BatchFrame
      title={routeNamed(list.page).title}
      batch={decisions}
      acts={acts}
      hrefOf={rowHref}
      onLeave={(ran) => {
        if (ran) draft.drop();
        onLeave(ran);
      }}
      fileName={title}
      runDisabledReason={isMissing ? 'Preencha a observação da recusa' : undefined}
      review={
        <Section title={title} level={3}>
          <Stack>
            <p>{count === 1 ? question : manyQuestion(count)}</p>
            {isRefusal && (
              <TextArea
                label="Observação"
                required
                maxLength={OBSERVATION_MAX}
                value={act.observacao}
                onValueChange={(observacao) => {
                  setBatch({ ...batch, act: { ...act, observacao } });
                  draft.keep({ ids: batch.items.map(({ id }) => id), observacao });
                }}
              />
            )}
          </Stack>
        </Section>
      }
    />
  );
}
