import type { ComponentPropsWithRef, ReactNode } from 'react';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import * as S from './Button.styles.ts';
import { usePressable } from './usePressable.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Emphasis: one `primary` a view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** Meaning: `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Height and letters: `sm` in rows, bars and cards. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Shows that the act is under way and refuses further presses; focus stays. @default false */
  loading?: boolean | undefined;
  /** Cannot be pressed; `disabledReason` says why. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled and who can change that. A button with a reason can still be reached, to read it. */
  disabledReason?: string | undefined;
  /** Icon before the label. */
  icon?: ReactNode;
  /** What it does, as a verb. */
  children: ReactNode;
}

/** Does an act of the page. Renders a `<button>`. */
export function Button({
  variant = 'secondary',
  tone = 'neutral',
  size = 'md',
  loading = false,
  disabled,
  disabledReason,
  icon,
  type,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const messages = useMessages(commonTexts);
  const pressable = usePressable({ type, loading, disabled, disabledReason, onClick });
  return (
    <Tooltip content={pressable.reason}>
      <S.Root
        {...rest}
        {...pressable.button}
        aria-disabled={pressable.button['aria-disabled'] ?? rest['aria-disabled']}
        data-variant={variant}
        data-tone={tone}
        data-size={size}
      >
        {loading ? <S.Spinner role="img" aria-label={messages.loading} /> : icon}
        <span>{children}</span>
      </S.Root>
    </Tooltip>
  );
}
