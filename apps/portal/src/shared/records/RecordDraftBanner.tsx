import type { FieldTable, FormOf } from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { DraftBanner } from '../drafts/DraftBanner.tsx';
import type { Draft } from '../editor/useDraft.ts';
import type { RecordRegister, StoredRecord } from './recordRegister.ts';

interface RecordDraftBannerProps<Row extends StoredRecord, Fields extends FieldTable, Body> {
  register: RecordRegister<Row, Fields, Body>;
  /** As in 'Você tinha um EAN não salvo'. */
  title: string;
  /** What was typed, in a word or two. */
  nameOf(values: FormOf<Fields>, draft: Draft<FormOf<Fields>>): string;
}

/** Offers what was typed before the session ended, to the same user at the same place (D11). */
export function RecordDraftBanner<Row extends StoredRecord, Fields extends FieldTable, Body>({
  register,
  title,
  nameOf,
}: RecordDraftBannerProps<Row, Fields, Body>) {
  const draft = useAtomValue(register.unsavedDraftAtom);
  const restore = useSetAtom(register.restoreDraftAtom);
  const discard = useSetAtom(register.discardDraftAtom);
  return (
    draft && (
      <DraftBanner title={title} onRecover={() => void restore()} onDiscard={discard}>
        {nameOf({ ...register.emptyForm, ...draft.values }, draft)}
      </DraftBanner>
    )
  );
}
