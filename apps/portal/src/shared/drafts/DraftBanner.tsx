import { Banner, Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { handFocusOn } from '../../navigation/focusPage.ts';
import { useIsDrawn } from '../announcement/useIsDrawn.ts';

interface DraftBannerProps {
  /** As in 'Você tinha uma marca não salva'. */
  title: string;
  /** What was typed, in a word or two. */
  children?: ReactNode;
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers what was typed before the session ended, to the same user at the same form, and announces it (D11). */
export function DraftBanner({ title, children, onRecover, onDiscard }: DraftBannerProps) {
  const isDrawn = useIsDrawn();
  return (
    <Banner
      ref={handFocusOn}
      tone="info"
      title={<span role="status">{isDrawn ? title : '\u00a0'}</span>}
      action={
        <>
          <Button onClick={onRecover}>Recuperar o que você digitou</Button>
          <Button variant="ghost" onClick={onDiscard}>
            Descartar
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  );
}
