import { financeSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { registrationAt } from '../../../../shared/stories/registrations.ts';
import { financeFields, financeForm, keptFinance } from './financeForm.ts';

const read = registrationAt('AguardandoSegundaAnalise');
const stored = registrationAt('AguardandoSegundaAnalise', {
  fornecedor: { dadosBancarios: { ...read.fornecedor.dadosBancarios, chavePix: 'fin@panelas.com.br' } },
});

describe('the form of step 5', () => {
  it('starts empty', () => {
    expect(financeForm(registrationAt('Novo'))).toEqual({
      dadosBancarios: {
        banco: { id: null },
        agenciaBancaria: '',
        numeroContaCorrente: '',
        digitoContaCorrente: '',
        chavePix: '',
      },
      prorrogacoes: null,
      descontoFinanceiro: null,
      tipoDescontoFinanceiro: null,
      prazoPagamento: null,
      contatos: [],
    });
  });

  it('is sent back as it was read, the PIX key too (ST5-013, G-28, G-29)', () => {
    expect(financeSchema.parse(financeForm(stored))).toEqual({
      dadosBancarios: {
        banco: { id: 1 },
        agenciaBancaria: '12345',
        numeroContaCorrente: '987654',
        digitoContaCorrente: 'X',
        chavePix: 'fin@panelas.com.br',
      },
      prorrogacoes: true,
      descontoFinanceiro: 2.5,
      tipoDescontoFinanceiro: 'Boleto',
      prazoPagamento: 'Dde',
      contatos: stored.fornecedor.contatosPorTipo.Financeiro,
    });
  });

  it('has nothing of the bank account in its draft', () => {
    const draft = JSON.stringify(keptFinance.parse(financeForm(stored)));
    for (const secret of ['dadosBancarios', '12345', '987654', 'fin@panelas.com.br'])
      expect(draft).not.toContain(secret);
    expect(keptFinance.parse(financeForm(stored))).toMatchObject({
      prorrogacoes: true,
      descontoFinanceiro: 2.5,
      prazoPagamento: 'Dde',
      contatos: [{ nome: 'ANA REIS' }],
    });
  });

  it('is shown in words', () => {
    const fields = financeFields({ bank: (id) => `bank ${id}`, discountType: (id) => `type ${id}` });
    expect(fields.map(({ label, text }) => [label, text(financeForm(stored))])).toEqual([
      ['Banco', 'bank 1'],
      ['Agência', '12345'],
      ['Conta corrente', '987654'],
      ['Dígito', 'X'],
      ['Prorrogações', 'Sim'],
      ['Desconto Financeiro (%)', '2,50'],
      ['Tipo de desconto', 'type Boleto'],
      ['Prazo de pagamento', 'DDE'],
      ['Contatos financeiros', 'ANA REIS, financeiro@panelasdaserra.com.br, (31) 99887-7665'],
    ]);
  });
});
