import type { SharedCurve } from '@portal/domain';
import { sumMoney } from '@portal/domain';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import {
  companyCurves,
  managerCurves,
  suggestionCurves,
  suggestionProducts,
  supplierCurves,
} from './curveQueries.ts';

/** The names of curves by stock at cost. */
const byCost = ({ valor: cme, percentualValor: percentualCME, ...curve }: SharedCurve) => ({
  ...curve,
  cme,
  percentualCME,
});

/** The names of curves by purchase value. */
const byPurchase = ({
  valor: valorCompra,
  percentualValor: percentualValorCompra,
  ...curve
}: SharedCurve) => ({
  ...curve,
  valorCompra,
  percentualValorCompra,
});

async function answerSuggestion(
  { query, context }: Call<'getSuggestionCurve' | 'getSuggestionCompanyCurve'>,
  scope: Parameters<typeof suggestionCurves>[1],
) {
  const curves = await suggestionCurves(context.database.queries, scope, query.sugestoesId);
  return { status: 200 as const, body: { data: { lstCurvaProdutoSugestao: curves.map(byPurchase) } } };
}

async function answerProducts(
  { path, query, context }: Call<'listSuggestionCurveProducts' | 'listSuggestionCompanyCurveProducts'>,
  scope: Parameters<typeof suggestionCurves>[1],
) {
  const curve = { curvaId: path.curvaId, suggestionIds: query.sugestoesId };
  const rows = await suggestionProducts(context.database.queries, scope, curve);
  const data = {
    lstCurvaProdutoSugestao: rows,
    totalQuantidade: rows.reduce((sum, { quantidade }) => sum + quantidade, 0),
    totalValorCompra: sumMoney(rows.map(({ valorCompra }) => valorCompra)),
  };
  return { status: 200 as const, body: { data } };
}

/** Calls of the curves (CRV-017 to CRV-029). */
export const curveHandlers: Handlers<
  | 'getCompanyCurve'
  | 'getSupplierCurve'
  | 'getManagerCurve'
  | 'getSuggestionCurve'
  | 'getSuggestionCompanyCurve'
  | 'listSuggestionCurveProducts'
  | 'listSuggestionCompanyCurveProducts'
> = {
  getCompanyCurve: async ({ context }) => {
    const curves = await companyCurves(context.database.queries);
    return { status: 200, body: { data: { lstsubCurvaEmpresa: curves.map(byCost) } } };
  },
  getSupplierCurve: async ({ query, context }) => {
    const curves = await supplierCurves(
      context.database.queries,
      query.fornecedorId,
      query.divisoesIds ?? [],
    );
    return { status: 200, body: { data: { lstCurvaProdutoForcedor: curves.map(byCost) } } };
  },
  getManagerCurve: async ({ path, context }) => {
    const curves = await managerCurves(context.database.queries, path.gestorId);
    return { status: 200, body: { data: { lstsubCurvaEmpresa: curves.map(byCost) } } };
  },
  getSuggestionCurve: (call) => answerSuggestion(call, 'filial'),
  getSuggestionCompanyCurve: (call) => answerSuggestion(call, 'empresa'),
  listSuggestionCurveProducts: (call) => answerProducts(call, 'filial'),
  listSuggestionCompanyCurveProducts: (call) => answerProducts(call, 'empresa'),
};
