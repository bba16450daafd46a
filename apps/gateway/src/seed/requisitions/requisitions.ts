import {
  installmentsOf,
  type PaymentTerms,
  type ProductCurve,
  proposeTerms,
  type RequisitionStatus,
  sumMoney,
  toReais,
} from '@portal/domain';
import { addDays, dayInSaoPaulo } from '@portal/formats';
import { createRandom, type Random } from '../random.ts';
import type { TermsRow } from './supplierTerms.ts';

/** A product of a supplier that can be bought. */
export interface BuyableProduct {
  readonly produtoId: number;
  readonly fornecedorId: number;
  readonly divisaoId: number;
  readonly grupoDivisaoId: number;
  readonly gestorId: number;
  readonly gestor: string;
  readonly custoUnitario: number;
  readonly curva: ProductCurve;
}

/** What requisitions refer to. */
interface RequisitionSurroundings {
  /** The instant that the newest were made just before. */
  readonly at: Date;
  readonly products: readonly BuyableProduct[];
  readonly terms: readonly TermsRow[];
  readonly branchIds: readonly number[];
  readonly tagIds: readonly number[];
}

const COUNT = 500;

/** How many of them are so new that some are not decided yet. */
const RECENT = 80;

const FIRST_NUMBER = 1_001;
const FIRST_SUGGESTION = 4_501;
const DAYS = 730;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Days after which everything is decided. */
const OPEN_DAYS = 40;
const PURCHASING = 'SISTEMA DE COMPRAS';
const REMARKS = [
  'Reposição de estoque',
  'Campanha do mês',
  'Abertura de loja',
  'Compra antecipada',
  null,
] as const;
const REFUSALS = ['Estoque suficiente', 'Sem verba neste mês', 'Prazo fora do combinado'] as const;

interface SuggestionRow {
  id: number;
  requisicaoId: number;
  fornecedorId: number;
  valorSugestao: number;
  dataVencimento: string;
}

interface ItemRow {
  sugestaoId: number;
  produtoId: number;
  filialId: number;
  quantidade: number;
  valorCompra: number;
  curvaFilial: ProductCurve;
}

/** Days from asking for a purchase to its billing: most of what was approved lately is not billed yet. */
const BILLING_DAYS = [10, 45] as const;

/** Days from the billing date until goods and invoice have come, at most: fewer than any term has. */
const LATE_DAYS = 18;

/** The course of a requisition by its age: what is old is decided. */
function createStatus(random: Random, age: number): RequisitionStatus {
  if (age > OPEN_DAYS) return random.chance(0.9) ? 'Aprovado' : 'Recusado';
  return random.weighted<RequisitionStatus>([
    ['PreRequisitado', 7],
    ['Requisitado', 20],
    ['Validado', 22],
    ['Aprovado', 45],
    ['Recusado', 6],
  ]);
}

/** What the log says of a requisition, besides its last state. */
const COURSE: Readonly<Record<RequisitionStatus, readonly RequisitionStatus[]>> = {
  PreRequisitado: ['PreRequisitado'],
  Requisitado: ['Requisitado'],
  Validado: ['Requisitado', 'Validado'],
  Aprovado: ['Requisitado', 'Validado', 'Aprovado'],
  Recusado: ['Requisitado', 'Recusado'],
};

/** In a branch most products have the place that they have in the company. */
const inBranch = (random: Random, curva: ProductCurve): ProductCurve =>
  random.chance(0.8) ? curva : random.pick(['A1', 'A2', 'A3', 'B', 'C'] as const);

/** The suggestions of a requisition: up to three, each with a few products of its supplier. */
function createSuggestions(
  random: Random,
  surroundings: Pick<RequisitionSurroundings, 'branchIds'> & { readonly products: readonly BuyableProduct[] },
  place: {
    readonly requisicaoId: number;
    readonly fornecedorId: number;
    readonly firstId: number;
    readonly due: string;
  },
) {
  const suggestions: SuggestionRow[] = [];
  const items: ItemRow[] = [];
  const count = random.integer(1, 3);
  for (let index = 0; index < count; index += 1) {
    const id = place.firstId + index;
    const own = random.sample(surroundings.products, random.integer(4, 14)).map((product) => {
      const quantidade = random.integer(6, 90);
      return {
        sugestaoId: id,
        produtoId: product.produtoId,
        filialId: random.pick(surroundings.branchIds),
        quantidade,
        valorCompra: toReais(Math.round(product.custoUnitario * 100) * quantidade),
        curvaFilial: inBranch(random, product.curva),
      };
    });
    items.push(...own);
    suggestions.push({
      id,
      requisicaoId: place.requisicaoId,
      fornecedorId: place.fornecedorId,
      valorSugestao: sumMoney(own.map(({ valorCompra }) => valorCompra)),
      dataVencimento: addDays(place.due, index * 30),
    });
  }
  return { suggestions, items };
}

/**
 * Two years of requisitions that agree with each other: each buys products of its supplier in a division of its manager, by
 * the terms of the supplier; its value is that of its suggestions and a little more; what was approved and is billed by now,
 * with its invoice or up to {@link LATE_DAYS} later, is a payable title, installment by installment.
 */
