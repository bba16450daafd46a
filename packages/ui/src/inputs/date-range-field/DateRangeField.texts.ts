import { calendarTexts } from '../../internal/calendar/Calendar.texts.ts';

export const dateRangeFieldTexts = {
  ...calendarTexts,
  periodFrom: 'Data início',
  periodTo: 'Data fim',
  choosePeriod: 'Escolher período',
  periodToShort: 'data fim',
  periodReversed: 'A data final deve ser igual ou posterior à inicial',
  periodFormat: 'DD-MM-AAAA',
  /** @param end the name of the end of the period, as in "Data fim" */
  invalidPeriodEnd: (end: string) => `${end} inválida`,
};
