import { Check } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import * as S from './Menu.styles.ts';
import { followPointer } from './MenuItemRow.tsx';
import type { MenuChoices } from './menuItem.ts';

interface MenuChoiceRowsProps extends MenuChoices {
  /** Called to close the menu. */
  onClose: () => void;
}

/** A setting with its values. Renders a `<div role="group">` of `<button role="menuitemradio">`. */
export function MenuChoiceRows({ label, value, choices, onValueChange, onClose }: MenuChoiceRowsProps) {
  const id = useId();

  const chooseByEnter = (event: KeyboardEvent, chosen: string) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault(); // no click, which leaves the menu open
    if (event.repeat) return;
    onClose();
    onValueChange(chosen);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu holds groups, not fieldsets
    <div role="group" aria-labelledby={id}>
      <S.GroupLabel id={id}>{label}</S.GroupLabel>
      {choices.map((choice) => (
        <S.Item
          key={choice.value}
          type="button"
          role="menuitemradio"
          aria-checked={choice.value === value}
          tabIndex={-1}
          onPointerMove={followPointer}
          onKeyDown={(event) => chooseByEnter(event, choice.value)}
          onClick={() => onValueChange(choice.value)}
        >
          {choice.icon}
          <S.Label>
            <span>{choice.label}</span>
          </S.Label>
          {choice.value === value && <Check aria-hidden="true" />}
        </S.Item>
      ))}
    </div>
  );
}
