import { formatInstantDateTime, formatNumber } from '@portal/formats';
import { Banner, type BatchAct, Button } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { handFocusOn } from '../../navigation/focusPage.ts';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import type { ActOfBatch } from './createBatch.ts';
import type { KeptBatchOfPage } from './createKeptBatch.ts';

interface InterruptedBatchProps<Act extends ActOfBatch> {
  batch: Pick<KeptBatchOfPage<Act>, 'interruptedAtom' | 'resumeAtom' | 'discardAtom'>;
  acts: readonly BatchAct[];
  /** What many items are called. @default 'produtos' */
  itemsName?: string | undefined;
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
  const sendable = left.items.filter(({ disabledReason }) => disabledReason === undefined).length;
  const name = `${acts.find(({ id }) => id === left.act.id)?.label}, ${formatInstantDateTime(left.at)}`;
  const known = left.results.length;
  return (
    <Banner
      ref={handFocusOn}
      tone="warning"
      title={
        known < sendable
          ? `Um lote foi interrompido: ${name}`
          : `O resultado de um lote não foi fechado: ${name}`
      }
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
      {known < sendable &&
        `${formatNumber(known)} de ${formatNumber(sendable)} ${itemsName} tiveram resposta. Veja o que foi feito e envie o que falta: nada é feito duas vezes.`}
    </Banner>
  );
}
