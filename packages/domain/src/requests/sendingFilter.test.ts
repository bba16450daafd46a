import { describe, expect, it } from 'vitest';
import { SENDING_FILTERS, sentFlagOf } from './sendingFilter.ts';

describe('SENDING_FILTERS (ONB-064)', () => {
  it('are these three, and what each finds', () => {
    expect(SENDING_FILTERS.map(({ value }) => [value, sentFlagOf(value)])).toEqual([
      ['Todos', null],
      ['AguardandoEnvio', false],
      ['Enviado', true],
    ]);
  });
});
