import { fieldLines, financeFields, financeForm, financeSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { draftFormat } from '../../../../shared/editor/useDraft.ts';
import { registrationAt } from '../../../../shared/stories/registrations.ts';

const read = registrationAt('AguardandoSegundaAnalise');
const { fornecedor } = registrationAt('AguardandoSegundaAnalise', {
  fornecedor: { dadosBancarios: { ...read.fornecedor.dadosBancarios, chavePix: 'fin@panelas.com.br' } },
});

describe('the form of step 5', () => {
  it('starts empty', () => {
    expect(financeForm(registrationAt('Novo').fornecedor)).toEqual({
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
    expect(financeSchema.parse(financeForm(fornecedor))).toEqual({
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
      contatos: fornecedor.contatosPorTipo.Financeiro,
    });
  });

  it('has nothing of the bank account in its draft, the name of the bank neither (D11)', () => {
    const values = financeForm(fornecedor);
    const draft = draftFormat(financeFields)({
      values,
      saved: values,
      known: { 'dadosBancarios.banco.id': [{ value: 1, label: 'Banco do Brasil' }] },
      typedAt: '2027-03-12T17:05:00.000Z',
    });
    for (const secret of ['dadosBancarios', '12345', '987654', 'fin@panelas.com.br', 'Banco'])
      expect(JSON.stringify(draft)).not.toContain(secret);
    expect(draft.values).toMatchObject({
      prorrogacoes: true,
      descontoFinanceiro: 2.5,
      prazoPagamento: 'Dde',
      contatos: [{ nome: 'ANA REIS' }],
    });
  });

  it('is shown in words', () => {
    const names = {
      option: (list: string, id: string) => `${list} ${id}`,
      record: (field: string, id: number) => `${field} ${id}`,
    };
    const lines = fieldLines(financeFields);
    expect(lines.map(({ label, text }) => [label, text(financeForm(fornecedor), names)])).toEqual([
      ['Banco', 'dadosBancarios.banco.id 1'],
      ['Agência', '12345'],
      ['Conta corrente', '987654'],
      ['Dígito', 'X'],
      ['Prorrogações', 'Sim'],
      ['Desconto Financeiro (%)', '2,50'],
      ['Tipo de desconto', 'tiposDescontoFinanceiro Boleto'],
      ['Prazo de pagamento', 'DDE'],
      ['Contatos financeiros', 'ANA REIS · financeiro@panelasdaserra.com.br · (31) 99887-7665'],
    ]);
  });
});
