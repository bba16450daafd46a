import { Banner, Button } from '@portal/ui';
import type { ReactNode } from 'react';

interface DraftBannerProps {
  /** As in 'Você tinha uma marca não salva'. */
  title: string;
  /** What was typed, in a word or two. */
  children?: ReactNode;
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers what was typed before the session ended, to the same user at the same form (D11). */
export function DraftBanner({ title, children, onRecover, onDiscard }: DraftBannerProps) {
  return (
    <Banner
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
