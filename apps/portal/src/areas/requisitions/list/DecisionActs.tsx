import type { BatchAct } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { BatchActs } from '../../../shared/batch/BatchActs.tsx';
import { type Decisions, decidedItems, type RequisitionDecision } from './requisitionDecisions.ts';
import { useBatchRefusalDraft } from './useBatchRefusalDraft.ts';
import type { RequisitionListView } from './useRequisitionList.ts';

interface DecisionActsProps {
  view: Pick<RequisitionListView, 'list' | 'choice'>;
  decisions: Pick<Decisions, 'openAtom'>;
  /** What is decided, the main act last. */
  acts: readonly (BatchAct & { readonly id: RequisitionDecision })[];
  /** The act whose batch was left for the list. */
  focused: string | undefined;
}

/** What is decided on the chosen requisitions; a refusal that was left has its observation again. */
export function DecisionActs({ view: { list, choice }, decisions, acts, focused }: DecisionActsProps) {
  const roles = useAtomValue(rolesAtom);
  const open = useSetAtom(decisions.openAtom);
  const draft = useBatchRefusalDraft(list);
  return (
    <BatchActs
      acts={acts}
      refusal={null}
      count={choice.chosen.length}
      noneText="Selecione ao menos uma requisição"
      focused={focused}
      onOpen={(id) => {
        const observacao = id === 'refuse' ? draft.leftFor(choice.chosen) : '';
        open({ act: { id, observacao }, items: decidedItems(roles, choice.chosen, id) });
      }}
    />
  );
}