export function createRequisitions({ at, products, terms, branchIds, tagIds }: RequisitionSurroundings) {
  const today = dayInSaoPaulo(at);
  const random = createRandom('requisitions');
  const bySupplier = Map.groupBy(products, ({ fornecedorId }) => fornecedorId);
  const buyable = terms.filter(
    ({ fornecedorId, prazosCadastro }) => prazosCadastro !== '' && bySupplier.has(fornecedorId),
  );
  const ages = Array.from({ length: COUNT }, (_, index) =>
    random.integer(0, index < RECENT ? OPEN_DAYS : DAYS),
  ).sort((one, other) => other - one);
  let nextSuggestion = FIRST_SUGGESTION;
  const made = ages.map((age, index) => {
    const id = FIRST_NUMBER + index;
    const supplier = random.pick(buyable);
    const own = bySupplier.get(supplier.fornecedorId) ?? [];
    const { divisaoId, grupoDivisaoId, gestorId, gestor } = random.pick(own);
    const inDivision = own.filter((product) => product.divisaoId === divisaoId);
    const createdAt = new Date(at.getTime() - age * DAY_MS - random.integer(0, 7) * HOUR_MS);
    const billing = addDays(dayInSaoPaulo(createdAt), random.integer(...BILLING_DAYS));
    const status = createStatus(random, age);
    const { suggestions, items } = random.chance(0.7)
      ? createSuggestions(
          random,
          { branchIds, products: inDivision },
          {
            requisicaoId: id,
            fornecedorId: supplier.fornecedorId,
            firstId: nextSuggestion,
            due: addDays(billing, 30),
          },
        )
      : { suggestions: [], items: [] };
    nextSuggestion += suggestions.length;
    const suggested = sumMoney(suggestions.map(({ valorSugestao }) => valorSugestao));
    const total =
      suggested === 0 ? random.decimal(2_000, 60_000, 2) : sumMoney([suggested, random.decimal(0, 900, 2)]);
    const prazoCompra: PaymentTerms = proposeTerms(supplier, { billing, total });
    const isPre = status === 'PreRequisitado';
    const requisitante = isPre ? PURCHASING : gestor;
    const refusal = random.pick(REFUSALS);
    const requisition = {
      id,
      gestorId,
      tipoLiberacao: random.pick(['GrupoDivisao', 'Divisao'] as const),
      liberacaoEspecial: !isPre && random.chance(0.2),
      preRequisicao: isPre,
      fornecedorId: supplier.fornecedorId,
      grupoDivisaoId,
      dataCompraInicial: billing,
      dataCompraFinal: billing,
      valorRequisicao: total,
      valorOriginal: total,
      saldoContaCorrente: random.decimal(-8_000, 12_000, 2),
      dataContaCorrente: dayInSaoPaulo(createdAt),
      prazosCadastro: supplier.prazosCadastro,
      prazoCompra,
      observacoes: random.pick(REMARKS),
      observacoesValidador: status === 'Recusado' ? refusal : null,
      status,
      requisitante,
      dataCriacao: createdAt,
    };
    const isBilled = addDays(billing, random.integer(0, LATE_DAYS)) <= today && status === 'Aprovado';
    const rows = installmentsOf(prazoCompra, { total, billing });
    return {
      requisition,
      divisions: [{ requisicaoId: id, divisaoId }],
      tags: random.sample(tagIds, random.integer(0, 2)).map((tagId) => ({ requisicaoId: id, tagId })),
      suggestions,
      items,
      installments: rows.map(({ numeroParcela, dataOriginal, data, valor, valorOriginal }) => ({
        requisicaoId: id,
        numeroParcela,
        dataOriginal,
        data,
        valor,
        valorOriginal,
      })),
      titles: isBilled
        ? rows.map(({ numeroParcela, data, valor }) => ({
            fornecedorId: supplier.fornecedorId,
            requisicaoId: id,
            numeroParcela,
            dataVencimento: data,
            valor,
          }))
        : [],
      logs: COURSE[status].map((step, place) => ({
        requisicaoId: id,
        requisitante: place === 0 ? requisitante : gestor,
        status: step,
        valorRequisicao: total,
        dataCompraInicial: billing,
        dataCompraFinal: billing,
        saldoContaCorrente: requisition.saldoContaCorrente,
        prazoCompra,
        observacoes:
          step === 'Recusado'
            ? requisition.observacoesValidador
            : place === 0
              ? requisition.observacoes
              : null,
        dataCriacao: new Date(Math.min(createdAt.getTime() + place * 26 * HOUR_MS, at.getTime())),
      })),
    };
  });
  return {
    requisitions: made.map(({ requisition }) => requisition),
    divisions: made.flatMap((one) => one.divisions),
    tags: made.flatMap((one) => one.tags),
    suggestions: made.flatMap((one) => one.suggestions),
    items: made.flatMap((one) => one.items),
    installments: made.flatMap((one) => one.installments),
    titles: made.flatMap((one) => one.titles),
    logs: made.flatMap((one) => one.logs),
  };
}
