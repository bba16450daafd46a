import type { ReactNode } from 'react';
import { StickyBar } from '../../layout/sticky-bar/StickyBar.tsx';
import * as S from './WizardPage.styles.ts';

interface WizardBarProps {
  disabledReason: ReactNode;
  draft: ReactNode;
  children: ReactNode;
}

/**
 * Actions of the step with reasons, and the state of the draft. Renders a `<div role="group">`, or nothing without
 * any.
 */
export function WizardBar({ disabledReason, draft, children }: WizardBarProps) {
  if (!disabledReason && !draft && !children) return null;
  return (
    <StickyBar
      status={
        <>
          {disabledReason && <S.Reason>{disabledReason}</S.Reason>}
          {draft && <p>{draft}</p>}
        </>
      }
    >
      {children}
    </StickyBar>
  );
}
