import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFocusField } from '../../internal/focus-field/useFocusField.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Banner } from '../banner/Banner.tsx';
import * as S from './PendencyBanner.styles.ts';

/** Something to be put right. */
export interface Pendency {
  /** Unique in the list. */
  id: string | number;
  /** The problem, as in "Contrato social: ilegível" (ONB-042). */
  message: string;
  /** Id or form name of the field to go to. */
  field?: string | undefined;
}

export interface PendencyBannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'onSelect'> {
  /** Only the open ones (ONB-041). */
  pendencies: readonly Pendency[];
  /** Called before the field of a pendency gets focus, to open its step or tab first. */
  onSelect?: ((pendency: Pendency) => void) | undefined;
  /** Shown without pendencies. @default 'Aguarde seu cadastro ser analisado' */
  waitingMessage?: ReactNode;
  /** Below the pendencies, as the reviewer's note. */
  children?: ReactNode;
}

/**
 * What the other side is waiting for: pendencies under a fixed title (WID-061, WID-062), or that there is nothing to do
 * (WID-063, ONB-044). Changes are read out. Renders a `<div role="group">`.
 */
export function PendencyBanner({
  pendencies,
  onSelect,
  waitingMessage,
  children,
  ...rest
}: PendencyBannerProps) {
  const messages = useMessages(sharedTexts);
  const goTo = useFocusField();
  const isPendent = pendencies.length > 0;

  const select = (pendency: Pendency) => {
    onSelect?.(pendency);
    if (pendency.field !== undefined) goTo(pendency.field);
  };

  return (
    <Banner
      aria-live="polite"
      {...rest}
      tone={isPendent ? 'warning' : 'info'}
      title={isPendent ? messages.pendenciesTitle : (waitingMessage ?? messages.waitingForAnalysis)}
    >
      {isPendent && (
        <ul>
          {pendencies.map((pendency) => (
            <li key={pendency.id}>
              {pendency.field === undefined ? (
                pendency.message
              ) : (
                <S.GoTo type="button" onClick={() => select(pendency)}>
                  {pendency.message}
                </S.GoTo>
              )}
            </li>
          ))}
        </ul>
      )}
      {isPendent && children && <S.Note>{children}</S.Note>}
    </Banner>
  );
}
