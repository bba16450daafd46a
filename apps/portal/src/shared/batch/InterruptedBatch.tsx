import { formatInstantDateTime, formatNumber } from '@portal/formats';
import { Banner, type BatchAct, Button } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { handFocusOn } from '../../navigation/focusPage.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import type { ActOfBatch } from './createBatch.ts';
import type { KeptBatchOfPage } from './createKeptBatch.ts';
import type { KeptBatch } from './keptBatches.ts';

interface InterruptedBatchProps<Act extends ActOfBatch> {
  batch: Pick<KeptBatchOfPage<Act>, 'interruptedAtom' | 'resumeAtom' | 'discardAtom'>;
  acts: readonly BatchAct[];
  /** What many items are called. @default 'produtos' */
  itemsName?: string | undefined;
}

/** What of a batch was cut, and how far it was; `null` where only its results were not closed. */
function cutOf({ items, results, undo }: KeptBatch<ActOfBatch>) {
  if (undo)
    return {
      ...undo,
      title: 'O desfazer de um lote foi interrompido',
      next: 'Veja o que foi desfeito e desfaça',
    };
  const known = results.length;
  const of = items.filter(({ disabledReason }) => disabledReason === undefined).length;
  if (known >= of) return null;
  return { known, of, title: 'Um lote foi interrompido', next: 'Veja o que foi feito e envie' };
}

/** Says of a batch that its tab was closed before its results were, and leads to them. */
export function InterruptedBatch<Act extends ActOfBatch>({
  batch,
  acts,
  itemsName = 'produtos',
}: InterruptedBatchProps<Act>) {
  const left = useAtomValue(batch.interruptedAtom);
  const resume = useOneAtATime(useSetAtom(batch.resumeAtom));
  const discard = useSetAtom(batch.discardAtom);
  if (!left) return null;
  const name = `${acts.find(({ id }) => id === left.act.id)?.label}, ${formatInstantDateTime(left.at)}`;
  const cut = cutOf(left);
  return (
    <Banner
      ref={handFocusOn}
      tone="warning"
      title={`${cut?.title ?? 'O resultado de um lote não foi fechado'}: ${name}`}
      action={
        <>
          <Button loading={resume.underWay} onClick={() => void resume.act(left)}>
            Ver resultado
          </Button>
          <Button
            variant="ghost"
            onClick={({ detail: presses }) => {
              if (presses < 2) discard(left.lote); // a double click is meant for one, not for the next in its place
            }}
          >
            Descartar
          </Button>
        </>
      }
    >
      {cut &&
        `${formatNumber(cut.known)} de ${formatNumber(cut.of)} ${itemsName} tiveram resposta. ${cut.next} o que falta: nada é feito duas vezes.`}
    </Banner>
  );
}
