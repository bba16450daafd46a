import type { Guide } from '../../internal/stories/guide.ts';
import { fieldAccessibility } from '../../internal/stories/guideParts.ts';
import { DateField } from './DateField.tsx';

export const guide: Guide = {
  use: ['For a day. It can always be typed: `hoje`, `+30`, `1207`, `12/7/26`; the calendar is an offer.'],
  instead: [
    { when: 'A period', take: 'DateRangeField' },
    { when: 'How long ago something was', take: 'RelativeAge' },
  ],
  pairs: [
    {
      good: <DateField label="Vencimento" hint="Sugestão: 30 dias após a emissão" />,
      bad: <DateField label="Data (dd/mm/aaaa)" />,
      why: 'The format is in the field already; the hint is for what is not.',
    },
  ],
  anatomy: {
    Input: 'DD/MM/AAAA, slashes written along',
    Button: 'opens the calendar',
    Calendar: 'days out of bounds struck through, weekends and holidays marked',
    Message: 'hint, or the error in its place',
  },
  writing: [
    {
      write: 'A data deve ser a partir de 01/03/2027',
      not: 'Data inválida',
      why: 'A bound is named, and which end it is.',
    },
  ],
  accessibility: [
    ...fieldAccessibility,
    'The calendar is a dialog with a grid: arrows, Home, End, Page Up and Page Down move; a day says its weekday.',
    'A day has no time zone: the same day everywhere.',
    'A form keeps `date ?? text` of a change: its schema then refuses a text that is no date, and its `reset()` empties the field.',
  ],
  related: ['DateRangeField', 'RelativeAge'],
};
