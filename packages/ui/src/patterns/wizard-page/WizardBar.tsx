import type { ReactNode } from 'react';
import { StickyBar } from '../../layout/sticky-bar/StickyBar.tsx';
import * as S from './WizardPage.styles.ts';

interface WizardBarProps {
  blockedReason: ReactNode;
  draft: ReactNode;
  children: ReactNode;
}

/**
 * Actions of the step with reasons, and the state of the draft. Renders a `<div role="group">`, or nothing without
 * any.
 */
export function WizardBar({ blockedReason, draft, children }: WizardBarProps) {
  if (!blockedReason && !draft && !children) return null;
  return (
    <StickyBar
      status={
        <>
          {blockedReason && <S.Reason>{blockedReason}</S.Reason>}
          {draft && <p>{draft}</p>}
        </>
      }
    >
      {children}
    </StickyBar>
  );
}
