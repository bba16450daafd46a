import { FloatingFocusManager, FloatingPortal } from '@floating-ui/react';
import { type RefObject, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import { keepInside } from '../keepInside.ts';
import { FirstFocus } from '../modal/FirstFocus.tsx';
import { usePopup } from '../popup/usePopup.ts';
import * as S from './Calendar.styles.ts';
import { calendarTexts } from './Calendar.texts.ts';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './Calendar.types.ts';
import type { PlainDate } from './date-text/plainDate.ts';

export interface CalendarPopupProps extends Omit<CalendarProps, 'onChoose' | 'firstShown' | 'activeRef'> {
  /** Names the dialog. */
  label: string;
  /** The button it hangs from, which gets focus back. */
  anchor: RefObject<HTMLElement | null>;
  /** Called with the first and the last day, the same one where a single date is chosen. */
  onChoose: (from: PlainDate, to: PlainDate) => void;
  onClose: () => void;
}

/** A calendar in a dialog beside its button. Loaded when the first one opens. Renders a floating `<div>`. */
export default function CalendarPopup({
  label,
  anchor,
  chosen,
  period,
  separator,
  today,
  onChoose,
  onClose,
  ...rules
}: CalendarPopupProps) {
  const messages = useMessages(calendarTexts);
  const activeDay = useRef<HTMLTableCellElement>(null);
  const { context, panelRef, panelProps } = usePopup({
    open: true,
    onClose,
    anchor,
    placement: 'bottom-end',
  });
  /** First day of a period whose last one is still to be chosen. */
  const [start, setStart] = useState<PlainDate | null>(null);

  const choose = (date: PlainDate) => {
    if (!period) onChoose(date, date);
    else if (start === null || date < start) setStart(date);
    else onChoose(start, date);
  };

  return (
    <FloatingPortal>
      <FloatingFocusManager
        context={context}
        initialFocus={-1} // FirstFocus is earlier
        returnFocus={context.refs.domReference}
      >
        <S.Panel
          {...panelProps}
          role="dialog"
          aria-modal="true"
          aria-label={label}
          tabIndex={-1}
          onClick={keepInside}
          onChange={keepInside}
        >
          {period && (
            <S.Prompt role="status">
              {start === null
                ? messages.choosePeriodStart
                : messages.choosePeriodEnd(messages.formats.date(start, separator))}
            </S.Prompt>
          )}
          <Calendar
            {...rules}
            chosen={start === null ? chosen : { from: start, to: null }}
            period={period}
            separator={separator}
            today={today}
            firstShown={chosen.from ?? chosen.to ?? today}
            onChoose={choose}
            activeRef={activeDay}
          />
        </S.Panel>
      </FloatingFocusManager>
      <FirstFocus panelRef={panelRef} wanted={activeDay} preventScroll />
    </FloatingPortal>
  );
}
