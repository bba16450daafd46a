import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './PhotoGrid.styles.ts';
import { photoGridTexts } from './PhotoGrid.texts.ts';

interface PhotoUndoProps {
  /** Where the removed photo stood, from 1. */
  position: number;
  buttonRef: Ref<HTMLButtonElement>;
  onUndo: () => void;
}

/** Shows which photo was removed, with a button to restore it. Renders a `<div>`. */
export function PhotoUndo({ position, buttonRef, onUndo }: PhotoUndoProps) {
  const messages = useMessages(photoGridTexts);
  const shared = useMessages(sharedTexts);
  return (
    <S.Undo>
      <S.UndoText>{messages.photoRemoved(position)}</S.UndoText>
      <Button ref={buttonRef} size="sm" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
        {shared.undo}
      </Button>
    </S.Undo>
  );
}
