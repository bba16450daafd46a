import { type BatchItem, BatchPage, type BatchPageProps } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { notifyAtom } from '../services/servicesAtom.ts';
import type { ActOfBatch, BatchOfPage } from './createBatch.ts';
import { useLeftByBack } from './useLeftByBack.ts';

export interface BatchFrameProps<Item extends BatchItem, Act extends ActOfBatch>
  extends Omit<
    BatchPageProps,
    'stage' | 'act' | 'results' | 'startAt' | 'onFollow' | 'onBack' | 'onRun' | 'onFinish'
  > {
  batch: Pick<BatchOfPage<Item, Act>, 'batchAtom' | 'entryAtom' | 'leftAtAtom' | 'runAtom' | 'leaveAtom'>;
  /** The chosen items, before there is a batch. @default none, where they are chosen on another page */
  items?: readonly BatchItem[] | undefined;
  /** Where an item is looked at. */
  hrefOf(item: Item): string;
  /** Called when the choice comes back. */
  onLeave?: ((ran: boolean) => void) | undefined;
}

/** The page of a batch: the choice, and in its place the batch before, while and after it runs (D19). */
export function BatchFrame<Item extends BatchItem, Act extends ActOfBatch>({
  batch,
  items,
  hrefOf,
  onLeave,
  ...page
}: BatchFrameProps<Item, Act>) {
  const shown = useAtomValue(batch.batchAtom);
  const notify = useAtomValue(notifyAtom);
  const [leftAt, leaveAt] = useAtom(batch.leftAtAtom);
  const run = useSetAtom(batch.runAtom);
  const close = useSetAtom(batch.leaveAtom);
  const leave = (ran: boolean) => {
    close();
    onLeave?.(ran);
  };
  useLeftByBack(useAtomValue(batch.entryAtom), () => {
    if (!shown) return;
    if (shown.stage !== 'running') return leave(shown.stage === 'done');
    notify.warning('O lote está em andamento e não pode ser interrompido. O resultado aparece aqui.');
  });
  return (
    <BatchPage
      {...page}
      stage={shown?.stage}
      actId={shown?.act.id}
      items={shown?.items.map((item) => ({ ...item, href: hrefOf(item) })) ?? items}
      results={shown?.results}
      startAt={leftAt}
      onFollow={leaveAt}
      onBack={() => leave(false)}
      onRun={(ids) => void run(ids)}
      onFinish={() => leave(true)}
    />
  );
}
