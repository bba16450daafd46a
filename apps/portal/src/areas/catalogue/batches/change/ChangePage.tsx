import type { Schemas } from '@portal/api';
import { type Column, DiffList, EmptyState } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { ArrowLeftRight } from 'lucide-react';
import { densityChoiceAtom } from '../../../../shared/preferences/preferenceAtoms.ts';
import { ProductBatchFrame } from '../ProductBatchFrame.tsx';
import { ChangeEnds } from './ChangeEnds.tsx';
import { ChangeProducts } from './ChangeProducts.tsx';
import type { Change, ChangedRow } from './createChange.ts';
import { useChange } from './useChange.ts';

interface ChangePageProps<Row extends ChangedRow, Choice> {
  change: Change<Row, Choice>;
  /** Keep it in a constant. */
  columns: readonly Column<Row>[];
}

interface AlikeProps {
  differences: readonly Schemas['FieldChange'][];
  /** Of its heading. */
  level: 2 | 3;
}

/** What changes in all products alike, behind its names so that the products are in sight; nothing where nothing does. */
function Alike({ differences, level }: AlikeProps) {
  if (differences.length === 0) return null;
  return (
    <DiffList
      title="O que muda em todos os produtos"
      level={level}
      folded
      differences={differences.map(({ rotulo, antes, depois }) => ({
        field: rotulo,
        before: antes,
        after: depois,
      }))}
    />
  );
}

const waitingIcon = <ArrowLeftRight aria-hidden="true" />;

/** Takes products from one record to another: both ends, what changes of each product, and the batch (G-09, D19). */
export function ChangePage<Row extends ChangedRow, Choice>({
  change,
  columns,
}: ChangePageProps<Row, Choice>) {
  const { title, texts, batch } = change;
  const choice = useChange(change);
  const act = useAtomValue(batch.batchAtom)?.act;
  return (
    <ProductBatchFrame
      title={title}
      description={act ? `De ${act.origin.label} para ${act.destination.label}` : texts.description}
      batch={batch}
      acts={[{ id: 'change', label: texts.act, disabledReason: choice.refusal ?? undefined }]}
      items={choice.items}
      onReview={choice.review}
      onLeave={(ran) => {
        if (ran) choice.clear();
      }}
      review={<Alike differences={choice.differences} level={3} />}
      fileName={texts.fileName}
      filters={<ChangeEnds {...{ change, choice }} />}
      data-density={useAtomValue(densityChoiceAtom) ?? 'compact'}
    >
      {choice.isAsked ? (
        <>
          <Alike differences={choice.differences} level={2} />
          <ChangeProducts {...{ choice, columns }} emptyText={texts.emptyText} />
        </>
      ) : (
        <EmptyState icon={waitingIcon} title={texts.waitingText} />
      )}
    </ProductBatchFrame>
  );
}
