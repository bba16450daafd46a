import { truncateText } from '@portal/formats';
import { useState } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './DiffList.styles.ts';

/** More than this is cut until the person asks for it. */
const longestShown = 240;

interface DiffValueProps {
  as: 'del' | 'ins';
  /** Said before the value: "Antes" or "Depois". */
  spoken: string;
  field: string;
  value: string;
}

/** A value as it was or is; a long one opens on request. Renders a `<del>` or `<ins>`. */
export function DiffValue({ as, spoken, field, value }: DiffValueProps) {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  const short = truncateText(value, longestShown);
  const label = open ? messages.showLess : messages.showAll;
  return (
    <S.Side>
      <S.Value as={as}>
        <S.Spoken>{spoken}: </S.Spoken>
        {open ? value : (short ?? value)}
      </S.Value>
      {short !== undefined && (
        <S.Toggle
          type="button"
          aria-expanded={open}
          aria-label={`${label}: ${field}, ${spoken}`}
          onClick={() => setOpen(!open)}
        >
          {label}
        </S.Toggle>
      )}
    </S.Side>
  );
}
