import { useAtom, useSetAtom } from 'jotai';
import { DraftBanner } from '../drafts/DraftBanner.tsx';
import type { RecordRegister, StoredRecord } from './recordRegister.ts';

interface RecordDraftBannerProps<Row extends StoredRecord, Form extends object, Body> {
  register: RecordRegister<Row, Form, Body>;
  /** As in 'Você tinha um EAN não salvo'. */
  title: string;
  /** What was typed, in a word or two. */
  nameOf(values: Form): string;
}

/** Offers what was typed before the session ended, to the same user at the same place (D11). */
export function RecordDraftBanner<Row extends StoredRecord, Form extends object, Body>({
  register,
  title,
  nameOf,
}: RecordDraftBannerProps<Row, Form, Body>) {
  const [draft, setDraft] = useAtom(register.unsavedDraftAtom);
  const openDialog = useSetAtom(register.dialogAtom);
  const keepDraft = useSetAtom(register.draftAtom);
  if (!draft) return null;
  const recover = () => {
    setDraft(null);
    openDialog(draft);
  };
  const discard = () => {
    setDraft(null);
    keepDraft(null);
  };
  return (
    <DraftBanner title={title} onRecover={recover} onDiscard={discard}>
      {nameOf(draft.values)}
    </DraftBanner>
  );
}
