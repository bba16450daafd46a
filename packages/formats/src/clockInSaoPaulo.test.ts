import { expect, it, vi } from 'vitest';
import { clockInSaoPaulo } from './clockInSaoPaulo.ts';

const written = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

const clock = (instant: number) => {
  const { year, month, day, hour, minute } = clockInSaoPaulo(instant);
  return `${day}/${month}/${year}, ${hour}:${minute}`;
};

const HOUR = 60 * 60 * 1000;

it('is the time of the time zone database, hour by hour and a minute before, from summer times to years ahead', () => {
  const wrong: string[] = [];
  for (let at = Date.UTC(2017, 9, 1); at < Date.UTC(2030, 0, 1); at += HOUR) {
    for (const instant of [at - 60_000, at])
      if (clock(instant) !== written.format(instant)) wrong.push(new Date(instant).toISOString());
  }
  expect(wrong).toEqual([]);
});

it('keeps the seconds out, and takes a date as well as a number', () => {
  expect(clockInSaoPaulo(new Date('2026-11-27T02:59:59.999Z'))).toEqual({
    year: '2026',
    month: '11',
    day: '26',
    hour: '23',
    minute: '59',
  });
});

it('writes the year in four digits', () => {
  expect(clock(Date.UTC(987, 5, 1, 12))).toMatch(/^01\/06\/0987, 0[89]:/);
});

it('refuses what is no instant', () => {
  expect(() => clockInSaoPaulo(Number.NaN)).toThrow(RangeError);
});

it('makes no format for the years without summer time', async () => {
  vi.resetModules();
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const fresh = await import('./clockInSaoPaulo.ts');
  fresh.clockInSaoPaulo(Date.UTC(2026, 10, 27));
  expect(made).not.toHaveBeenCalled();
  fresh.clockInSaoPaulo(Date.UTC(2018, 11, 27));
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
