import type { ReactNode } from 'react';
import * as S from './WizardPage.styles.ts';

interface WizardFormProps {
  onSubmit: (() => void) | undefined;
  children: ReactNode;
}

/** Holds step and bar. Renders a `<form>` where it is submitted, else a `<div>`. */
export function WizardForm({ onSubmit, children }: WizardFormProps) {
  if (!onSubmit) return <S.Body>{children}</S.Body>;
  return (
    <S.Body
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </S.Body>
  );
}
