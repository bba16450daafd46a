import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseStepDraft, toStepDraft } from './stepDraft.ts';

interface Form {
  prazoPagamento: string;
  dadosBancarios: { agencia: string };
}

const kept = z.object({ prazoPagamento: z.string() });
const saved: Form = { prazoPagamento: 'Dde', dadosBancarios: { agencia: '1' } };
const values: Form = { prazoPagamento: 'Ddf', dadosBancarios: { agencia: '12345' } };
const typedAt = new Date('2027-03-12T17:05:00Z');

describe('the draft of a step', () => {
  it('holds what its schema names, with its time, and never bank data (D11)', () => {
    const draft = toStepDraft<Form>(kept, { values, saved, typedAt });
    expect(JSON.stringify(draft)).not.toContain('12345');
    expect(parseStepDraft<Form>(kept, JSON.parse(JSON.stringify(draft)))).toEqual({
      values: { prazoPagamento: 'Ddf' },
      saved: { prazoPagamento: 'Dde' },
      typedAt: '2027-03-12T17:05:00.000Z',
    });
  });

  it.each([[null], [{}], [{ values: {}, saved: {}, typedAt: 'ontem' }]])(
    'is not read out of %j',
    (stored) => {
      expect(() => parseStepDraft<Form>(kept, stored)).toThrow();
    },
  );
});
