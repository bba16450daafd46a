import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { StepItem } from './StepItem.tsx';
import * as S from './Stepper.styles.ts';
import type { StepperProps } from './Stepper.types.ts';

/**
 * Where one is in a form of several steps, and the way to the others. Where there is no room, the
 * marks stand alone and the title of the shown step below them. Renders a `<nav>`.
 */
export function Stepper({ label, steps, value, onValueChange, ...rest }: StepperProps) {
  const messages = useMessages(sharedTexts);
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
