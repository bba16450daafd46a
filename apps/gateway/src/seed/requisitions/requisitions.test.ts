import { randomUUID } from 'node:crypto';
import {
  dueWeeks,
  installmentsOf,
  REQUISITION_STATUS_LABELS,
  refusalReason,
  sumMoney,
  termProblems,
  toCents,
} from '@portal/domain';
import { addDays } from '@portal/formats';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyCurves, suggestionCurves } from '../../areas/curves/curveQueries.ts';
import { readGraphicAnalysis } from '../../areas/requisitions/cashFlows.ts';
import type { Database } from '../../database/database.ts';
import * as tables from '../../database/schema.ts';
import { openEmptyDatabase } from '../../testing/testGateway.ts';
import { SEED_INSTANT } from '../seedClock.ts';
import { seedDatabase } from '../seedDatabase.ts';
import { createExpenses } from './expenses.ts';
import { createRequisitions } from './requisitions.ts';
import { createSupplierTerms } from './supplierTerms.ts';

/** The day of the seed. */
const TODAY = '2026-09-01';

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const hashPassword = async (password: string) => `$argon2id$not-for-use$${password}`;
  await seedDatabase(database, { demo: false, hashPassword, storeFile: async () => randomUUID() });
});

afterAll(() => database.close());

const rowsOf = () => database.queries.select().from(tables.requisitions).orderBy(tables.requisitions.id);

describe('the requisitions of two years are one company', () => {
  it('are of every status, and what is old is decided', async () => {
    const rows = await rowsOf();
    expect(rows).toHaveLength(500);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(Object.keys(REQUISITION_STATUS_LABELS)),
    );
    const old = SEED_INSTANT.getTime() - 45 * 86_400_000;
    const open = rows.filter(({ status }) => status !== 'Aprovado' && status !== 'Recusado');
    expect(open.filter(({ dataCriacao }) => dataCriacao.getTime() < old)).toEqual([]);
  });

  it('fall due together with their value, by terms that their rules allow', async () => {
    const installments = await database.queries
      .select()
      .from(tables.requisitionInstallments)
      .orderBy(tables.requisitionInstallments.numeroParcela);
    for (const { id, prazoCompra, valorRequisicao: total, dataCompraInicial: billing } of await rowsOf()) {
      const own = installments.filter(({ requisicaoId }) => requisicaoId === id);
      expect(sumMoney(own.map(({ valor }) => valor)), String(id)).toBe(total);
      expect(own.map(({ data }) => data)).toEqual(
        installmentsOf(prazoCompra, { total, billing }).map(({ data }) => data),
      );
      expect(termProblems(prazoCompra, { today: billing, billing }, total)).toEqual({});
    }
  });

  it('are payable titles, whole requisitions at a time, once they are approved and billed', async () => {
    const titles = await database.queries.select().from(tables.payableTitles);
    for (const { id, status, valorRequisicao, dataCompraInicial } of await rowsOf()) {
      const own = titles.filter(({ requisicaoId }) => requisicaoId === id);
      const mayBeBilled = status === 'Aprovado' && dataCompraInicial <= TODAY;
      const isLongSince = mayBeBilled && dataCompraInicial < addDays(TODAY, -21);
      const values = isLongSince ? [valorRequisicao] : mayBeBilled ? [valorRequisicao, 0] : [0];
      expect(values, String(id)).toContain(sumMoney(own.map(({ valor }) => valor)));
    }
    expect(titles.length).toBeGreaterThan(300);
  });

  it('fall due in the weeks that come, where they are approved and not billed yet', async () => {
    const analysis = await readGraphicAnalysis({ database, now: () => SEED_INSTANT }, 'Dia');
    const weeks = dueWeeks(analysis, TODAY);
    expect(weeks.length).toBeGreaterThan(12);
    expect(weeks.filter(({ start }) => start < addDays(TODAY, 28)).length).toBeGreaterThan(1);
    const approved = analysis.tabelaGrafico.valores.find(({ name }) => name === 'Aprovados');
    expect(sumMoney(weeks.map(({ total }) => total))).toBe(sumMoney(approved?.data ?? []));
  });

  it('are bought of the supplier, in a division of the manager, for not less than their suggestions', async () => {
    const bought = await database.queries
      .select({
        requisition: tables.requisitions,
        suggestion: tables.purchaseSuggestions,
        item: tables.purchaseSuggestionItems,
        divisaoId: tables.families.divisoesId,
        supplierId: tables.productSuppliers.fornecedorId,
        gestorId: tables.divisionGroups.gestorId,
        chosen: tables.requisitionDivisions.divisaoId,
      })
      .from(tables.purchaseSuggestionItems)
      .innerJoin(
        tables.purchaseSuggestions,
        eq(tables.purchaseSuggestions.id, tables.purchaseSuggestionItems.sugestaoId),
      )
      .innerJoin(tables.requisitions, eq(tables.requisitions.id, tables.purchaseSuggestions.requisicaoId))
      .innerJoin(
        tables.requisitionDivisions,
        eq(tables.requisitionDivisions.requisicaoId, tables.requisitions.id),
      )
      .innerJoin(tables.products, eq(tables.products.id, tables.purchaseSuggestionItems.produtoId))
      .innerJoin(tables.families, eq(tables.families.id, tables.products.familiaId))
      .innerJoin(tables.divisions, eq(tables.divisions.id, tables.families.divisoesId))
      .innerJoin(tables.divisionGroups, eq(tables.divisionGroups.id, tables.divisions.grupoDivisaoId))
      .innerJoin(tables.productSuppliers, eq(tables.productSuppliers.produtoId, tables.products.id))
      .where(eq(tables.productSuppliers.padrao, true));
    const wrong = bought.filter(
      ({ requisition, divisaoId, supplierId, gestorId, chosen }) =>
        divisaoId !== chosen || supplierId !== requisition.fornecedorId || gestorId !== requisition.gestorId,
    );
    expect(wrong).toEqual([]);
    for (const [id, rows] of Map.groupBy(bought, ({ suggestion }) => suggestion.id)) {
      const value = sumMoney(rows.map(({ item }) => item.valorCompra));
      expect(rows[0]?.suggestion.valorSugestao, String(id)).toBe(value);
    }
    const suggestions = new Map(bought.map(({ suggestion }) => [suggestion.id, suggestion]));
    for (const [, own] of Map.groupBy(suggestions.values(), ({ requisicaoId }) => requisicaoId)) {
      const requisition = bought.find(({ suggestion }) => suggestion.id === own[0]?.id)?.requisition;
      const suggested = sumMoney(own.map(({ valorSugestao }) => valorSugestao));
      expect(requisition?.valorRequisicao).toBeGreaterThanOrEqual(suggested);
    }
  });

  it('have a log that ends in their status', async () => {
    const logs = await database.queries
      .select()
      .from(tables.requisitionLogs)
      .orderBy(tables.requisitionLogs.id);
    const last = new Map(logs.map(({ requisicaoId, status }) => [requisicaoId, status]));
    for (const { id, status } of await rowsOf()) expect(last.get(id)).toBe(status);
  });

  it('say in their log why they were refused (RQA-021)', async () => {
    const logs = await database.queries.select().from(tables.requisitionLogs);
    const refusals = logs.filter(({ status }) => status === 'Recusado');
    const reasons = new Map(refusals.map(({ requisicaoId, observacoes }) => [requisicaoId, observacoes]));
    const refused = (await rowsOf()).filter(({ status }) => status === 'Recusado');
    expect(refused.length).toBeGreaterThan(0);
    for (const requisition of refused) expect(reasons.get(requisition.id)).toBe(refusalReason(requisition));
  });

  it('keep the figures of their supplier, and the history of their manager', async () => {
    for (const { analise, fornecedorId, valorRequisicao, historico } of await rowsOf()) {
      expect(analise.fornecedorId).toBe(fornecedorId);
      const withIt = toCents(analise.estimativaCustoAtual) + toCents(valorRequisicao);
      expect(toCents(analise.estimativaRequisicaoCustoAtual)).toBe(withIt);
      expect(historico.length).toBeGreaterThan(0);
    }
  });
});

