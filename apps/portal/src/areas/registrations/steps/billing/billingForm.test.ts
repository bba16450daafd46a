import { billingFields, billingForm, billingSchema, draftSchema, fieldLines } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { registrationAt } from '../../../../shared/stories/registrations.ts';

const { fornecedor } = registrationAt('AguardandoSegundaAnalise');

describe('the form of step 6', () => {
  it('has the three regions from the start, in working days (ST6-008, ST6-009, G-33)', () => {
    const { regioesEntregas } = billingForm(registrationAt('Novo').fornecedor);
    expect(regioesEntregas).toEqual([
      { id: 1, prazoEntrega: null, opcaoEntrega: 'DiasUteis' },
      { id: 2, prazoEntrega: null, opcaoEntrega: 'DiasUteis' },
      { id: 3, prazoEntrega: null, opcaoEntrega: 'DiasUteis' },
    ]);
  });

  it('puts stored regions in their order', () => {
    const mixed = { ...fornecedor, regioesEntregas: fornecedor.regioesEntregas.toReversed() };
    expect(billingForm(mixed)).toEqual(billingForm(fornecedor));
  });

  it('is sent back as it was read (G-28)', () => {
    expect(billingSchema.parse(billingForm(fornecedor))).toEqual({
      emailParaRecebimentoXml: 'nfe@panelasdaserra.com.br',
      situacaoFrete: 'Cif',
      glnEdi: '7891234567895',
      regioesEntregas: fornecedor.regioesEntregas,
      tratamentoQuebras: 'Devolucao',
      contatos: fornecedor.contatosPorTipo.FaturamentoELogistica,
      transportadoras: fornecedor.transportadoras,
    });
  });

  it('is kept as a draft as it stands', () => {
    expect(draftSchema(billingFields).parse(billingForm(fornecedor))).toEqual(billingForm(fornecedor));
  });

  it('is shown in words, each region by its name', () => {
    const names = { option: (list: string, id: string) => `${list} ${id}`, record: () => null };
    const lines = fieldLines(billingFields);
    expect(lines.map(({ label, text }) => [label, text(billingForm(fornecedor), names)])).toEqual([
      ['E-mail XML (NFD)', 'nfe@panelasdaserra.com.br'],
      ['Situação do frete', 'CIF'],
      ['GLN EDI', '7891234567895'],
      ['Tratamento de quebras', 'tratamentoQuebras Devolucao'],
      ['Grande BH', '3 dias úteis'],
      ['Região metropolitana', '5 dias úteis'],
      ['Interior de MG', '10 dias corridos'],
      ['Contatos de logística', 'CARLOS DIAS · logistica@panelasdaserra.com.br · (31) 99887-7665'],
      [
        'Transportadoras',
        'TRANSPORTES VALE LTDA · coleta@transportesvale.com.br · (31) 3333-4444 · (31) 98877-6655',
      ],
    ]);
  });
});
