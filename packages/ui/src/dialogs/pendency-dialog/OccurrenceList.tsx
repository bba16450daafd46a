import { type RefObject, useId, useRef } from 'react';
import { useFocusInList } from '../../internal/files/useFocusInList.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { OccurrenceProblem } from './OccurrenceProblem.tsx';
import { OccurrenceRow } from './OccurrenceRow.tsx';
import * as S from './PendencyDialog.styles.ts';
import { pendencyDialogTexts } from './PendencyDialog.texts.ts';
import type { Occurrence, PendencyReason } from './pendency.ts';

interface OccurrenceListProps {
  stored: readonly Occurrence[];
  added: readonly Occurrence[];
  reasons: readonly PendencyReason[];
  /** There has to be one, and there is none (PEN-012). */
  missing: boolean;
  /** What is wrong with one that was added. */
  errorOf: ((occurrence: Occurrence) => string | undefined) | undefined;
  /** Why nothing can be removed now. */
  removeUnavailable: string | undefined;
  onRemove: (occurrence: Occurrence) => void;
  /** Takes focus where nothing else is left to take it. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Has focus once the list is empty. */
  fieldRef: RefObject<HTMLElement | null>;
}

/** The occurrences the record has and those added here, which can be removed (PEN-007, PEN-008, G-21). */
export function OccurrenceList({
  stored,
  added,
  reasons,
  missing,
  errorOf,
  removeUnavailable,
  onRemove,
  titleRef,
  fieldRef,
}: OccurrenceListProps) {
  const messages = useMessages(pendencyDialogTexts);
  const titleId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const focus = useFocusInList(listRef, () => fieldRef.current);
  const reasonOf = ({ motivoPendencia }: Occurrence) =>
    reasons.find(({ value }) => value === motivoPendencia)?.label ?? motivoPendencia;
  const empty = stored.length + added.length === 0;
  return (
    <S.Occurrences>
      <S.Title ref={titleRef} id={titleId} tabIndex={-1}>
        {messages.occurrences} ({stored.length + added.length})
      </S.Title>
      <OccurrenceProblem text={missing ? messages.occurrenceMissing : undefined} />
      {empty && !missing && <S.Nothing>{messages.noOccurrence}</S.Nothing>}
      {!empty && (
        <S.List ref={listRef} aria-labelledby={titleId} {...focus}>
          {stored.map((occurrence) => (
            <OccurrenceRow
              key={`stored ${occurrence.documentoId}`}
              occurrence={occurrence}
              reason={reasonOf(occurrence)}
            />
          ))}
          {added.map((occurrence) => (
            <OccurrenceRow
              key={`added ${occurrence.documentoId}`}
              occurrence={occurrence}
              reason={reasonOf(occurrence)}
              error={errorOf?.(occurrence)}
              onRemove={() => onRemove(occurrence)}
              removeDisabledReason={removeUnavailable}
            />
          ))}
        </S.List>
      )}
    </S.Occurrences>
  );
}
