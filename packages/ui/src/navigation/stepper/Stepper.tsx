import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import { StepItem } from './StepItem.tsx';
import * as S from './Stepper.styles.ts';

export interface Step {
  /** Unique in the list. */
  id: string;
  label: string;
  /** All of it is filled in. @default false */
  done?: boolean | undefined;
  /** Cannot be opened yet; stays in reach of the keyboard. @default false */
  disabled?: boolean | undefined;
  /** Why it is disabled and what opens it. */
  disabledReason?: string | undefined;
  /** Fields to put right. @default 0 */
  errorCount?: number | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the steps make up, as in "Etapas do cadastro": names the navigation. */
  label: string;
  /** The steps in their order; the ones that are not available stay in the list. */
  steps: readonly Step[];
  /** Id of the step shown. */
  value: string;
  /** Receives the step asked for. The page then moves focus to the heading of that step. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Where one is in a form of several steps, and the way to the others. Where there is no room, the
 * marks stand alone and the title of the shown step below them. Renders a `<nav>`.
 */
export function Stepper({ label, steps, value, onValueChange, ...rest }: StepperProps) {
  const messages = useMessages();
  const current = steps.findIndex(({ id }) => id === value);
  const shown = steps[current];
  return (
    <S.Root aria-label={label} {...rest}>
      <S.List>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            position={index + 1}
            total={steps.length}
            isCurrent={index === current}
            onSelect={() => onValueChange?.(step.id)}
          />
        ))}
      </S.List>
      {shown && (
        <S.Compact aria-hidden="true">
          <S.Position>{messages.stepPosition(current + 1, steps.length)}</S.Position> {shown.label}
        </S.Compact>
      )}
    </S.Root>
  );
}
