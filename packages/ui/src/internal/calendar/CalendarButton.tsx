import { Calendar as CalendarIcon } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { calendarTexts } from './Calendar.texts.ts';

interface CalendarButtonProps {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  disabled: boolean | undefined;
  onClick: () => void;
}

/** Opens the calendar of a field. Renders a `<button>`. */
export function CalendarButton({ ref, open, disabled, onClick }: CalendarButtonProps) {
  const messages = useMessages(calendarTexts);
  return (
    <IconButton
      ref={ref}
      size="sm"
      label={messages.openCalendar}
      icon={<CalendarIcon />}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={disabled}
      onClick={onClick}
    />
  );
}
