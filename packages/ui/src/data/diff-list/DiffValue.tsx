import { truncateText } from '@portal/formats';
import { useState } from 'react';
import { chipsTexts } from '../../internal/chips/Chips.texts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './DiffList.styles.ts';
import { diffListTexts } from './DiffList.texts.ts';

/** Longer values are shortened until the user expands them. */
const longestShown = 240;

interface DiffValueProps {
  as: 'del' | 'ins';
  /** Hidden text before the value: "Antes" or "Depois". */
  side: string;
  field: string;
  value: string;
}

/** A value before or after the change; a long one can be expanded. Renders a `<del>` or `<ins>`. */
export function DiffValue({ as, side, field, value }: DiffValueProps) {
  const messages = useMessages(diffListTexts);
  const chips = useMessages(chipsTexts);
  const [open, setOpen] = useState(false);
  const short = truncateText(value, longestShown);
  const label = open ? chips.showLess : messages.showAll;
  return (
    <S.Side>
      <S.Value as={as}>
        <S.HiddenText>{side}: </S.HiddenText>
        {open ? value : (short ?? value)}
      </S.Value>
      {short !== undefined && (
        <S.Toggle
          type="button"
          aria-expanded={open}
          aria-label={`${label}: ${field}, ${side}`}
          onClick={() => setOpen(!open)}
        >
          {label}
        </S.Toggle>
      )}
    </S.Side>
  );
}
