import { CircleAlert } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { useFocusInList } from '../../internal/files/useFocusInList.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { OccurrenceRow } from './OccurrenceRow.tsx';
import * as S from './PendencyDialog.styles.ts';
import type { NewPendency, StoredPendency } from './pendency.ts';

interface OccurrenceListProps {
  stored: readonly StoredPendency[];
  added: readonly NewPendency[];
  nameOf: (documentoId: NewPendency['documentoId']) => string;
  /** There has to be one, and there is none (PEN-012). */
  missing: boolean;
  /** Why nothing can be removed now. */
  removeUnavailable: string | undefined;
  onRemove: (pendency: NewPendency) => void;
  /** Takes focus where nothing else is left to take it. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Has focus once the list is empty. */
  fieldRef: RefObject<HTMLElement | null>;
}

/** The occurrences the record has and those added here, which can be removed (PEN-007, PEN-008, G-21). */
export function OccurrenceList({
  stored,
  added,
  nameOf,
  missing,
  removeUnavailable,
  onRemove,
  titleRef,
  fieldRef,
}: OccurrenceListProps) {
  const messages = useMessages();
  const titleId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const focus = useFocusInList(listRef, () => fieldRef.current);
  const empty = stored.length + added.length === 0;
  return (
    <S.Occurrences>
      <S.Title ref={titleRef} id={titleId} tabIndex={-1}>
        {messages.occurrences} ({stored.length + added.length})
      </S.Title>
      <S.Missing>
        {missing && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{messages.occurrenceMissing}</span>
          </>
        )}
      </S.Missing>
      {empty && !missing && <S.Nothing>{messages.noOccurrence}</S.Nothing>}
      {!empty && (
        <S.List ref={listRef} aria-labelledby={titleId} {...focus}>
          {stored.map((pendency) => (
            <OccurrenceRow
              key={`stored ${pendency.documentoId}`}
              name={pendency.nomeOriginal}
              status={pendency.statusPendencia}
              reason={pendency.motivoPendencia}
              note={pendency.descricao}
            />
          ))}
          {added.map((pendency) => (
            <OccurrenceRow
              key={`added ${pendency.documentoId}`}
              name={nameOf(pendency.documentoId)}
              status={pendency.statusPendencia}
              reason={pendency.motivoPendencia}
              note={pendency.descricao}
              onRemove={() => onRemove(pendency)}
              removeUnavailable={removeUnavailable}
            />
          ))}
        </S.List>
      )}
    </S.Occurrences>
  );
}
