import { billingSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { registrationAt } from '../../../../shared/stories/registrations.ts';
import { billingFields, billingForm, keptBilling } from './billingForm.ts';

const stored = registrationAt('AguardandoSegundaAnalise');

describe('the form of step 6', () => {
  it('has the three regions from the start, in working days (ST6-008, ST6-009, G-33)', () => {
    const { regioesEntregas } = billingForm(registrationAt('Novo'));
    expect(regioesEntregas).toEqual([
      { id: 1, prazoEntrega: null, opcaoEntrega: 'DiasUteis' },
      { id: 2, prazoEntrega: null, opcaoEntrega: 'DiasUteis' },
      { id: 3, prazoEntrega: null, opcaoEntrega: 'DiasUteis' },
    ]);
  });

  it('puts stored regions in their order', () => {
    const { fornecedor } = stored;
    const mixed = {
      ...stored,
      fornecedor: { ...fornecedor, regioesEntregas: fornecedor.regioesEntregas.toReversed() },
    };
    expect(billingForm(mixed)).toEqual(billingForm(stored));
  });

  it('is sent back as it was read (G-28)', () => {
    const { fornecedor } = stored;
    expect(billingSchema.parse(billingForm(stored))).toEqual({
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
    expect(keptBilling.parse(billingForm(stored))).toEqual(billingForm(stored));
  });

  it('is shown in words, each region by its name', () => {
    const fields = billingFields((id) => `breakages ${id}`);
    expect(fields.map(({ label, text }) => [label, text(billingForm(stored))])).toEqual([
      ['E-mail XML (NFD)', 'nfe@panelasdaserra.com.br'],
      ['Situação do frete', 'CIF'],
      ['GLN EDI', '7891234567895'],
      ['Tratamento de quebras', 'breakages Devolucao'],
      ['Grande BH: prazo de entrega (dias)', '3'],
      ['Grande BH: opção de entrega', 'Úteis'],
      ['Região metropolitana: prazo de entrega (dias)', '5'],
      ['Região metropolitana: opção de entrega', 'Úteis'],
      ['Interior de MG: prazo de entrega (dias)', '10'],
      ['Interior de MG: opção de entrega', 'Corridos'],
      ['Contatos de logística', 'CARLOS DIAS, logistica@panelasdaserra.com.br, (31) 99887-7665'],
      [
        'Transportadoras',
        'TRANSPORTES VALE LTDA, coleta@transportesvale.com.br, (31) 3333-4444, (31) 98877-6655',
      ],
    ]);
  });
});
