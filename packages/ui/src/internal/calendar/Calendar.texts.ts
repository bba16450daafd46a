import { valueTexts } from '../../locale/valueTexts.ts';

export const calendarTexts = {
  ...valueTexts,
  dateFormat: 'DD/MM/AAAA',
  chooseDate: 'Escolher data',
  openCalendar: 'Abrir calendário',
  choosePeriodStart: 'Escolha a data de início',
  /** @param start the first day already chosen, as in "01-07-2026" */
  choosePeriodEnd: (start: string) => `Início em ${start}. Escolha a data de fim`,
  periodEnd: { from: 'início', to: 'fim', both: 'início e fim' },
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  month: 'Mês',
  year: 'Ano',
  /** What may be typed for a date; without accents too. */
  dayWords: { yesterday: 'ontem', today: 'hoje', tomorrow: 'amanhã' },
  calendarEnds: 'o calendário termina aqui',
  monthNames: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  /** From Sunday. */
  weekdayNames: [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  monthOfYear: (month: string, year: number) => `${month} de ${year}`,
  dayOfMonth: (weekday: string, day: number, month: string, year: number) =>
    `${weekday}, ${day} de ${month} de ${year}`,
  dateNotBefore: (min: string) => `A data deve ser a partir de ${min}`,
  dateNotAfter: (max: string) => `A data deve ser até ${max}`,
};
