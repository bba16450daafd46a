import { useAtom, useSetAtom } from 'jotai';
import { LeftOverBanner } from '../drafts/LeftOverBanner.tsx';
import type { RecordRegister, StoredRecord } from './recordRegister.ts';

interface RecordLeftOverProps<Row extends StoredRecord, Form extends object, Body> {
  register: RecordRegister<Row, Form, Body>;
  /** As in 'Você tinha um EAN não salvo'. */
  title: string;
  /** What was typed, in a word or two. */
  nameOf(values: Form): string;
}

/** Offers what was typed before the session ended, to the same user at the same place (D11). */
export function RecordLeftOver<Row extends StoredRecord, Form extends object, Body>({
  register,
  title,
  nameOf,
}: RecordLeftOverProps<Row, Form, Body>) {
  const [leftOver, setLeftOver] = useAtom(register.leftOverAtom);
  const openDialog = useSetAtom(register.dialogAtom);
  const keepDraft = useSetAtom(register.draftAtom);
  if (!leftOver) return null;
  const recover = () => {
    setLeftOver(null);
    openDialog(leftOver);
  };
  const giveUp = () => {
    setLeftOver(null);
    keepDraft(null);
  };
  return (
    <LeftOverBanner title={title} onRecover={recover} onDiscard={giveUp}>
      {nameOf(leftOver.values)}
    </LeftOverBanner>
  );
}