describe('the curves', () => {
  it('of the company come near their targets, and are the whole stock at cost', async () => {
    const curves = await companyCurves(database.queries);
    const stocks = await database.queries.select().from(tables.productStocks);
    const cost = sumMoney(
      stocks.map(({ custoUnitario, quantidadeEstoque }) => custoUnitario * quantidadeEstoque),
    );
    expect(sumMoney(curves.slice(3).map(({ valor }) => valor))).toBe(cost);
    for (const { meta, percentualValor, curva } of curves)
      expect(Math.abs(percentualValor - meta), curva).toBeLessThan(2);
  });

  it('of suggestions are worth the suggestions, by branch and by company', async () => {
    const suggestions = await database.queries.select().from(tables.purchaseSuggestions).limit(5);
    const ids = suggestions.map(({ id }) => id);
    const value = sumMoney(suggestions.map(({ valorSugestao }) => valorSugestao));
    for (const scope of ['filial', 'empresa'] as const) {
      const curves = await suggestionCurves(database.queries, scope, ids);
      expect(sumMoney(curves.slice(3).map(({ valor }) => valor))).toBe(value);
    }
  });
});

it('the terms of suppliers are of every type, and go wrong in each of the ways (RQP-028 to RQP-031)', () => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  const terms = createSupplierTerms(ids);
  expect(new Set(terms.map(({ tipoPrazo }) => tipoPrazo)).size).toBe(3);
  expect(terms).toHaveLength(39);
  expect(terms.filter(({ prazosCadastro }) => prazosCadastro === '')).toHaveLength(1);
  expect(terms.filter(({ respostaMs }) => respostaMs > 10_000)).toHaveLength(1);
});

it('count back from the instant that is given, so that what is open can be decided without other dates (RQP-015)', () => {
  const at = new Date('2031-02-14T12:00:00Z');
  const supplier = createSupplierTerms([1]);
  const product = {
    produtoId: 1,
    fornecedorId: 1,
    divisaoId: 1,
    grupoDivisaoId: 1,
    gestorId: 1,
    gestor: 'ANA',
    custoUnitario: 10,
    curva: 'A1',
  } as const;
  const { requisitions } = createRequisitions({
    at,
    products: [product],
    terms: supplier,
    branchIds: [1],
    tagIds: [1, 2],
  });
  const newest = Math.max(...requisitions.map(({ dataCriacao }) => dataCriacao.getTime()));
  expect(at.getTime() - newest).toBeLessThan(3 * 86_400_000);
  expect(newest).toBeLessThanOrEqual(at.getTime());
  const months = createExpenses(at).map(({ data }) => data);
  expect([months[0], months.at(-1)]).toEqual(['2029-02-05', '2032-07-25']);
});
