import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepsDecimals } from '../../fields/numberFields.ts';
import { problemsOf } from '../testing/problemsOf.ts';
import { STORED_CONTACT } from '../testing/storedContact.ts';
import { PAYMENT_TERMS } from './financeFields.ts';
import { financeSchema } from './financeSchema.ts';

const dadosBancarios = {
  banco: { id: 1 },
  agenciaBancaria: '1584',
  numeroContaCorrente: '00210-169',
  digitoContaCorrente: 'x',
  chavePix: 'Ana@empresa.com',
};
const body = {
  dadosBancarios,
  prorrogacoes: false,
  descontoFinanceiro: 1.5,
  tipoDescontoFinanceiro: 'Boleto',
  prazoPagamento: 'Dde',
  contatos: [STORED_CONTACT],
};

describe('financeSchema (ST5, G-28)', () => {
  it('gives the body of the save, the PIX key unchanged (G-29)', () => {
    expect(financeSchema.parse(body)).toEqual({
      ...body,
      dadosBancarios: { ...dadosBancarios, numeroContaCorrente: '00210169', digitoContaCorrente: 'X' },
      contatos: [{ ...STORED_CONTACT, cargo: null, tipoContato: 'Financeiro' }],
    });
  });

  it('tells every field that an empty body leaves out (ST5-004 to ST5-026, G-05)', () => {
    expect(problemsOf(financeSchema, {})).toEqual([
      'dadosBancarios.banco.id: Selecione um banco',
      'dadosBancarios.agenciaBancaria: Insira agência',
      'dadosBancarios.numeroContaCorrente: Insira conta corrente',
      'dadosBancarios.digitoContaCorrente: Insira digito',
      'prorrogacoes: Campo obrigatório',
      'descontoFinanceiro: Insira uma porcentagem de 0% a 100%',
      'prazoPagamento: Campo obrigatório',
      'contatos: Adicione ao menos um contato',
    ]);
  });

  it.each([
    [{ agenciaBancaria: '1' }, []],
    [{ agenciaBancaria: '12345' }, []],
    [{ agenciaBancaria: '123456' }, ['dadosBancarios.agenciaBancaria: Insira agência']],
    [{ agenciaBancaria: '12X' }, ['dadosBancarios.agenciaBancaria: Insira agência']],
    [{ numeroContaCorrente: '1'.repeat(21) }, ['dadosBancarios.numeroContaCorrente: Insira conta corrente']],
    [{ digitoContaCorrente: '0' }, []],
    [{ digitoContaCorrente: '12' }, ['dadosBancarios.digitoContaCorrente: Insira digito']],
    [{ digitoContaCorrente: 'A' }, ['dadosBancarios.digitoContaCorrente: Insira digito']],
  ])('of the account %o says %j (ST5-006, ST5-011, C-31, D21)', (wrong, problems) => {
    expect(problemsOf(financeSchema, { ...body, dadosBancarios: { ...dadosBancarios, ...wrong } })).toEqual(
      problems,
    );
  });

  const discount = 'descontoFinanceiro: Insira uma porcentagem de 0% a 100%';
  const type = 'tipoDescontoFinanceiro: Selecione um tipo de desconto';
  it.each([
    [{ descontoFinanceiro: -0.01 }, [discount]],
    [{ descontoFinanceiro: 100 }, []],
    [{ descontoFinanceiro: 100.01 }, [discount]],
    [{ descontoFinanceiro: 5, tipoDescontoFinanceiro: '' }, [type]],
    [{ descontoFinanceiro: 0, tipoDescontoFinanceiro: null }, []],
    [{ prazoPagamento: 'Outro' }, ['prazoPagamento: Campo obrigatório']],
  ])('of %o says %j (ST5-015 to ST5-024)', (wrong, problems) => {
    expect(problemsOf(financeSchema, { ...body, ...wrong })).toEqual(problems);
  });

  it.each([
    [1.005, 1.01],
    [0.115, 0.12],
    [2.344, 2.34],
    [0.004, 0],
    [99.999, 100],
    [0, 0],
  ])('rounds a discount of %d to %d (ST5-018)', (typed, rounded) => {
    expect(financeSchema.parse({ ...body, descontoFinanceiro: typed }).descontoFinanceiro).toBe(rounded);
  });

  it('always gives two decimals from 0 to 100, and a type exactly with a discount (ST5-021, ST5-022)', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (typed) => {
        const { descontoFinanceiro, tipoDescontoFinanceiro } = financeSchema.parse({
          ...body,
          descontoFinanceiro: typed,
        });
        expect(keepsDecimals(descontoFinanceiro, 2)).toBe(true);
        expect(Math.abs(descontoFinanceiro - typed)).toBeLessThanOrEqual(0.0050001);
        expect(tipoDescontoFinanceiro === null).toBe(descontoFinanceiro === 0);
      }),
    );
  });
});

it('the payment term is one of these (ST5-023)', () => {
  expect(PAYMENT_TERMS).toEqual([
    { id: 'Dde', descricao: 'DDE' },
    { id: 'Ddf', descricao: 'DDF' },
  ]);
});
