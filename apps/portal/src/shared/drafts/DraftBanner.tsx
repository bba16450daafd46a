import { Banner, Button } from '@portal/ui';
import type { ReactNode } from 'react';
import { focusPage } from '../../navigation/focusPage.ts';

interface DraftBannerProps {
  /** As in 'Você tinha uma marca não salva'. */
  title: string;
  /** What was typed, in a word or two. */
  children?: ReactNode;
  onRecover: () => void;
  onDiscard: () => void;
}

/** The pressed button goes with its banner: what it stood in has the focus on, the form, the section or the page. */
const handFocusOn = (banner: HTMLElement | null) => () => {
  if (banner?.contains(document.activeElement)) focusPage(banner.closest<HTMLElement>('form, section'));
};

/** Offers what was typed before the session ended, to the same user at the same form (D11). */
export function DraftBanner({ title, children, onRecover, onDiscard }: DraftBannerProps) {
  return (
    <Banner
      ref={handFocusOn}
      tone="info"
      title={title}
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
