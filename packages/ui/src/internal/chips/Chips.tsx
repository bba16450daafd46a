import { X } from 'lucide-react';
import { type MouseEvent, type RefObject, useState } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './Chips.styles.ts';
import { chipsTexts } from './Chips.texts.ts';

interface Chip {
  /** Unique among the chips. */
  id: string;
  label: string;
  /** Is still being made: cannot be removed. */
  pending?: boolean | undefined;
}

interface ChipsProps {
  /** Names the list. */
  name: string;
  chips: readonly Chip[];
  /** Chips shown before "+N"; one chip is never hidden behind "+1". */
  max: number | undefined;
  /** Takes a chip out; without it they only show. */
  onRemove?: ((id: string) => void) | undefined;
  /** Has the focus when no chip is left. */
  inputRef: RefObject<HTMLElement | null>;
}

/** The button that has the focus once the chip of this one is gone: that of a neighbour. */
function neighbour(button: HTMLElement): HTMLElement | null {
  const item = button.closest('li');
  const buttonOf = (element: Element | null | undefined) =>
    element?.querySelector<HTMLElement>('[data-remove]') ?? null;
  return buttonOf(item?.nextElementSibling) ?? buttonOf(item?.previousElementSibling);
}

/** Chosen or typed items, each with a remove button. Renders a `<ul>`, nothing without any. */
export function Chips({ name, chips, max, onRemove, inputRef }: ChipsProps) {
  const messages = useMessages(chipsTexts);
  const [whole, setWhole] = useState(false);
  const collapsible = max !== undefined && chips.length > max + 1;
  const shown = collapsible && !whole ? chips.slice(0, max) : chips;

  const remove = (event: MouseEvent<HTMLButtonElement>, id: string) => {
    (neighbour(event.currentTarget) ?? inputRef.current)?.focus();
    onRemove?.(id);
  };

  if (chips.length === 0) return null;
  return (
    <S.Chips aria-label={name}>
      {shown.map(({ id, label, pending = false }) => (
        <S.Chip key={id} data-pending={pending ? '' : undefined} aria-busy={pending || undefined}>
          {label}
          {onRemove && !pending && (
            <S.Remove
              type="button"
              data-remove=""
              aria-label={messages.removeItem(label)}
              onClick={(event) => remove(event, id)}
            >
              <X aria-hidden="true" />
            </S.Remove>
          )}
        </S.Chip>
      ))}
      {collapsible && (
        <li>
          <S.More
            type="button"
            aria-expanded={whole}
            aria-label={whole ? undefined : messages.hiddenItems(chips.length - shown.length)}
            onClick={() => setWhole(!whole)}
          >
            {whole ? messages.showLess : `+${chips.length - shown.length}`}
          </S.More>
        </li>
      )}
    </S.Chips>
  );
}
