import { useAtom, useSetAtom } from 'jotai';
import { LeftOverBanner } from '../../../shared/drafts/LeftOverBanner.tsx';
import type { BrandRegister } from './brandRegister.ts';

/** Offers what was typed before the session ended, to the same user on the same page (D11). */
export function BrandLeftOver({ register }: { register: BrandRegister }) {
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
    <LeftOverBanner title="Você tinha uma marca não salva" onRecover={recover} onDiscard={giveUp}>
      {leftOver.descricao}
    </LeftOverBanner>
  );
}
