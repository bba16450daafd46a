import { Banner, Button } from '@portal/ui';
import { useAtom, useSetAtom } from 'jotai';
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
    <Banner
      tone="info"
      title="Você tinha uma marca não salva"
      action={
        <>
          <Button onClick={recover}>Recuperar o que você digitou</Button>
          <Button variant="ghost" onClick={giveUp}>
            Descartar
          </Button>
        </>
      }
    >
      {leftOver.descricao}
    </Banner>
  );
}
