import type { ComponentPropsWithRef, ReactNode } from 'react';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import { Spinner } from '../button/Button.styles.ts';
import { usePressable } from '../button/usePressable.ts';
import * as S from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** A verb that names the action: accessible name and tooltip. */
  label: string;
  /** The picture; its name is `label`. */
  icon: ReactNode;
  /** Emphasis: `ghost` among others of its kind. @default 'ghost' */
  variant?: 'ghost' | 'secondary' | undefined;
  /** Meaning: `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Height and width: `sm` in rows, bars and cards. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Shows that the act is under way and refuses further presses; focus stays. @default false */
  loading?: boolean | undefined;
  /** Cannot be pressed; `disabledReason` says why. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled and who can change that, in the tooltip. A button with a reason can still be reached. */
  disabledReason?: string | undefined;
  /** State of a toggle. Leave out for a plain button. */
  pressed?: boolean | undefined;
}

/** A button with only an icon. Renders a `<button>`. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  tone = 'neutral',
  size = 'md',
  loading = false,
  disabled,
  disabledReason,
  pressed,
  type,
  onClick,
  ...rest
}: IconButtonProps) {
  const messages = useMessages(commonTexts);
  const pressable = usePressable({ type, loading, disabled, disabledReason, onClick });
  return (
    <Tooltip
      content={pressable.reason === undefined ? label : `${label}: ${pressable.reason}`}
      relation={pressable.reason === undefined ? 'name' : 'description'}
    >
      <S.Root
        {...rest}
        {...pressable.button}
        aria-label={loading ? `${messages.loading} ${label}` : label}
        aria-pressed={pressed}
        aria-disabled={pressable.button['aria-disabled'] ?? rest['aria-disabled']}
        data-variant={variant}
        data-tone={tone}
        data-size={size}
      >
        {loading ? <Spinner aria-hidden="true" /> : icon}
      </S.Root>
    </Tooltip>
  );
}
