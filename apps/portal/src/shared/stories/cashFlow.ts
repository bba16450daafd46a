import {
  type ChartPeriod,
  type CompanyFlows,
  type DueAmount,
  graphicAnalysis,
  releasesChart,
} from '@portal/domain';
import { addDays } from '@portal/formats';
import { gatewayHttp } from './gatewayHttp.ts';

/** The day of the stories about cash flow. */
export const CASH_FLOW_DAY = '2027-03-10';

/** An amount every so many days of the two years, which rises and falls by turns. */
function amounts(everyDays: number, base: number, firstDay: string): DueAmount[] {
  return Array.from({ length: Math.floor(360 / everyDays) }, (_, index) => ({
    date: addDays(firstDay, index * everyDays),
    amount: Math.round(base * (1 + Math.sin(index) / 2) * 100) / 100,
  }));
}

/** What a company owes in two years. */
export const companyFlows: CompanyFlows = {
  approved: amounts(21, 48_750.5, '2027-03-12'),
  requested: amounts(30, 31_200.35, '2027-04-02'),
  titles: amounts(5, 22_940.9, '2026-05-04'),
  expenses: amounts(30, 84_300, '2026-04-05'),
};

const periodOf = (query: URLSearchParams) => (query.get('tipoVisaoGrafico') ?? 'Mes') as ChartPeriod; // the contract names no other

/** The graphic analysis of flows, computed as the gateway does; `once` for the first time it is read. */
export const analysisOf = (flows: CompanyFlows, options: { once?: boolean } = {}) =>
  gatewayHttp.get(
    '/api/produtos/requisicoes/graficos/analise',
    ({ request, response }) =>
      response(200).json(graphicAnalysis(flows, periodOf(new URL(request.url).searchParams), CASH_FLOW_DAY)),
    options,
  );

/** What falls due of requisitions, by their ids; without ids of all of them. */
export const releasesOf = (requisitions: Readonly<Record<number, readonly DueAmount[]>>) =>
  gatewayHttp.get('/api/produtos/requisicoes/graficos/lancamentos', ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    const ids = query.getAll('requisicoes').map(Number);
    const chosen = Object.entries(requisitions).filter(
      ([id]) => ids.length === 0 || ids.includes(Number(id)),
    );
    const due = chosen.flatMap(([, installments]) => installments);
    return response(200).json(releasesChart(due, periodOf(query), CASH_FLOW_DAY));
  });
