import { expect, it } from 'vitest';
import { supplierAnalysis } from './supplierAnalysis.ts';

const figures = {
  estoqueCusto: 12_000.1,
  valorDeVenda: 20_000,
  faturamentoMesAnterior: 10_000,
  faturamentoMesAtual: 8_500,
  margemMesAnterior: 40,
  produtos: 8,
  emRuptura: 1,
};

it('computes the nine figures of an analysis (RQF-054, RQL-029)', () => {
  expect(supplierAnalysis(figures, 1_000.2)).toEqual({
    diaEstoqueQuantidade: 60,
    diaEstoqueValor: 60,
    estimativaCustoAtual: 12_000.1,
    estimativaPrevisaoVenda: 20_000,
    estimativaRequisicaoCustoAtual: 13_000.3,
    evolucao: -15,
    ruptura: 12.5,
    valorVendaComparativo: 10_000,
    valorVendaVigente: 8_500,
  });
});

it('says nothing where the supplier has sold nothing', () => {
  const none = { ...figures, faturamentoMesAnterior: 0, faturamentoMesAtual: 0, produtos: 0, emRuptura: 0 };
  expect(supplierAnalysis(none, 0)).toMatchObject({
    diaEstoqueQuantidade: 0,
    diaEstoqueValor: 0,
    evolucao: 0,
    ruptura: 0,
  });
});
