import { Check, Lock } from 'lucide-react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import * as S from './Stepper.styles.ts';
import type { Step } from './Stepper.types.ts';

interface StepItemProps {
  step: Step;
  /** From 1. */
  position: number;
  total: number;
  isCurrent: boolean;
  onSelect: () => void;
}

/** One step: number or mark, title and count of errors. Renders an `<li>`. */
export function StepItem({ step, position, total, isCurrent, onSelect }: StepItemProps) {
  const messages = useMessages(sharedTexts);
  const { label, done = false, disabled = false, disabledReason, errorCount = 0, note } = step;
  const state = disabled ? 'unavailable' : done ? 'done' : isCurrent ? 'current' : 'todo';
  const errors = messages.errorCount(errorCount);
  return (
    <S.Item data-state={state} data-current={isCurrent || undefined}>
      <Tooltip content={disabled ? disabledReason : undefined}>
        <S.Step
          type="button"
          aria-current={isCurrent ? 'step' : undefined}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled && !isCurrent) onSelect();
          }}
        >
          <S.HiddenText>{messages.stepOf(position, total, messages.stepStates[state])}: </S.HiddenText>
          <S.Mark aria-hidden="true">
            {done ? <Check /> : disabled ? <Lock /> : position}
            {errorCount > 0 && <S.Count>{errorCount}</S.Count>}
          </S.Mark>
          <S.Text>
            <S.Label>{label}</S.Label>
            {errorCount > 0 ? <S.Errors>{errors}</S.Errors> : note && <S.Note>{note}</S.Note>}
          </S.Text>
        </S.Step>
      </Tooltip>
    </S.Item>
  );
}
